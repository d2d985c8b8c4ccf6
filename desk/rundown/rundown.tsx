import { type KeyboardEvent, memo, useMemo, useRef } from 'react';
import { useSession } from '#desk/api/session.ts';
import { useNow } from '#desk/frame/clock-now.tsx';
import { useMedia } from '#desk/frame/use-media.ts';
import { useWidth } from '#desk/parts/use-width.ts';
import type { OpenLead, UpcomingCall } from '#shared/desk/api.ts';
import { findLabelSpace, layOutTimeline, type Tick } from './layout.ts';
import { MarkLink } from './mark-link.tsx';
import { useOpeningHours } from './use-opening-hours.ts';

const maxPhoneWidth = 720;
const isFaintByDefault = () => false;

const anchors: Record<Tick['align'], string> = {
  start: '',
  middle: '-translate-x-1/2',
  end: '-translate-x-full',
};

type RundownProps = {
  running: OpenLead[];
  calls: UpcomingCall[];
  hrefOf: (ref: string) => string;
  isEmpty?: boolean;
  /** Whether a mark's lead is not in the current view. */
  isFaint?: (run: OpenLead | UpcomingCall) => boolean;
};

/** A timeline of running deadlines, reminders and booked calls, updated every minute. */
export const Rundown = memo(function Rundown({
  running,
  calls,
  hrefOf,
  isEmpty = false,
  isFaint = isFaintByDefault,
}: RundownProps) {
  const { people } = useSession();
  const opening = useOpeningHours();
  const now = useNow(60_000);
  const { element, width } = useWidth({ isLater: true });
  const list = useRef<HTMLUListElement>(null);
  const isShort = width < maxPhoneWidth - 32;
  const isTouch = useMedia('(pointer: coarse)');
  const layout = useMemo(
    () =>
      layOutTimeline(running, { now, width: Math.max(width, 1), opening, isShort, isTouch, isFaint, calls }),
    [running, calls, now, width, opening, isShort, isTouch, isFaint],
  );

  function moveFocus(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link.matches(':focus'));
    const next = by === undefined || at < 0 ? undefined : links[at + by];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <div ref={element} data-pane="rundown" className="relative h-17 text-key select-none">
      {width > 0 && (
        <>
          <div aria-hidden="true">
            <div className="absolute inset-x-0 top-5 h-7 rounded-lg bg-paper-2 forced-colors:border" />
            {layout.open.map((band) => (
              <div
                key={band.x}
                className="absolute top-5 h-7 border border-line-2 bg-white"
                style={{ left: band.x, width: band.width }}
              />
            ))}
            {isEmpty &&
              layout.open.map((band) => {
                const room = findLabelSpace(band, layout.now);
                if (room.width < 64) return null;
                return <BandLabel key={band.x} {...room} text="Open" />;
              })}
            {layout.closed.map((band) => {
              const room = findLabelSpace(band, layout.now);
              const middle = room.x + room.width / 2;
              const isCovered = !isEmpty && layout.marks.some(({ x }) => Math.abs(x - middle) < 56);
              if (!band.label || room.width < 96 || isCovered) return null;
              return <BandLabel key={band.x} {...room} text={band.label} />;
            })}
            <div
              className="absolute top-4 h-8.5 w-0.5 -translate-x-1/2 bg-ink forced-colors:bg-[CanvasText]"
              style={{ left: layout.now }}
            />
            {layout.ticks.map(({ x, label, isNow, align }) => (
              <span
                key={x}
                className={`absolute top-12.5 whitespace-nowrap ${anchors[align]} ${isNow ? 'font-[650] text-ink' : 'text-mute'}`}
                style={{ left: x }}
              >
                {label}
              </span>
            ))}
          </div>
          <ul ref={list} aria-label="Reply deadlines and booked calls" onKeyDown={moveFocus}>
            {layout.marks.map((mark, at) => (
              <MarkLink
                key={`${mark.kind} ${mark.entries[0]?.ref}`}
                {...{ mark, now, opening, people, hrefOf }}
                isFirst={at === 0}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
});

function BandLabel({ x, width, text }: { x: number; width: number; text: string }) {
  return (
    <div className="absolute top-5 grid h-7 place-items-center text-mute" style={{ left: x, width }}>
      {text}
    </div>
  );
}

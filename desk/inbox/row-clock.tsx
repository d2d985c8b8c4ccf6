import { useNow } from '#desk/frame/clock-now.tsx';
import { Dial } from '#desk/parts/clock/dial.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { useOpening } from '#desk/rundown/opening.ts';
import { type ClockState, clockState, isUrgent, stepOf } from '#desk/time/clock-state.ts';
import { clockWords } from '#desk/time/clock-words.ts';
import { serverNow } from '#desk/time/server-now.ts';
import type { LeadRow } from '#shared/desk/api.ts';

function toneOf(state: ClockState): string {
  if (isUrgent(state)) return 'font-semibold text-tally-text';
  if (state.kind === 'kept') return state.lateBy > 0 ? 'text-ink-3' : 'text-ok-text';
  return state.kind === 'none' ? 'text-mute' : 'font-semibold';
}

export function RowClock({ clock, createdAt }: Pick<LeadRow, 'clock' | 'createdAt'>) {
  const opening = useOpening();
  const now = useNow(stepOf(clockState(clock, createdAt, serverNow())));
  const state = clockState(clock, createdAt, now);
  const words = clockWords(state, now, opening);
  return (
    <>
      <span className="sr-only">{words.spoken}</span>
      <span
        aria-hidden="true"
        className="row-clock flex items-center gap-2 whitespace-nowrap [grid-area:clock]"
      >
        <Dial state={state} className="size-4.5" />
        <span className={toneOf(state)}>{words.main}</span>
      </span>
      <span
        aria-hidden="true"
        className="row-due flex items-center gap-1 text-caption whitespace-nowrap text-mute [grid-area:due]"
      >
        {words.aside}
        {words.isClosedThen && <Icon name="moon" className="size-3.5" />}
      </span>
    </>
  );
}

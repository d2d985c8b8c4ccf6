import { useNow } from '#desk/frame/clock-now.tsx';
import { viewNames } from '#desk/frame/navigation-entries.ts';
import { Dial } from '#desk/parts/clock/dial.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { useOpeningHours } from '#desk/rundown/use-opening-hours.ts';
import { type ClockState, clockState, getUpdateInterval, isUrgent } from '#desk/time/clock-state.ts';
import { clockText } from '#desk/time/clock-text.ts';
import { formatShortDateTime } from '#desk/time/format-time.ts';
import { serverNow } from '#desk/time/server-now.ts';
import type { LeadRow } from '#shared/desk/api.ts';

function toneClassOf(state: ClockState): string {
  if (isUrgent(state)) return 'font-semibold text-tally-text';
  if (state.kind === 'ended')
    return state.lateBy > 0 || state.by === 'no_reply' ? 'text-ink-3' : 'text-ok-text';
  return state.kind === 'none' ? 'text-mute' : 'font-semibold';
}

type RowClockProps = {
  lead: Pick<LeadRow, 'clock' | 'createdAt' | 'isWaiting' | 'replyFailedAt' | 'remindAt' | 'isComplaint'>;
};

export function RowClock({
  lead: { clock, createdAt, isWaiting, replyFailedAt, remindAt, isComplaint },
}: RowClockProps) {
  const opening = useOpeningHours();
  const now = useNow(getUpdateInterval(clockState(clock, createdAt, serverNow())));
  const state = clockState(clock, createdAt, now);
  const isDue = state.kind === 'left' || state.kind === 'soon' || state.kind === 'late';
  const reminder =
    remindAt === null ? null : formatShortDateTime(Date.parse(remindAt), now, opening.timeZone);
  if (replyFailedAt !== null && !isDue) return <FailedMark />;
  const isReminder = reminder !== null && !isDue && state.kind !== 'bounced';
  if (isReminder && !isComplaint) return <ReminderTime at={reminder} />;
  const text = {
    ...clockText(state, now, opening),
    ...(state.kind === 'none' && isWaiting && { main: viewNames.waiting, spoken: viewNames.waiting }),
  };
  return (
    <>
      <span className="sr-only">
        {[
          text.spoken,
          replyFailedAt !== null && 'reply not delivered',
          isComplaint && 'marked our email as spam',
          reminder !== null && `reminder ${reminder}`,
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
      <span
        aria-hidden="true"
        className="row-clock flex items-center gap-2 whitespace-nowrap [grid-area:clock]"
      >
        <Dial state={state} className="size-4.5" />
        <span className={toneClassOf(state)}>{text.main}</span>
        {(replyFailedAt !== null || isComplaint) && <Icon name="alert" className="size-4.5" />}
        {reminder !== null && <Diamond />}
      </span>
      <span
        aria-hidden="true"
        className="row-due flex items-center gap-1 text-caption whitespace-nowrap text-mute [grid-area:due]"
      >
        {replyFailedAt !== null ? (
          <span className="text-ink">Reply not delivered</span>
        ) : isComplaint ? (
          <span className="text-ink">Marked as spam</span>
        ) : (
          <>
            {text.aside}
            {text.isClosedThen && <Icon name="moon" className="size-3.5" />}
          </>
        )}
      </span>
    </>
  );
}

function Diamond() {
  return (
    <i aria-hidden="true" className="ml-1 size-2.5 rotate-45 rounded-[2px] border-[1.6px] border-ink-3" />
  );
}

function FailedMark() {
  return (
    <span className="row-clock flex items-center gap-2 font-semibold whitespace-nowrap [grid-area:clock]">
      <Icon name="alert" className="size-4.5" />
      Not delivered
    </span>
  );
}

function ReminderTime({ at }: { at: string }) {
  return (
    <>
      <span className="row-clock flex items-center gap-2 whitespace-nowrap [grid-area:clock]">
        <Diamond />
        <span className="font-semibold">{at}</span>
      </span>
      <span className="row-due text-caption text-mute [grid-area:due]">Reminder</span>
    </>
  );
}

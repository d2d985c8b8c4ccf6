import { useSession } from '#desk/api/session.ts';
import { StudioClock } from '#desk/parts/clock/studio-clock.tsx';
import type { Lead, LeadRow } from '#shared/desk/api.ts';
import { deadlineText } from './deadline-text.ts';
import { useLeadClock } from './use-lead-time.ts';

const toneClasses = { ink: 'text-ink', red: 'text-tally-text' };

const clearedWithoutReply = ['machine', 'no_reply'];

/** Hidden if there is no deadline, or if it was cleared without a member's reply. */
export function DeadlineClock({ row, className }: { row: LeadRow; className?: string }) {
  const { state, text } = useLeadClock(row);
  if (state.kind === 'none' || (state.kind === 'ended' && clearedWithoutReply.includes(state.by)))
    return null;
  return <StudioClock state={state} text={text} hours={row.clock.hours} {...(className && { className })} />;
}

type DeadlineSentenceProps = {
  row: LeadRow;
  lead: Lead | undefined;
  isBlock?: boolean;
};

export function DeadlineSentence({ row, lead, isBlock = false }: DeadlineSentenceProps) {
  const { people, me, site } = useSession();
  const { state, now } = useLeadClock(row);
  const text = deadlineText(lead ?? row, state, { now, timeZone: site.timeZone, people, me: me.id });
  return (
    <p className={isBlock ? 'text-ink-3' : ''}>
      <strong
        className={`font-semibold ${toneClasses[text.tone]} ${isBlock ? 'mb-0.75 block text-letter' : ''}`}
      >
        {text.head}
      </strong>{' '}
      {text.rest}
    </p>
  );
}

import { useTimeFormatter } from '#desk/lead/changes/use-lead-time.ts';
import { EmailIcon } from '#desk/lead/reply/email-icon.tsx';
import type { EmailTone } from '#desk/lead/reply/email-text.ts';
import type { LeadDelivery } from '#shared/desk/connections.ts';
import { Block } from './heading-level.tsx';
import { useOpenLead } from './open-lead.tsx';

const deliveryStates: Record<LeadDelivery['state'], { tone: EmailTone; text: string }> = {
  done: { tone: 'taken', text: 'delivered' },
  queued: { tone: 'waiting', text: 'retrying since' },
  held: { tone: 'unsure', text: 'not sent, paused' },
  uncertain: { tone: 'unsure', text: 'failed' },
  dead: { tone: 'unsure', text: 'failed' },
};

export function WebhookDeliveries() {
  const { lead } = useOpenLead();
  const formatTime = useTimeFormatter();
  if (lead.told.length === 0) return null;
  return (
    <Block title="Connections">
      <ul className="mt-1.75 grid gap-1.75">
        {lead.told.map(({ connection, state, at }) => (
          <li key={connection} className="grid grid-cols-[1.125rem_minmax(0,1fr)] gap-x-2.5 leading-snug">
            <EmailIcon tone={deliveryStates[state].tone} className="mt-0.25 size-4.5" />
            <span className="min-w-0 wrap-anywhere">
              <bdi>{connection}</bdi>: {deliveryStates[state].text} {formatTime(at)}
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}

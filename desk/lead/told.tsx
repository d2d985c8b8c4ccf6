import type { LeadDelivery } from '#shared/desk/connections.ts';
import { Block } from './heading-level.tsx';
import { MailSign } from './mail-sign.tsx';
import type { MailTone } from './mail-words.ts';
import { useOpenLead } from './open-lead.tsx';
import { useMoments } from './use-lead-time.ts';

const fates: Record<LeadDelivery['state'], { tone: MailTone; words: string }> = {
  done: { tone: 'taken', words: 'taken' },
  queued: { tone: 'waiting', words: 'waiting since' },
  held: { tone: 'unsure', words: 'not sent, paused' },
  uncertain: { tone: 'unsure', words: 'not taken' },
  dead: { tone: 'unsure', words: 'not taken' },
};

/** Which other programs took the news of this lead: `HubSpot: taken 14:03`. */
export function Told() {
  const { lead } = useOpenLead();
  const moment = useMoments();
  if (lead.told.length === 0) return null;
  return (
    <Block title="Connections">
      <ul className="mt-1.75 grid gap-1.75">
        {lead.told.map(({ connection, state, at }) => (
          <li key={connection} className="grid grid-cols-[1.125rem_minmax(0,1fr)] gap-x-2.5 leading-snug">
            <MailSign tone={fates[state].tone} className="mt-0.25 size-4.5" />
            <span className="min-w-0 wrap-anywhere">
              <bdi>{connection}</bdi>: {fates[state].words} {moment(at)}
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}

import { useMoments } from '#desk/lead/changes/use-lead-time.ts';
import { Block } from '#desk/lead/page/heading-level.tsx';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import type { Lead } from '#shared/desk/api.ts';
import { EmailIcon } from './email-icon.tsx';
import { deliveryStatus, emailName, isToVisitor } from './email-text.ts';

export function Emails() {
  const { lead, show } = useOpenLead();
  const moment = useMoments();
  const mails = lead.mails.filter(isToVisitor);
  if (mails.length === 0) return null;
  const exact = (at: string) => moment(at, { seconds: true });
  return (
    <Block title="Emails">
      <ul className="mt-1.75 grid gap-1.75">
        {mails.toReversed().map((mail) => {
          const status = deliveryStatus(mail, exact);
          const name = emailName(mail, lead);
          return (
            <li key={mail.id} className="grid grid-cols-[1.125rem_minmax(0,1fr)_auto] gap-x-2.5 leading-snug">
              <EmailIcon
                tone={status.tone === 'refused' && !isAwaited(lead) ? 'unsure' : status.tone}
                className="mt-0.25 size-4.5"
              />
              <span className="min-w-0 wrap-anywhere">
                <bdi>{name}</bdi>
                <span className="block text-caption text-mute">
                  {mail.kind === 'mail.newsletter-confirm' && lead.confirmedAt
                    ? `${status.words}, confirmed ${moment(lead.confirmedAt)}`
                    : status.words}
                </span>
              </span>
              <button
                type="button"
                onClick={() => show({ mail: mail.id })}
                className="self-start underline decoration-1 underline-offset-3 hover:decoration-2 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
              >
                View<span className="sr-only"> “{name}” as it was sent</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Block>
  );
}

function isAwaited({ clock }: Pick<Lead, 'clock'>): boolean {
  return clock.dueAt !== null && clock.keptAt === null;
}

import { useOverview } from '#desk/api/overview.ts';
import { useHasRole, useSession } from '#desk/api/session.ts';
import { ButtonLink } from '#desk/parts/button.tsx';
import { Notice } from '#desk/parts/notice.tsx';

/** Whether no mail server is connected, so that replies reach nobody. */
export function useIsEmailOff(): boolean {
  return useOverview().data?.mail.state === 'off';
}

/** Setup with the instructions open. */
export const connectEmailPath = '/start?email';

/** Whom members ask to connect email; null for admins, who can read how. */
export function useWhomToAsk(): string | null {
  const { people } = useSession();
  const isAdmin = useHasRole(['admin']);
  if (isAdmin) return null;
  const admins = people.filter(({ role, disabled }) => role === 'admin' && !disabled);
  const names = admins.length > 0 && admins.length <= 3 ? admins.map(({ name }) => name) : ['an admin'];
  return `Ask ${or.format(names)} to connect it.`;
}

const or = new Intl.ListFormat('en-US', { type: 'disjunction' });

type EmailOffProps = { title: string; place: 'list' | 'reply'; className?: string };

/**
 * Warns that email is off. Admins get a link to the instructions, others read whom to ask. A screen shows one warning:
 * that of the reply, else that of the list, else that of the navigation.
 */
export function EmailOff({ title, place, className = '' }: EmailOffProps) {
  const whom = useWhomToAsk();
  return (
    <Notice
      title={title}
      data-email-off={place}
      className={`${place === 'list' ? '[body:has([data-email-off=reply])_&]:hidden' : ''} ${className}`}
      {...(whom === null && {
        actions: (
          <ButtonLink size="bar" tone="line" href={connectEmailPath}>
            Connect email
          </ButtonLink>
        ),
      })}
    >
      {whom}
    </Notice>
  );
}

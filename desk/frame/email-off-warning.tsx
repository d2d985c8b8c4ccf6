import { useOverview } from '#desk/api/overview.ts';
import { useHasRole, useSession } from '#desk/api/session.ts';
import { ButtonLink } from '#desk/parts/button.tsx';
import { Notice } from '#desk/parts/notice.tsx';

/** Whether no mail server is connected, so that replies reach nobody. */
export function useIsEmailOff(): boolean {
  return useOverview().data?.mail.state === 'off';
}

/** The setup page, with the instructions for connecting email expanded. */
export const connectEmailPath = '/start?email';

/** A sentence that names the admins who can connect email. Null for admins, who see the instructions instead. */
export function useAskAdminText(): string | null {
  const { people } = useSession();
  const isAdmin = useHasRole(['admin']);
  if (isAdmin) return null;
  const admins = people.filter(({ role, disabled }) => role === 'admin' && !disabled);
  const names = admins.length > 0 && admins.length <= 3 ? admins.map(({ name }) => name) : ['an admin'];
  return `Ask ${orFormat.format(names)} to connect it.`;
}

const orFormat = new Intl.ListFormat('en-US', { type: 'disjunction' });

type EmailOffWarningProps = { title: string; place: 'list' | 'reply'; className?: string };

/**
 * Warns that email is off. Admins get a link to the instructions, other members see which admins to ask. A screen shows
 * only one warning: in the reply form if open, otherwise above the list, otherwise in the navigation.
 */
export function EmailOffWarning({ title, place, className = '' }: EmailOffWarningProps) {
  const whom = useAskAdminText();
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

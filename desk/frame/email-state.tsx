import { useOverview } from '#desk/api/overview.ts';
import { useSession } from '#desk/api/session.ts';
import { Icon } from '#desk/parts/icon.tsx';
import { Link } from '#desk/parts/link.tsx';
import { formatShortDateTime } from '#desk/time/format-time.ts';
import type { Overview } from '#shared/desk/api.ts';
import { useNow } from './clock-now.tsx';
import { connectEmailPath, useAskAdminText } from './email-off-warning.tsx';
import { formatCount } from './navigation-entries.ts';

function emailStateText(
  mail: Overview['mail'],
  lastAt: string | null,
): { title: string; detail: string; isWrong: boolean } {
  const waiting = `${formatCount(mail.waiting)} waiting`;
  switch (mail.state) {
    case 'going':
      return {
        title: 'Email is working',
        detail: lastAt ? `last at ${lastAt}` : 'nothing sent yet',
        isWrong: false,
      };
    case 'waiting':
      return { title: 'Email is waiting', detail: waiting, isWrong: false };
    case 'off':
      return { title: 'Email is off. Replies are not sent.', detail: '', isWrong: false };
    case 'stopped':
      return {
        title: 'Email stopped sending',
        detail: lastAt ? `${waiting}, last ${lastAt}` : waiting,
        isWrong: true,
      };
  }
}

const hiddenBesideNotice = '[body:has([data-email-off])_&]:hidden';

type EmailStateProps = {
  className?: string /** Whether to show only problems, in one line. */;
  isShort?: boolean;
};

export function EmailState({ className = '', isShort = false }: EmailStateProps) {
  const { data } = useOverview();
  const { site } = useSession();
  const now = useNow(60_000);
  const whom = useAskAdminText();
  if (!data) return null;
  const at = data.mail.lastAt && formatShortDateTime(Date.parse(data.mail.lastAt), now, site.timeZone);
  const { title, detail, isWrong } = emailStateText(data.mail, at);
  const isOff = data.mail.state === 'off';
  if (isShort) {
    const problem =
      data.unattended > 0 ? 'Worker stopped' : isWrong ? 'Email stopped' : isOff ? 'Email is off' : null;
    return (
      problem && (
        <Link
          href={connectEmailPath}
          className={`${problem === 'Email is off' ? hiddenBesideNotice : ''} grid min-h-13 content-center justify-items-center rounded-row bg-amber-wash p-1 text-center text-key leading-tight font-semibold no-underline`}
        >
          <Icon name="alert" className="size-4.5" />
          {problem}
        </Link>
      )
    );
  }
  return (
    <div className={`grid gap-1.5 text-caption ${className}`}>
      {data.unattended > 0 && (
        <p className="flex gap-1.5 rounded-row bg-amber-wash p-2">
          <Icon name="alert" className="mt-px size-4.5" />
          <span>
            <strong className="font-semibold">{formatCount(data.unattended)} not in the inbox yet.</strong>{' '}
            The background worker is stopped.
          </span>
        </p>
      )}
      <p
        className={`${isWrong || isOff ? 'flex gap-1.5 rounded-row bg-amber-wash p-2' : ''} ${isOff ? hiddenBesideNotice : ''}`}
      >
        {(isWrong || isOff) && <Icon name="alert" className="mt-px size-4.5" />}
        <span>
          <strong className="block font-semibold text-ink-3">{title}</strong>
          {isOff && whom !== null ? (
            whom
          ) : isOff ? (
            <Link href={connectEmailPath} className="underline underline-offset-3 pointer-coarse:py-3">
              Connect email
            </Link>
          ) : (
            <span className="text-mute">{detail}</span>
          )}
        </span>
      </p>
    </div>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { request } from '#desk/api/client.ts';
import { useOverview } from '#desk/api/overview.ts';
import { useSession } from '#desk/api/session.ts';
import { useAskAdminText } from '#desk/frame/email-off-warning.tsx';
import { formatCount } from '#desk/frame/navigation-entries.ts';
import { Button } from '#desk/parts/button.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import type { Overview } from '#shared/desk/api.ts';
import { Step } from './step.tsx';

type TestEmailResult = { taken: boolean; place: string; reply: string };

const stateTexts: Record<Overview['mail']['state'], string> = {
  going: 'Connected, email is working',
  waiting: 'Connected, email is waiting',
  off: 'Not connected',
  stopped: 'Email stopped sending',
};

export function EmailStep() {
  const { me } = useSession();
  const { data } = useOverview();
  const [isOpen, setOpen] = useState(() => new URLSearchParams(location.search).has('email'));
  const whom = useAskAdminText();
  const how = useId();
  const trial = useMutation({
    mutationFn: () => request<TestEmailResult>('trial-mail', { method: 'POST', body: {} }),
  });
  const mail = data?.mail;
  const isOff = mail?.state === 'off';
  return (
    <Step
      number={2}
      title="Connect email"
      text={
        isOff
          ? [
              'Until email is connected, no receipts, ROI breakdowns or replies are sent.',
              mail.waiting > 0 &&
                `${formatCount(mail.waiting)} ${mail.waiting === 1 ? 'is' : 'are'} waiting.`,
              whom,
            ]
              .filter(Boolean)
              .join(' ')
          : 'Receipts, ROI breakdowns and replies are sent by your own mail server.'
      }
    >
      <div {...(isOff && { 'data-email-off': 'setup' })} className="flex flex-wrap items-center gap-2.5">
        {whom === null && (
          <Button aria-expanded={isOpen} aria-controls={how} onClick={() => setOpen(!isOpen)}>
            Connect email
          </Button>
        )}
        <Button tone="line" busy={trial.isPending} onClick={() => trial.mutate()}>
          Send a test email
        </Button>
        {mail && (
          <span className="flex items-center gap-2 text-mute">
            <Icon name="mail" className="size-4.5" />
            {stateTexts[mail.state]}
          </span>
        )}
      </div>
      <div id={how} hidden={!isOpen || whom !== null} className="mt-3.5 max-w-[58ch]">
        <p>
          Set <code>SMTP_URL</code> where the site runs, to your mail provider’s server and your name there,
          then start the site again:
        </p>
        <p className="mt-2 rounded-control bg-paper-2 px-3 py-2 font-mono text-caption wrap-anywhere">
          SMTP_URL=smtps://name:password@smtp.example.com
        </p>
        <p className="mt-2">
          The password stays there; the desk never shows it. <code>MAIL_FROM</code> is the sender’s address.
        </p>
      </div>
      <div role="status">
        {trial.data && (
          <Notice
            className="mt-3"
            tone={trial.data.taken && !isOff ? 'ok' : 'amber'}
            title={
              !trial.data.taken
                ? 'The email was not accepted.'
                : isOff
                  ? 'The email was saved as a file, not sent.'
                  : `Sent to ${me.email}.`
            }
          >
            {trial.data.place}: {trial.data.reply}
          </Notice>
        )}
        {trial.error && (
          <Notice className="mt-3" title="The email was not sent.">
            {trial.error.message}
          </Notice>
        )}
      </div>
    </Step>
  );
}

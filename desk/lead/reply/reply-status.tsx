import { useTimeFormat } from '#desk/lead/changes/use-lead-time.ts';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { deliveryStatus } from './email-text.ts';

export function ReplyStatus() {
  const { lead, show } = useOpenLead();
  const moment = useTimeFormat();
  const mail = lead.mails.findLast(({ kind }) => kind === 'mail.reply');
  if (!mail || mail.state === 'done' || (lead.clock.answeredAt !== null && lead.replyFailedAt === null))
    return null;
  const { tone, text } = deliveryStatus(mail, (at) => moment(at, { seconds: true }));
  const hasFailed = tone === 'refused' || tone === 'unsure';
  const deadlineNote =
    lead.clock.dueAt === null || lead.clock.answeredAt !== null
      ? ''
      : ' The deadline applies until it is delivered.';
  return (
    <Notice
      tone={hasFailed ? 'amber' : 'plain'}
      title={hasFailed ? 'The last reply was not delivered.' : 'The reply is on its way.'}
      {...(hasFailed && {
        actions: (
          <>
            <Button size="bar" onClick={() => show('address')}>
              Fix email address
            </Button>
            <Button size="bar" onClick={() => show('reply')}>
              Write again
            </Button>
          </>
        ),
      })}
    >
      {text.replace(/\.?$/, '.')}
      {deadlineNote}
    </Notice>
  );
}

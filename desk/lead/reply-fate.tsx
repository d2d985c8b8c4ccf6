import { Button } from '#desk/parts/button.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { mailFate } from './mail-words.ts';
import { useOpenLead } from './open-lead.tsx';
import { useMoments } from './use-lead-time.ts';

/** Says that the last reply has not reached anybody yet, or never will; nothing once the promise is kept. */
export function ReplyFate() {
  const { lead, show } = useOpenLead();
  const moment = useMoments();
  const mail = lead.mails.findLast(({ kind }) => kind === 'mail.reply');
  if (!mail || mail.state === 'done' || lead.clock.keptAt !== null) return null;
  const { tone, words } = mailFate(mail, (at) => moment(at, { seconds: true }));
  const isLost = tone === 'refused' || tone === 'unsure';
  const goesOn = lead.clock.dueAt === null ? '' : ' The clock goes on until it is taken.';
  return (
    <Notice
      tone={isLost ? 'amber' : 'plain'}
      title={isLost ? 'The last reply did not get through.' : 'The reply is on its way.'}
      {...(isLost && {
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
      {words.replace(/\.?$/, '.')}
      {goesOn}
    </Notice>
  );
}

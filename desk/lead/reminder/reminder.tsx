import { useSession } from '#desk/api/session.ts';
import { useTimeFormatter } from '#desk/lead/changes/use-lead-time.ts';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { firstName } from '#desk/parts/text/initials.ts';
import { memberName } from '#desk/parts/text/people-text.ts';
import { serverNow } from '#desk/time/server-now.ts';
import { reminderOf, useSetReminder } from './use-set-reminder.ts';

/** Shows the reminder of a lead, in amber once it is due. */
export function Reminder() {
  const { lead, show } = useOpenLead();
  const { me, people } = useSession();
  const formatTime = useTimeFormatter();
  const set = useSetReminder();
  if (lead.remindAt === null) return null;
  const isMine = lead.remindMember === me.id;
  const whose = isMine ? '' : `for ${firstName(memberName(people, lead.remindMember))}, `;
  const isDue = Date.parse(lead.remindAt) <= serverNow();
  return (
    <Notice
      tone={isDue ? 'amber' : 'plain'}
      title={`Reminder ${whose}${formatTime(lead.remindAt)}${lead.remindNote ? ':' : '.'}`}
      actions={
        <>
          <Button
            size="bar"
            busy={set.isPending}
            onClick={() => set.mutate({ at: null, was: reminderOf(lead) })}
          >
            Done
          </Button>
          <Button size="bar" tone="line" onClick={() => show('reminder')}>
            Change
          </Button>
        </>
      }
    >
      {/* A separate element, so that React can also update the text on a page that the browser has translated. */}
      <span>
        {set.problem
          ? `Not saved: ${set.problem}`
          : (lead.remindNote ?? 'It is cleared when the customer writes or the lead is answered.')}
      </span>
    </Notice>
  );
}

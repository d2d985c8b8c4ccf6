import { useSession } from '#desk/api/session.ts';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { formatShortDateTime } from '#desk/time/format-time.ts';
import { serverNow } from '#desk/time/server-now.ts';
import { meanwhileText } from './meanwhile-text.ts';

/** Warns that a colleague has answered in the meantime. @param seen id of the last event when the draft was started */
export function AnsweredMeanwhile({ seen }: { seen: string }) {
  const { lead } = useOpenLead();
  const { people, me, site } = useSession();
  const moment = (at: string) => formatShortDateTime(Date.parse(at), serverNow(), site.timeZone);
  const text = meanwhileText(lead.events, { seen, people, me: me.id, moment });
  return (
    <div role="status" className="contents">
      {text && (
        <Notice tone="plain" title={text}>
          You can still send yours.
        </Notice>
      )}
    </div>
  );
}

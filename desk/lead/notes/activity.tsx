import { useSession } from '#desk/api/session.ts';
import { useTimeFormatter } from '#desk/lead/changes/use-lead-time.ts';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { serverNow } from '#desk/time/server-now.ts';
import { activityText } from './activity-text.ts';

/** Lists what members did with a lead, oldest first like the conversation. */
export function Activity() {
  const { lead } = useOpenLead();
  const { people, me, site } = useSession();
  const formatTime = useTimeFormatter();
  return (
    <details className="group border-line border-t py-2">
      <summary className="inline-flex min-h-8.5 items-center gap-1.5 rounded-row text-caption font-semibold marker:content-none pointer-coarse:min-h-11">
        <Icon name="down" className="size-4 transition-transform group-open:rotate-180" />
        Activity ({lead.events.length})
      </summary>
      <ol className="mt-1 grid gap-1.5 text-caption">
        {lead.events.map((event) => (
          <li key={event.id} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3 @max-[17rem]:grid-cols-1">
            <time dateTime={event.at} className="text-mute">
              {formatTime(event.at)}
            </time>
            <span dir="auto" className="min-w-0 whitespace-pre-wrap wrap-anywhere">
              {activityText(event, { people, me: me.id, timeZone: site.timeZone, now: serverNow() })}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

import { formatDateTime, formatShortDateTime } from '#desk/time/format-time.ts';
import { serverNow } from '#desk/time/server-now.ts';
import type { Change, Conflict, ReminderConflict, Session } from '#shared/desk/api.ts';
import { type Status, statusNames } from '#shared/desk/statuses.ts';
import { firstName } from './initials.ts';
import { actorName, memberName } from './people-text.ts';

type Reader = Pick<Session, 'people' | 'me' | 'site'>;

/** Describes a conflicting change: "Ada set Contacted at 3:39 AM." */
export function conflictText({ by, at, now }: Conflict, field: Change['field'], session: Reader): string {
  const did =
    field === 'status'
      ? `set ${statusNames[now as Status]}`
      : now === null
        ? 'unassigned it'
        : `assigned it to ${firstName(memberName(session.people, now))}`;
  return describeAction({ by, at }, did, session);
}

/** Describes a conflicting reminder: "Ada set a reminder for Dec 1, 9:00 AM at 3:39 AM." */
export function reminderConflictText({ by, at, now }: ReminderConflict, session: Reader): string {
  if (now === null && by === null)
    return 'The reminder was cleared: the customer wrote, or the lead was answered or closed.';
  const did =
    now === null
      ? 'removed the reminder'
      : `set a reminder for ${formatDateTime(Date.parse(now.at), serverNow(), session.site.timeZone)}`;
  return describeAction({ by, at }, did, session);
}

function describeAction(
  { by, at }: Pick<Conflict, 'by' | 'at'>,
  did: string,
  { people, me, site }: Reader,
): string {
  const author = by === null ? 'Someone' : actorName(people, by, me.id);
  const timeText =
    at === null ? '' : ` at ${formatShortDateTime(Date.parse(at), serverNow(), site.timeZone)}`;
  return `${author} ${did}${timeText}.`;
}

import { formatShortDateTime } from '#desk/time/format-time.ts';
import { serverNow } from '#desk/time/server-now.ts';
import type { Change, Conflict, Session } from '#shared/desk/api.ts';
import { type Status, statusNames } from '#shared/desk/statuses.ts';
import { firstName } from './initials.ts';
import { doerOf, nameOf } from './people-text.ts';

/** "Ada set Contacted at 3:39 AM." */
export function conflictWords(
  { by, at, now }: Conflict,
  field: Change['field'],
  { people, me, site }: Pick<Session, 'people' | 'me' | 'site'>,
): string {
  const who = by === null ? 'Someone' : doerOf(people, by, me.id);
  const did =
    field === 'status'
      ? `set ${statusNames[now as Status]}`
      : now === null
        ? 'unassigned it'
        : `assigned it to ${firstName(nameOf(people, now))}`;
  const when = at === null ? '' : ` at ${formatShortDateTime(Date.parse(at), serverNow(), site.timeZone)}`;
  return `${who} ${did}${when}.`;
}

import { useSession } from '#desk/api/session.ts';
import { Button } from '#desk/parts/button.tsx';
import { firstName } from '#desk/parts/initials.ts';
import { Notice } from '#desk/parts/notice.tsx';
import { doerOf, nameOf } from '#desk/parts/people-words.ts';
import { statusNames } from '#desk/parts/status-ring.tsx';
import { shortMomentWords } from '#desk/time/moments.ts';
import { serverNow } from '#desk/time/server-now.ts';
import type { Status } from '#shared/desk/api.ts';
import type { RowChanges } from './use-row-changes.ts';

/** Two at once, or a change that was not stored: both values, who and when, and a choice. */
export function UnsettledNotice({ changes }: { changes: RowChanges }) {
  const { people, me, site } = useSession();
  const { unsettled, insist, settle } = changes;
  if (!unsettled) return null;
  const { lead, change, conflict, error } = unsettled;
  const wordsOf = (value: string | null) =>
    change.field === 'status' ? statusNames[value as Status] : firstName(nameOf(people, value));
  const now = wordsOf(conflict ? conflict.now : change.was);
  const wanted = wordsOf(change.value);
  const by = conflict?.by ? doerOf(people, conflict.by, me.id) : 'Somebody';
  const at = conflict?.at
    ? ` at ${shortMomentWords(Date.parse(conflict.at), serverNow(), site.timeZone)}`
    : '';
  const happened =
    change.field === 'status' ? `set ${now}` : conflict?.now ? `gave it to ${now}` : 'took it from all';
  return (
    <Notice
      role="alert"
      className="mx-4 my-2 sm:mx-6 lg:mx-4"
      title={conflict ? `${by} ${happened}${at}.` : `${wanted} is not stored.`}
      actions={
        <>
          <Button tone="primary" size="bar" onClick={() => insist(unsettled)}>
            {conflict ? `Use ${wanted}` : 'Try again'}
          </Button>
          <Button size="bar" onClick={settle}>
            Leave {now}
          </Button>
        </>
      }
    >
      {conflict ? 'You chose' : error.message} {conflict && `${wanted} for `}
      {conflict && <bdi>{lead.name}</bdi>}
      {conflict && '.'}
    </Notice>
  );
}

import { useSession } from '#desk/api/session.ts';
import { useMoments } from '#desk/lead/changes/use-lead-time.ts';
import { Block } from '#desk/lead/page/heading-level.tsx';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Face } from '#desk/parts/face.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { nameOf } from '#desk/parts/text/people-text.ts';
import { serverNow } from '#desk/time/server-now.ts';
import type { LeadEvent } from '#shared/desk/api.ts';
import { activityText } from './activity-text.ts';
import { NoteBox } from './note-box.tsx';
import { useWaitingNotes } from './waiting-notes.tsx';

type NoteEvent = LeadEvent & { kind: 'note' | 'call' | 'elsewhere' | 'not_fit' | 'spam' };
const kinds = new Map([
  ['call', 'Call'],
  ['elsewhere', 'Answered outside the desk'],
  ['not_fit', 'Not a fit'],
  ['spam', 'Spam'],
]);

/** Notes and calls in chronological order, unsaved notes, the note field and the activity log. */
export function Notes() {
  const { lead } = useOpenLead();
  const { people } = useSession();
  const moment = useMoments();
  const { notes: waiting, retry, discard } = useWaitingNotes(lead.ref);
  const noteEvents = lead.events.filter(
    (event): event is NoteEvent => event.kind === 'note' || kinds.has(event.kind),
  );
  const isUndone = (id: string) =>
    lead.events.some((event) => event.kind === 'undo' && event.detail.event === id);
  return (
    <Block title="Notes">
      <ul className="grid gap-2.5 pt-2.5 empty:hidden">
        {noteEvents.map((event) => (
          <li key={event.id} className="flex items-start gap-2.5">
            <Face person={people.find(({ id }) => id === event.by) ?? null} />
            <div className="min-w-0">
              <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                {kinds.has(event.kind) && (
                  <span className={`font-semibold ${isUndone(event.id) ? 'line-through' : ''}`}>
                    {`${kinds.get(event.kind)}${event.detail.text ? ': ' : ''}`}
                  </span>
                )}
                {event.detail.text}
              </p>
              <p className="text-caption text-mute">
                <bdi>{nameOf(people, event.by)}</bdi>, <time dateTime={event.at}>{moment(event.at)}</time>
                {isUndone(event.id) && <span>, undone</span>}
              </p>
            </div>
          </li>
        ))}
        {waiting.map((note) => (
          <li
            key={note.id}
            className="flex items-start gap-2.5 rounded-row bg-amber-wash px-2.5 py-2 forced-colors:border"
          >
            <Icon name="alert" className="mt-0.5 size-4.5" />
            <div className="min-w-0">
              <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                {note.text}
              </p>
              <p role="status" className="text-caption text-ink-3">
                {note.status}
              </p>
              {note.isRefused && (
                <div className="mt-1.5 flex flex-wrap gap-2">
                  <Button size="bar" onClick={() => retry(note)}>
                    Try again
                  </Button>
                  <Button tone="line" size="bar" onClick={() => discard(note)}>
                    Discard
                  </Button>
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
      <NoteBox />
      <Activity />
    </Block>
  );
}

function Activity() {
  const { lead } = useOpenLead();
  const { people, me, site } = useSession();
  const moment = useMoments();
  return (
    <details className="group mt-3">
      <summary className="inline-flex min-h-8.5 items-center gap-1.5 rounded-row text-caption font-semibold marker:content-none pointer-coarse:min-h-11">
        <Icon name="down" className="size-4 transition-transform group-open:rotate-180" />
        Activity ({lead.events.length})
      </summary>
      <ol className="mt-1 grid gap-1.5 text-caption">
        {lead.events.toReversed().map((event) => (
          <li key={event.id} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3 @max-[17rem]:grid-cols-1">
            <time dateTime={event.at} className="text-mute">
              {moment(event.at)}
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

import { useSession } from '#desk/api/session.ts';
import { Button } from '#desk/parts/button.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { Section } from '#desk/parts/section.tsx';
import { actorName } from '#desk/parts/text/people-text.ts';
import { formatShortDateTime } from '#desk/time/format-time.ts';
import { serverNow } from '#desk/time/server-now.ts';
import type { Settings } from '#shared/desk/api.ts';
import { SettingsConflictError } from './settings-api.ts';
import { listChanges, type SettingChange } from './settings-draft.ts';

/** @param changes null while a field is invalid */
export function SettingChanges({ changes }: { changes: SettingChange[] | null }) {
  return (
    <Section title="What changes">
      {changes === null && <p className="text-mute">Shown once all fields are valid.</p>}
      {changes?.length === 0 && <p className="text-mute">No changes.</p>}
      <ul>
        {changes?.map(({ name, from, to, when }) => (
          <li key={name} className="border-line border-t py-2 first:border-t-0">
            <strong className="font-semibold">{name}</strong>
            <div>
              <s className="text-mute">
                <span className="sr-only">from </span>
                {from}
              </s>{' '}
              <span className="sr-only">to </span>
              {to}
            </div>
            <div className="text-caption text-mute">{when}</div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type SaveFailureProps = {
  base: Settings;
  error: Error;
  onUseMine: (now: Settings) => void;
  onTakeTheirs: (now: Settings) => void;
};

export function SaveFailure({ base, error, onUseMine, onTakeTheirs }: SaveFailureProps) {
  const { people, me, site } = useSession();
  if (error instanceof SettingsConflictError) {
    const { now, by, at } = error.conflict;
    const author = by === null ? 'Someone' : actorName(people, by, me.id);
    const timeText =
      at === null ? '' : ` at ${formatShortDateTime(Date.parse(at), serverNow(), site.timeZone)}`;
    return (
      <Notice
        role="alert"
        title={`${author} saved other settings${timeText}.`}
        actions={
          <>
            <Button tone="primary" size="bar" onClick={() => onUseMine(now)}>
              Use mine
            </Button>
            <Button size="bar" onClick={() => onTakeTheirs(now)}>
              Keep theirs
            </Button>
          </>
        }
      >
        Yours are not saved yet. Theirs:
        <ul className="mt-1">
          {listChanges(base, now).map(({ name, to }) => (
            <li key={name}>
              {name}: {to}
            </li>
          ))}
        </ul>
      </Notice>
    );
  }
  return (
    <Notice role="alert" title="Not saved.">
      {error.message} What you typed is still here.
    </Notice>
  );
}

import { type KeyboardEvent, useRef, useState } from 'react';
import { useSession } from '#desk/api/session.ts';
import { useToasts } from '#desk/frame/toasts.tsx';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import { SelectField, TextField } from '#desk/parts/field.tsx';
import { firstName } from '#desk/parts/text/initials.ts';
import { memberName } from '#desk/parts/text/people-text.ts';
import { formatDate, formatDateTime, formatTimeOfDay } from '#desk/time/format-time.ts';
import { serverNow } from '#desk/time/server-now.ts';
import { timestampOf } from '#desk/time/zone.ts';
import { maxReminderNote } from '#shared/desk/api.ts';
import { parseReminderTime, suggestTimes } from './parse-reminder-time.ts';
import { ReminderNoteDialog } from './reminder-note-dialog.tsx';
import { reminderOf, useSetReminder } from './use-set-reminder.ts';

/**
 * Asks when to be reminded of the lead: a suggestion, a typed time or a picked one. Starts with the time of an existing
 * reminder. A suggestion is saved at once; if there is no note, the dialog then asks for one.
 */
export function ReminderDialog() {
  const { lead, show } = useOpenLead();
  const { me, people, site } = useSession();
  const { timeZone } = site;
  const { showToast } = useToasts();
  const set = useSetReminder();
  // The reminder from when the dialog was opened, so that the server detects a colleague's change as a conflict.
  const [opened] = useState(() => reminderOf(lead));
  const was = set.conflict ? set.conflict.now : opened;
  const [note, setNote] = useState(lead.remindNote ?? '');
  const eligible = people.filter(({ disabled, role }) => !disabled && role !== 'editor');
  const [member, setMember] = useState(
    () => eligible.find(({ id }) => id === lead.remindMember)?.id ?? me.id,
  );
  const [typed, setTyped] = useState('');
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const suggestions = useRef<HTMLUListElement>(null);
  const now = serverNow();
  const formatTime = (at: number) => formatDateTime(at, now, timeZone);
  const setAt = opened === null ? 0 : Date.parse(opened.at);
  const read = typed.trim() === '' && setAt > now ? setAt : parseReminderTime(typed, now, timeZone);
  const isPast = read !== undefined && read <= now;

  function save(time: number, { asksForNote = false } = {}) {
    const at = new Date(time).toISOString();
    set.mutate(
      { at, note, member, was },
      {
        onSuccess: () => {
          if (asksForNote && note.trim() === '') return setSavedAt(at);
          showToast({ title: `Reminder set for ${formatTime(time)}.` });
          show(null);
        },
      },
    );
  }
  function saveTyped() {
    if (read === undefined || isPast) {
      setMissing(true);
      field.current?.focus();
    } else save(read);
  }
  function saveOnEnter({ key }: KeyboardEvent) {
    if (key === 'Enter') saveTyped();
  }
  function pick(value: string) {
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = value.split(/\D/).map(Number);
    if (!year) return;
    const at = timestampOf({ year, month, day, hour, minute }, timeZone);
    setTyped(`${formatDate(at, at, timeZone)} ${formatTimeOfDay(at, timeZone)}`);
  }
  const whom = member === me.id ? 'you' : firstName(memberName(people, member));
  const problem = isPast
    ? `Pick a time after ${formatTime(now)}.`
    : typed.trim() === '' || isMissing
      ? 'Write a time, such as “tue 10”, “in 3 days” or “dec 1 9am”.'
      : 'This is not a time. Try “tue 10”, “in 3 days” or “dec 1 9am”.';
  if (savedAt !== null)
    return (
      <ReminderNoteDialog
        saved={{ at: savedAt, note: null, member }}
        whom={whom}
        onClose={() => show(null)}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && show(null)}
      initialFocus={() => suggestions.current?.querySelector('button') ?? null}
      title="Remind me"
    >
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)_9rem] gap-2.5">
        <TextField
          label="Note (optional)"
          autoComplete="off"
          dir="auto"
          maxLength={maxReminderNote}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          onKeyDown={saveOnEnter}
        />
        <SelectField label="For" value={member} onChange={({ target }) => setMember(target.value)}>
          {eligible.map(({ id, name }) => (
            <option key={id} value={id}>
              {id === me.id ? 'Me' : name}
            </option>
          ))}
        </SelectField>
      </div>
      <ul ref={suggestions} className="grid gap-1.5">
        {suggestTimes(now, timeZone).map(({ label, at }) => (
          <li key={label}>
            <button
              type="button"
              disabled={set.isPending}
              onClick={() => save(at, { asksForNote: true })}
              className="flex min-h-12 w-full items-center justify-between gap-4 rounded-control border border-field px-3.5 text-left hover:bg-paper sm:min-h-10"
            >
              <span className="font-semibold">{label}</span>
              <span className="text-mute">{formatTime(at)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-4 grid gap-2.5">
        <TextField
          ref={field}
          label="Another time"
          autoComplete="off"
          placeholder="tue 10"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setMissing(false);
          }}
          onKeyDown={saveOnEnter}
          {...((isMissing || isPast) && { error: problem })}
        />
        <label className="flex flex-wrap items-center gap-2 text-caption text-mute">
          Or pick a time
          <input
            type="datetime-local"
            onChange={(event) => pick(event.target.value)}
            className="min-h-10 rounded-control border border-field bg-white px-2.5 text-ink pointer-coarse:min-h-11"
          />
        </label>
        <p role="status" className="text-caption text-mute">
          {read !== undefined && !isPast && `Reminds ${whom} ${formatTime(read)}.`}
        </p>
        {set.problem && (
          <p role="alert">{`Not saved: ${set.problem}${set.conflict ? ' Save again to replace it.' : ''}`}</p>
        )}
        <div className="flex gap-2">
          <Button tone="primary" busy={set.isPending} onClick={saveTyped}>
            Save
          </Button>
          <Button tone="line" onClick={() => show(null)}>
            Cancel
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

import { useRef, useState } from 'react';
import { useSession } from '#desk/api/session.ts';
import { useToasts } from '#desk/frame/toasts.tsx';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import { TextField } from '#desk/parts/field.tsx';
import { dateWords, momentWords, timeOfDay } from '#desk/time/moments.ts';
import { serverNow } from '#desk/time/server-now.ts';
import { momentOf } from '#desk/time/zone.ts';
import { parseReminderTime, suggestedTimes } from './parse-reminder-time.ts';
import { useSetReminder } from './use-set-reminder.ts';

/** Asks when to be reminded of the lead: a suggestion, a typed time or a picked one. */
export function ReminderDialog() {
  const { show } = useOpenLead();
  const { timeZone } = useSession().site;
  const { showToast } = useToasts();
  const set = useSetReminder();
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const now = serverNow();
  const inWords = (at: number) => momentWords(at, now, timeZone);
  const read = parseReminderTime(typed, now, timeZone);
  const isPast = read !== undefined && read <= now;

  function save(at: number) {
    set.mutate(at, {
      onSuccess: () => {
        showToast({ title: `Reminder set for ${inWords(at)}.` });
        show(null);
      },
    });
  }
  function saveTyped() {
    if (read === undefined || isPast) {
      setMissing(true);
      field.current?.focus();
    } else save(read);
  }
  function pick(value: string) {
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = value.split(/\D/).map(Number);
    if (!year) return;
    const at = momentOf({ year, month, day, hour, minute }, timeZone);
    setTyped(`${dateWords(at, at, timeZone)} ${timeOfDay(at, timeZone)}`);
  }
  const problem = isPast
    ? `Pick a time after ${inWords(now)}.`
    : typed.trim() === '' || isMissing
      ? 'Write a time, such as “tue 10”, “in 3 days” or “dec 1 9am”.'
      : 'This is not a time. Try “tue 10”, “in 3 days” or “dec 1 9am”.';
  return (
    <Dialog open onOpenChange={(open) => !open && show(null)} title="Remind me">
      <ul className="grid gap-1.5">
        {suggestedTimes(now, timeZone).map(({ label, at }) => (
          <li key={label}>
            <button
              type="button"
              disabled={set.isPending}
              onClick={() => save(at)}
              className="flex min-h-12 w-full items-center justify-between gap-4 rounded-control border border-field px-3.5 text-left hover:bg-paper sm:min-h-10"
            >
              <span className="font-semibold">{label}</span>
              <span className="text-mute">{inWords(at)}</span>
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
          onKeyDown={(event) => {
            if (event.key === 'Enter') saveTyped();
          }}
          {...((isMissing || isPast) && { error: problem })}
        />
        <label className="flex flex-wrap items-center gap-2 text-caption text-mute">
          Or pick it
          <input
            type="datetime-local"
            onChange={(event) => pick(event.target.value)}
            className="min-h-10 rounded-control border border-field bg-white px-2.5 text-ink pointer-coarse:min-h-11"
          />
        </label>
        <p role="status" className="text-caption text-mute">
          {read !== undefined && !isPast && `Reminds you ${inWords(read)}.`}
        </p>
        {set.error && <p role="alert">Not saved: {set.error.message}</p>}
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

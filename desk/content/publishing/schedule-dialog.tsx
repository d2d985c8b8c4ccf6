import { useState } from 'react';
import { useSession } from '#desk/api/session.ts';
import { useNow } from '#desk/frame/clock-now.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import { TextField } from '#desk/parts/field.tsx';
import { formatFullDateTime, formatTimeOfDay } from '#desk/time/format-time.ts';
import type { ScheduledPublish } from '#shared/desk/publishing.ts';
import {
  formatDateTimeField,
  localTimeText,
  localTimeZone,
  nextMorning,
  parseDateTimeField,
} from './schedule-time.ts';

type ScheduleDialogProps = {
  scheduled: ScheduledPublish | null;
  ready: number;
  isBusy: boolean;
  onPlan: (at: number) => void;
  onClose: () => void;
};

export function ScheduleDialog({ scheduled, ready, isBusy, onPlan, onClose }: ScheduleDialogProps) {
  const { site } = useSession();
  const { timeZone, zoneCity } = site;
  const now = useNow(15_000);
  const [typed, setTyped] = useState(() =>
    formatDateTimeField(scheduled ? Date.parse(scheduled.dueAt) : nextMorning(now, timeZone), timeZone),
  );
  const at = parseDateTimeField(typed, timeZone);
  const isPast = at !== undefined && at <= now;
  const moment = at === undefined ? '' : formatFullDateTime(at, now, timeZone);
  const localText = at === undefined ? '' : localTimeText(at, timeZone, localTimeZone());
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={scheduled ? 'Change the time' : 'Schedule publishing'}
      lead={
        scheduled
          ? 'The same changes go live at another time.'
          : `${ready === 1 ? '1 change goes' : `${ready} changes go`} live at this time. Later changes are not included, unless you add them.`
      }
      confirm={{
        label: moment && !isPast ? `Publish ${moment}` : 'Publish at this time',
        busy: isBusy,
        'aria-disabled': at === undefined || isPast || undefined,
        onClick: () => at !== undefined && onPlan(at),
      }}
    >
      <TextField
        type="datetime-local"
        label={`Time in ${zoneCity}`}
        value={typed}
        min={formatDateTimeField(now, timeZone)}
        hint={localText && `That is ${localText}.`}
        error={isPast ? `Pick a time after ${formatTimeOfDay(now, timeZone)}.` : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Dialog>
  );
}

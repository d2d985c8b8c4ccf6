import { useNow } from '#desk/frame/clock-now.tsx';
import { Button } from '#desk/parts/button.tsx';
import { formatAge } from '#desk/time/durations.ts';
import type { QuarantinedEntry } from '#shared/desk/api.ts';
import { formOf } from '#shared/forms/forms.ts';

type QuarantinedFormProps = {
  form: QuarantinedEntry;
  busy: 'let-in' | 'delete' | null;
  error: string | null;
  onMoveToInbox: () => void;
  onDelete: () => void;
};

export function QuarantinedForm({ form, busy, error, onMoveToInbox, onDelete }: QuarantinedFormProps) {
  const now = useNow(60_000);
  const { form: table, at, name, aside, summary, reason, daysLeft } = form;
  const deletionText =
    daysLeft === 0 ? 'Deleted today' : `Deleted in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}`;
  return (
    <li className="rounded-[0.875rem] border border-field border-dashed px-3.5 py-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="min-w-0 truncate font-sans text-base font-semibold tracking-normal [font-stretch:100%]">
          <bdi>{name}</bdi>
          {aside && <bdi className="ml-2 font-normal text-mute">{aside}</bdi>}
        </h2>
        <span className="shrink-0 text-caption text-mute">
          {formOf(table).name}, {formatAge((now - Date.parse(at)) / 1_000)}
        </span>
      </div>
      {summary && (
        <p className="wrap-anywhere">
          <bdi>{summary}</bdi>
        </p>
      )}
      <p className="text-ink-3 wrap-anywhere">Held: {reason.charAt(0).toLowerCase() + reason.slice(1)}</p>
      <div className="mt-2.5 flex flex-wrap items-center gap-2">
        <Button size="bar" busy={busy === 'let-in'} onClick={onMoveToInbox}>
          Move to inbox<span className="sr-only"> {name}</span>
        </Button>
        <Button size="bar" tone="line" busy={busy === 'delete'} onClick={onDelete}>
          Delete<span className="sr-only"> {name}</span>
        </Button>
        <span className="ml-auto text-caption text-mute">{deletionText}</span>
      </div>
      {error && (
        <p role="alert" className="mt-2">
          {error}
        </p>
      )}
    </li>
  );
}

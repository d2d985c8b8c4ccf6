import { type FormEvent, useState } from 'react';
import { Button } from '#desk/parts/button.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import { TextField } from '#desk/parts/field.tsx';
import { buildListUrl, type ListLocation } from '#desk/views/list-url.ts';
import { useSavedViews } from '#desk/views/saved-views.ts';

type SaveViewDialogProps = Pick<ListLocation, 'filter'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function SaveViewDialog({ filter, open, onOpenChange }: SaveViewDialogProps) {
  const { save } = useSavedViews();
  const [error, setError] = useState<string | null>(null);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (!name) return setError('Enter a name.');
    save({ name, href: buildListUrl({ filter }) });
    onOpenChange(false);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next);
        setError(null);
      }}
      title="Save this view"
      lead="Saved on this device. You’ll find it below the views."
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Name"
          name="name"
          maxLength={40}
          autoComplete="off"
          {...(filter.q && { defaultValue: filter.q.slice(0, 40) })}
          {...(error && { error })}
        />
        <div>
          <Button type="submit" tone="primary">
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

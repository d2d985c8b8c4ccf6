import { type FormEvent, useState } from 'react';
import { Button } from '#desk/parts/button.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import { TextField } from '#desk/parts/field.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { type Place, writePlace } from '#desk/place/address.ts';
import { useSavedViews } from '#desk/place/saved-views.ts';

/** Keeps the filters that are set under a name. */
export function SaveView({ filter }: Pick<Place, 'filter'>) {
  const { save } = useSavedViews();
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<string | null>(null);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (!name) return setError('Give it a name.');
    save({ name, href: writePlace({ filter }) });
    setOpen(false);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setError(null);
      }}
      title="Save this view"
      lead="It is kept on this device and stands under the views."
      trigger={
        <button
          type="button"
          className="flex min-h-8.5 shrink-0 items-center gap-1 rounded-row px-1.5 text-caption text-mute hover:text-ink pointer-coarse:min-h-11"
        >
          <Icon name="plus" className="size-4" />
          Save view
        </button>
      }
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

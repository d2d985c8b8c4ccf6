import { startTransition, useState } from 'react';
import { Icon } from '#desk/parts/icon.tsx';
import { lateOpened } from '#desk/parts/late.tsx';
import type { Place } from '#desk/place/address.ts';

const SaveViewDialog = lateOpened(async () => (await import('./save-view-dialog.tsx')).SaveViewDialog);

/** Keeps the filters that are set under a name. */
export function SaveView({ filter }: Pick<Place, 'filter'>) {
  /** Undefined until it is first opened. */
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open ?? false}
        onClick={() => startTransition(() => setOpen(true))}
        className="flex min-h-8.5 shrink-0 items-center gap-1 rounded-row px-1.5 text-caption text-mute hover:text-ink pointer-coarse:min-h-11"
      >
        <Icon name="plus" className="size-4" />
        Save view
      </button>
      {open !== undefined && (
        <SaveViewDialog {...{ filter, open }} onOpenChange={setOpen} onNotLoaded={() => setOpen(undefined)} />
      )}
    </>
  );
}

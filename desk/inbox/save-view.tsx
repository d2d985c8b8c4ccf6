import { startTransition, useState } from 'react';
import { Icon } from '#desk/parts/icon.tsx';
import { lazyOverlay } from '#desk/parts/lazy-part.tsx';
import type { ListAddress } from '#desk/views/address.ts';

const SaveViewDialog = lazyOverlay(async () => (await import('./save-view-dialog.tsx')).SaveViewDialog);

export function SaveView({ filter }: Pick<ListAddress, 'filter'>) {
  /** Undefined until the dialog is first opened, so that its code loads only then. */
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

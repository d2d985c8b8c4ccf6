import { useKeys } from '#desk/frame/keys.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { lazyOverlay } from '#desk/parts/lazy-part.tsx';

export const NewLeadDialog = lazyOverlay(async () => (await import('./new-lead-dialog.tsx')).NewLeadDialog);

export function NewLeadButton({ onOpen }: { onOpen: (isOpen: true) => void }) {
  useKeys({ 'shift+n': () => onOpen(true) }, { 'shift+n': 'New lead' }, 'List');
  return (
    <button
      type="button"
      title="New lead (Shift N)"
      onClick={() => onOpen(true)}
      className="inline-flex min-h-10 shrink-0 items-center gap-1.5 rounded-full border border-field bg-white px-3.5 hover:bg-paper max-sm:-mt-2 max-sm:-mr-4 max-sm:size-11 max-sm:justify-center max-sm:border-0 max-sm:bg-transparent max-sm:px-0 pointer-coarse:min-h-11"
    >
      <Icon name="plus" className="size-4.5 max-sm:size-5.5" />
      <span className="max-sm:sr-only">New lead</span>
    </button>
  );
}

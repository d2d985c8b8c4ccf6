import { exportPathOf } from '#desk/api/leads.ts';
import { useHasRole } from '#desk/api/session.ts';
import { useKeys } from '#desk/frame/keys.tsx';
import type { Selection } from './use-selection.ts';

export function SelectionKeys({ selection: { selected, pick, clear } }: { selection: Selection }) {
  const isAdmin = useHasRole(['admin']);
  const isAny = selected.size > 0;
  useKeys(
    {
      ...(isAny && { a: () => pick('who'), s: () => pick('status') }),
      ...(isAny && isAdmin && { 'shift+e': () => location.assign(exportPathOf([...selected])) }),
      escape: clear,
    },
    {
      a: 'Assign selected leads',
      s: 'Status of selected leads',
      'shift+e': 'Export selected leads',
      escape: 'Clear selection',
    },
    'List',
  );
  return null;
}

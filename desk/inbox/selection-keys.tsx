import { useKeys } from '#desk/frame/keys.tsx';
import type { Selection } from './use-selection.ts';

/** The keys of what is ticked. Drawn after the open lead, so that they come before its own. */
export function SelectionKeys({ selection: { selected, pick, clear } }: { selection: Selection }) {
  useKeys(
    {
      ...(selected.size > 0 && { a: () => pick('who'), s: () => pick('status') }),
      escape: clear,
    },
    { a: 'Assign what is selected', s: 'Status of what is selected', escape: 'Select nothing' },
  );
  return null;
}

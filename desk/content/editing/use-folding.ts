import { useCallback, useState } from 'react';
import { keyOf, type Path } from '#shared/desk/working-copy.ts';

/** The open sections of a form. @param first the sections that are open initially */
export function useFolding(first: readonly Path[]) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(first.map(keyOf)));
  const isOpen = useCallback((path: Path) => open.has(keyOf(path)), [open]);
  const fold = useCallback((path: Path, isNowOpen: boolean) => {
    setOpen((before) => {
      const next = new Set(before);
      if (isNowOpen) next.add(keyOf(path));
      else next.delete(keyOf(path));
      return next;
    });
  }, []);
  const unfold = useCallback((path: Path) => {
    setOpen((before) => {
      const above = path.map((_, depth) => keyOf(path.slice(0, depth + 1)));
      return new Set([...before, keyOf([]), ...above]);
    });
  }, []);
  return { isOpen, fold, unfold };
}

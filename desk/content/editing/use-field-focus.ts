import { useCallback, useEffect, useRef } from 'react';
import { controlIdOf, pathOfControlId } from '#desk/parts/document-url.ts';
import type { Path } from '#shared/desk/working-copy.ts';

/** Focuses fields by path once their sections are open, and writes the focused field to the hash of the URL. */
export function useFieldFocus(unfold: (path: Path) => void) {
  const pendingPath = useRef<Path | null>(null);
  useEffect(() => {
    const path = pendingPath.current;
    if (!path) return;
    for (let length = path.length; length > 0; length -= 1) {
      const control = document.getElementById(controlIdOf(path.slice(0, length)));
      if (!control) continue;
      pendingPath.current = null;
      control.focus({ preventScroll: true });
      control.scrollIntoView({ block: 'center' });
      return;
    }
  });
  const focusField = useCallback(
    (path: Path) => {
      pendingPath.current = path;
      unfold([...path]);
    },
    [unfold],
  );
  useEffect(() => {
    const id = location.hash.slice(1);
    if (id) focusField(pathOfControlId(id));
  }, [focusField]);
  const setHash = useCallback((path: Path) => {
    history.replaceState(history.state, '', `#${controlIdOf(path)}`);
  }, []);
  return { focusField, setHash };
}

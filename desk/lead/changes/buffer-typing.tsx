import { useLayoutEffect } from 'react';

let held = '';

export function HoldTyping() {
  useLayoutEffect(() => {
    held = '';
    const hear = (event: KeyboardEvent) => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      held += event.key;
    };
    document.addEventListener('keydown', hear, true);
    return () => document.removeEventListener('keydown', hear, true);
  }, []);
  return <span hidden data-keys-rest />;
}

/** Types what was held into the field that has the focus now. */
export function typeHeld(): void {
  // The only way that a field tells of as of typing, with its own undo.
  if (held) document.execCommand('insertText', false, held);
  held = '';
}

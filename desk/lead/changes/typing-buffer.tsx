import { useLayoutEffect } from 'react';

let buffer = '';

export function TypingBuffer() {
  useLayoutEffect(() => {
    buffer = '';
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      buffer += event.key;
    };
    document.addEventListener('keydown', handleKeyDown, true);
    return () => document.removeEventListener('keydown', handleKeyDown, true);
  }, []);
  return <span hidden data-keys-rest />;
}

/** Inserts the buffered text into the focused field. */
export function insertBufferedTyping(): void {
  // execCommand is deprecated, but nothing else inserts text with input events and native undo.
  if (buffer) document.execCommand('insertText', false, buffer);
  buffer = '';
}

/** Replaces a part of a field as if it had been typed, so that one undo reverts it. */
export function insertText(field: HTMLTextAreaElement, text: string, from: number, to: number): void {
  field.focus();
  field.setSelectionRange(from, to);
  // execCommand is deprecated, but nothing else keeps the field's undo history.
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, from, to, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

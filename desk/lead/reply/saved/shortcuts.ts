import { findPlaceholders, type Placeholder, type SavedReply } from '#shared/desk/saved-replies.ts';

export type Shortcut = { from: number; to: number; typed: string };

/** Finds the shortcut before the caret: a semicolon at the start of a word, followed by letters. */
export function findShortcutAt(text: string, caret: number): Shortcut | null {
  const found = /(?:^|\s);([a-z]{0,12})$/i.exec(text.slice(0, caret));
  if (!found) return null;
  const typed = found[1] ?? '';
  return { from: caret - typed.length - 1, to: caret, typed: typed.toLowerCase() };
}

/** Replies whose shortcut begins with the typed letters, the shortest first, then replies whose name contains them. */
export function findReplies(replies: SavedReply[], typed: string): SavedReply[] {
  const byShortcut = replies
    .filter(({ shortcut }) => shortcut.startsWith(typed))
    .toSorted((a, b) => a.shortcut.length - b.shortcut.length);
  const byName = replies.filter(({ name }) => name.toLowerCase().includes(typed));
  return [...new Set([...(typed ? byShortcut : replies), ...byName])].slice(0, 6);
}

/**
 * Whether a saved reply replaces the greeting: it starts with a greeting itself, and nothing but a greeting precedes
 * it.
 */
export function replacesGreeting(before: string, text: string): boolean {
  const [first = ''] = text.split('\n');
  return first.includes('{first name}') && /^Hi( [^\n]{1,40})?,$/.test(before.trim());
}

/** The warning about empty placeholders: "Company is empty. Fill it in or remove it to send." */
export function describeEmptyPlaceholders(text: string): string | undefined {
  const names = findPlaceholders(text).map(capitalize);
  if (names.length === 0) return undefined;
  const list = new Intl.ListFormat('en').format(names);
  return names.length === 1
    ? `${list} is empty. Fill it in or remove it to send.`
    : `${list} are empty. Fill them in or remove them to send.`;
}

function capitalize(name: Placeholder): string {
  return name[0]?.toUpperCase() + name.slice(1);
}

/** Selects the first empty placeholder after a position. @returns whether it found one */
export function selectEmptyPlaceholder(field: HTMLTextAreaElement, after = 0): boolean {
  const [name] = findPlaceholders(field.value.slice(after));
  if (!name) return false;
  const at = field.value.indexOf(`{${name}}`, after);
  field.focus();
  field.setSelectionRange(at, at + name.length + 2);
  return true;
}

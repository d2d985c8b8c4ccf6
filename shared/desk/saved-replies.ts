export type SavedReply = SavedReplyText & {
  id: string;
  /** The author. Authors and admins may delete it. */
  by: string;
  changedAt: string;
};

/** `POST saved-replies`. `shortcut` has no semicolon. */
export type SavedReplyText = { name: string; shortcut: string; text: string };

/** `PUT saved-replies/:id`: `was` is the previous text; 409 with `SavedReplyConflict` when it differs. */
export type SavedReplyChange = { text: SavedReplyText; was: SavedReplyText };
export type SavedReplyConflict = { code: 'changed'; now: SavedReply };

export const maxSignatureLines = 4;

export const placeholders = ['first name', 'my name', 'company', 'booking link'] as const;
export type Placeholder = (typeof placeholders)[number];
const placeholderPattern = new RegExp(`\\{(${placeholders.join('|')})\\}`, 'g');

/** Placeholders without a value stay in the text. */
export function fillPlaceholders(text: string, values: Record<Placeholder, string | null>): string {
  return text.replace(placeholderPattern, (whole, name: Placeholder) => values[name]?.trim() || whole);
}

export function findPlaceholders(text: string): Placeholder[] {
  return [...new Set([...text.matchAll(placeholderPattern)].map(([, name]) => name as Placeholder))];
}

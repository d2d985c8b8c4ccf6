/** A stored row as it came: columns that a later migration adds or drops must not break the desk. */
export type StoredRow = Record<string, unknown>;

/** @returns the text; null when it is blank */
export function textOf(row: StoredRow, column: string): string | null {
  const value = row[column];
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** @returns the number, also when the database sent its digits as text; null when there is none */
export function numberOf(row: StoredRow, column: string): number | null {
  const value = row[column];
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** @returns the texts of a list; none when the column is empty */
export function listOf(row: StoredRow, column: string): string[] {
  const value = row[column];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** @returns the answer to a yes/no question; null when it was not answered */
export function answerOf(row: StoredRow, column: string): boolean | null {
  const value = row[column];
  return typeof value === 'boolean' ? value : null;
}

/** A stored value as text: lists with commas, yes and no. */
export function inWords(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.map((one) => inWords(one) ?? 'empty').join(', ') || null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const scientific = new Intl.NumberFormat('en-US', { notation: 'scientific', maximumFractionDigits: 1 });

/** A count with its thousands separated; from a quadrillion on in powers of ten. */
export function countText(value: number): string {
  return (Math.abs(value) < 1e15 ? plain : scientific).format(value);
}

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** "second", "11th". */
export function ordinalText(place: number): string {
  const ends: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
  const end = ends[new Intl.PluralRules('en-US', { type: 'ordinal' }).select(place)];
  return ordinals[place - 1] ?? `${place}${end}`;
}

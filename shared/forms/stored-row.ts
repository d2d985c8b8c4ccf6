/** Untyped, because later migrations may add or drop columns. */
export type StoredRow = Record<string, unknown>;

/** @returns null for a blank text */
export function textOf(row: StoredRow, column: string): string | null {
  const value = row[column];
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** Accepts numbers that the database sent as text. */
export function readNumber(row: StoredRow, column: string): number | null {
  const value = row[column];
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

export function readList(row: StoredRow, column: string): string[] {
  const value = row[column];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

export function readBoolean(row: StoredRow, column: string): boolean | null {
  const value = row[column];
  return typeof value === 'boolean' ? value : null;
}

export function formatValue(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.map((one) => formatValue(one) ?? 'empty').join(', ') || null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const plainFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const scientificFormat = new Intl.NumberFormat('en-US', { notation: 'scientific', maximumFractionDigits: 1 });

/** Uses scientific notation from a quadrillion on. */
export function formatCount(value: number): string {
  return (Math.abs(value) < 1e15 ? plainFormat : scientificFormat).format(value);
}

const ordinalWords = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** "second", "11th". */
export function formatOrdinal(position: number): string {
  const ends: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
  const end = ends[new Intl.PluralRules('en-US', { type: 'ordinal' }).select(position)];
  return ordinalWords[position - 1] ?? `${position}${end}`;
}

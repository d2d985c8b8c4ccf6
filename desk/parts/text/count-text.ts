import { maxLeadCount } from '#shared/desk/api.ts';

const numberWords = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Writes a count as text: `two`, `13`, `1,000 or more`. */
export function spellCount(count: number): string {
  if (count >= maxLeadCount) return '1,000 or more';
  return numberWords[count] ?? String(count);
}

/** Writes a count with its noun: `one lead`, `two leads`. */
export function countWithNoun(count: number, one: string, many = `${one}s`): string {
  return `${spellCount(count)} ${count === 1 ? one : many}`;
}

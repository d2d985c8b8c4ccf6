import type { Sort } from '#shared/desk/api.ts';

/** The place in a sorted list after which a page begins. */
export type Place = { key: string; number: number };

const keys: Record<Sort, RegExp> = {
  due: /^-?\d{1,20}(\.\d{1,20})?(e[+-]?\d{1,3})?$/,
  newest: /^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/,
};

/** Writes a place as text that goes into an address. */
export function writePlace({ key, number }: Place): string {
  return Buffer.from(JSON.stringify([key, number])).toString('base64url');
}

/** @returns undefined for what is no place in a list that is sorted so */
export function readPlace(sort: Sort, text: string): Place | undefined {
  try {
    const [key, number] = JSON.parse(Buffer.from(text, 'base64url').toString());
    const isOne = typeof key === 'string' && keys[sort].test(key);
    return isOne && Number.isSafeInteger(number) ? { key, number } : undefined;
  } catch {
    return undefined;
  }
}

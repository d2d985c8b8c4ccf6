import type { Sort } from '#shared/desk/api.ts';

export type Cursor = { key: string; number: number };

const keys: Record<Sort, RegExp> = {
  due: /^-?\d{1,20}(\.\d{1,20})?(e[+-]?\d{1,3})?$/,
  newest: /^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/,
};

export function formatCursor({ key, number }: Cursor): string {
  return Buffer.from(JSON.stringify([key, number])).toString('base64url');
}

export function parseCursor(sort: Sort, text: string): Cursor | undefined {
  try {
    const [key, number] = JSON.parse(Buffer.from(text, 'base64url').toString());
    const isOne = typeof key === 'string' && keys[sort].test(key);
    return isOne && Number.isSafeInteger(number) ? { key, number } : undefined;
  } catch {
    return undefined;
  }
}

import type { WhichShow } from './minute.ts';

export type PlayedMinute = { id: string; minute: number; which: WhichShow };

const lastMinute = 89;

/** `#palo@12` or `#palo@12-first`: the address of a minute. */
export function hashOf({ id, minute, which }: PlayedMinute): string {
  return `#${id}@${minute}${which === 'first' ? '-first' : ''}`;
}

/** The minute that a hash names, none for any other hash; past the end stands the last minute. */
export function minuteIn(hash: string, ids: string[]): PlayedMinute | undefined {
  const [, id = '', minute = '', first] = /^#([a-z]+)@(\d{1,9})(-first)?$/.exec(hash) ?? [];
  if (!ids.includes(id)) return undefined;
  return { id, minute: Math.min(Number(minute), lastMinute), which: first ? 'first' : 'tenth' };
}

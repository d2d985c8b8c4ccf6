import type { WhichShow } from './minute.ts';

export type PlayedMinute = { id: string; minute: number; which: WhichShow };

const lastMinute = 89;

/** URL fragment of a minute: `#palo@12` or `#palo@12-first`. */
export function buildMinuteHash({ id, minute, which }: PlayedMinute): string {
  return `#${id}@${minute}${which === 'first' ? '-first' : ''}`;
}

/** The minute of a URL fragment. Minutes after the end become the last one. */
export function parseMinuteHash(hash: string, ids: string[]): PlayedMinute | undefined {
  const [, id = '', minute = '', first] = /^#([a-z]+)@(\d{1,9})(-first)?$/.exec(hash) ?? [];
  if (!ids.includes(id)) return undefined;
  return { id, minute: Math.min(Number(minute), lastMinute), which: first ? 'first' : 'tenth' };
}

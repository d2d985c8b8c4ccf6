import type { ShowAudience } from '#shared/show-cost.ts';
import type { Choice, PriceList } from './price-list.ts';

export type CostedChoice = { choice: Choice; room: ShowAudience };

const roomParts = ['viewers', 'basket', 'margin'] as const;
const start = '#cost=';

/** Option ids of a group. */
function optionIds({ shows, options }: PriceList, group: keyof Choice): string[] {
  return group === 'shows' ? shows : options[group].map(({ id }) => id);
}

export const groupNames = (list: PriceList) => Object.keys(list.start) as (keyof Choice)[];

/**
 * The URL fragment of a choice, `#cost=4-pro-yours-0-none-none`, followed by the room's numbers if they differ from the
 * defaults.
 */
export function costHash({ choice, room }: CostedChoice, list: PriceList): string {
  const parts = groupNames(list).map((group) => choice[group]);
  const figures = roomParts.map((part) => `${room[part]}`);
  const isFirst = roomParts.every((part) => room[part] === list.room.start[part]);
  const isWhole = figures.every((figure) => isFigure(figure));
  return `${start}${[...parts, ...(isFirst || !isWhole ? [] : figures)].join('-')}`;
}

/** Parses a URL fragment. Missing or invalid parts get their defaults. @returns undefined for other fragments */
export function parseCostHash(hash: string, list: PriceList): CostedChoice | undefined {
  if (!hash.startsWith(start)) return undefined;
  const parts = hash.slice(start.length).split('-');
  const groups = groupNames(list);
  // Earlier links have no strategy before their figures.
  if (isFigure(parts[groups.length - 1] ?? '')) parts.splice(groups.length - 1, 0, '');
  const choice = Object.fromEntries(
    groups.map((group, index) => {
      const id = parts[index] ?? '';
      return [group, optionIds(list, group).includes(id) ? id : list.start[group]];
    }),
  ) as Choice;
  const figures = parts.slice(groups.length);
  const isRoom = figures.length === roomParts.length && figures.every(isFigure) && Number(figures[2]) <= 100;
  const [viewers = 0, basket = 0, margin = 0] = figures.map(Number);
  return { choice, room: isRoom ? { viewers, basket, margin } : list.room.start };
}

function isFigure(text: string): boolean {
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(text) && Number(text) > 0;
}

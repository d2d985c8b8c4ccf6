import type { ShowAudience } from '#shared/show-cost.ts';
import type { Choice, PriceList } from './price-list.ts';

export type ChoiceWithRoom = { choice: Choice; room: ShowAudience };

const roomKeys = ['viewers', 'basket', 'margin'] as const;
const hashPrefix = '#cost=';

/** Option ids of a group. */
function listOptionIds({ shows, options }: PriceList, group: keyof Choice): string[] {
  return group === 'shows' ? shows : options[group].map(({ id }) => id);
}

export const listGroups = (list: PriceList) => Object.keys(list.start) as (keyof Choice)[];

/**
 * The URL fragment of a choice, `#cost=4-pro-yours-0-none-none`, followed by the room's numbers if they differ from the
 * defaults.
 */
export function buildCostHash({ choice, room }: ChoiceWithRoom, list: PriceList): string {
  const parts = listGroups(list).map((group) => choice[group]);
  const figures = roomKeys.map((part) => `${room[part]}`);
  const isFirst = roomKeys.every((part) => room[part] === list.room.start[part]);
  const isWhole = figures.every((figure) => isPositiveNumber(figure));
  return `${hashPrefix}${[...parts, ...(isFirst || !isWhole ? [] : figures)].join('-')}`;
}

/** Parses a URL fragment. Missing or invalid parts get their defaults. @returns undefined for other fragments */
export function parseCostHash(hash: string, list: PriceList): ChoiceWithRoom | undefined {
  if (!hash.startsWith(hashPrefix)) return undefined;
  const parts = hash.slice(hashPrefix.length).split('-');
  const groups = listGroups(list);
  // Older links have no strategy option before the room's numbers.
  if (isPositiveNumber(parts[groups.length - 1] ?? '')) parts.splice(groups.length - 1, 0, '');
  const choice = Object.fromEntries(
    groups.map((group, index) => {
      const id = parts[index] ?? '';
      return [group, listOptionIds(list, group).includes(id) ? id : list.start[group]];
    }),
  ) as Choice;
  const figures = parts.slice(groups.length);
  const isRoom =
    figures.length === roomKeys.length && figures.every(isPositiveNumber) && Number(figures[2]) <= 100;
  const [viewers = 0, basket = 0, margin = 0] = figures.map(Number);
  return { choice, room: isRoom ? { viewers, basket, margin } : list.room.start };
}

function isPositiveNumber(text: string): boolean {
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(text) && Number(text) > 0;
}

import { monthCost } from '#shared/show-cost.ts';
import type { Choice, PricedOption, PriceList } from './price-list.ts';
import { filled } from './written.ts';

/** The option of a group that is chosen. */
export function chosen(list: PriceList, choice: Choice, group: keyof PriceList['options']): PricedOption {
  const option = list.options[group].find(({ id }) => id === choice[group]);
  if (!option) throw new Error(`No option ${choice[group]} of ${group}`);
  return option;
}

/** US dollars that a choice costs in a month and, of those, for each show. */
export function costOf(list: PriceList, choice: Choice): { month: number; show: number } {
  const price = (group: keyof PriceList['options']) => chosen(list, choice, group).price;
  const shows = Number(choice.shows);
  const month = monthCost({
    shows,
    perShow: price('set') + price('host'),
    perMonth: price('clips') + price('numbers'),
  });
  return { month, show: month / shows };
}

/**
 * A choice whose numbers do not reach for so many shows takes the next that do.
 * @returns the choice, and what is said about it
 */
export function covering(list: PriceList, choice: Choice): { choice: Choice; moved: string } {
  const { covers, label } = chosen(list, choice, 'numbers');
  const shows = Number(choice.shows);
  if (!covers || covers >= shows) return { choice, moved: '' };
  const next = list.options.numbers.find((option) => (option.covers ?? 0) >= shows);
  if (!next) return { choice, moved: '' };
  const moved = filled(list.slip.moved, {
    from: label,
    to: next.label,
    covers: `${covers}`,
    shows: choice.shows,
  });
  return { choice: { ...choice, numbers: next.id }, moved };
}

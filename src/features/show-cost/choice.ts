import { monthCost } from '#shared/show-cost.ts';
import { fillPlaceholders } from './format.ts';
import type { Choice, PricedOption, PriceList } from './price-list.ts';

/** The chosen option of a group. */
export function findOption(list: PriceList, choice: Choice, group: keyof PriceList['options']): PricedOption {
  const option = list.options[group].find(({ id }) => id === choice[group]);
  if (!option) throw new Error(`Group ${group} has no option ${choice[group]}`);
  return option;
}

/** US dollars per month and per show. */
export function calculateCost(list: PriceList, choice: Choice): { month: number; show: number } {
  const price = (group: keyof PriceList['options']) => findOption(list, choice, group).price;
  const shows = Number(choice.shows);
  const month = monthCost({
    shows,
    perShow: price('set') + price('host'),
    perMonth: price('clips') + price('numbers'),
  });
  return { month, show: month / shows };
}

/**
 * If the chosen numbers package does not cover the number of shows, chooses the next one that does.
 * @returns the choice and the note about the change
 */
export function coverShows(list: PriceList, choice: Choice): { choice: Choice; moved: string } {
  const { covers, label } = findOption(list, choice, 'numbers');
  const shows = Number(choice.shows);
  if (!covers || covers >= shows) return { choice, moved: '' };
  const next = list.options.numbers.find((option) => (option.covers ?? 0) >= shows);
  if (!next) return { choice, moved: '' };
  const moved = fillPlaceholders(list.slip.moved, {
    from: label,
    to: next.label,
    covers: `${covers}`,
    shows: choice.shows,
  });
  return { choice: { ...choice, numbers: next.id }, moved };
}

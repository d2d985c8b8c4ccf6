import { calculateMonthCost } from '#shared/show-cost.ts';
import { fillPlaceholders } from './format.ts';
import type { Choice, PricedOption, PriceList } from './price-list.ts';

/** The chosen option of a group. */
export function findOption(list: PriceList, choice: Choice, group: keyof PriceList['options']): PricedOption {
  const option = list.options[group].find(({ id }) => id === choice[group]);
  if (!option) throw new Error(`Group ${group} has no option ${choice[group]}`);
  return option;
}

/** A single show is a test show, which has no minimum term. */
export const isTestShow = ({ shows }: Choice) => shows === '1';

export type Cost = {
  /** US dollars per month; for a test show, US dollars for the show and everything chosen with it. */
  month: number;
  /** US dollars per show. */
  show: number;
  /** US dollars paid once, in addition to the monthly price. */
  once: number;
  /** Whether some services are paid every month, regardless of the number of shows. */
  isMonthly: boolean;
};

export function calculateCost(list: PriceList, choice: Choice): Cost {
  const price = (group: keyof PriceList['options']) => findOption(list, choice, group).price;
  const shows = Number(choice.shows);
  const session = findOption(list, choice, 'strategy').once ? price('strategy') : 0;
  const services = price('clips') + price('numbers') + price('strategy') - session;
  const isTest = isTestShow(choice);
  const month = calculateMonthCost({
    shows,
    perShow: price('set') + price('host'),
    perMonth: services + (isTest ? session : 0),
  });
  return { month, show: month / shows, once: isTest ? 0 : session, isMonthly: services > 0 };
}

/**
 * If the chosen numbers package does not cover the number of shows, chooses the next one that does.
 * @returns the choice and the note about the change
 */
export function upgradeNumbersPackage(list: PriceList, choice: Choice): { choice: Choice; moved: string } {
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

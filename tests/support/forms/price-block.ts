import type { Page } from '@playwright/test';
import type { PriceGroup } from '#src/content/schemas/prices.ts';
import { buildCostHash } from '#src/features/show-cost/cost-address.ts';
import type { Choice } from '#src/features/show-cost/price-list.ts';
import { list, prices } from '#tests/support/pages/show-prices.ts';
import { startingWith } from '#tests/support/run/text-patterns.ts';

export const path = '/services';

/** The element of the quote with this `data-slip` value. */
export const quoteElement = (page: Page, place: string) =>
  page.getByRole('region', { name: prices.slip.title }).locator(`[data-slip=${place}]`);

/** The radio button of an option, by row and id. @param isPhone whether the shorter label of phones is expected */
export function optionRadio(page: Page, group: PriceGroup, id: string, isPhone = false) {
  const { label, options } = prices.groups[group];
  const option = options.find((option) => option.id === id);
  const name = (isPhone && option?.short) || option?.label || 'no such option';
  return page
    .getByRole('group', { name: startingWith(label) })
    .getByRole('radio', { name: startingWith(name) });
}

/** The first option of a row that is not the default option. */
export const findOtherOption = (group: Exclude<PriceGroup, 'shows'>) =>
  list.options[group].find(({ id }) => id !== list.start[group])?.id ?? '';

/** The URL hash of a quote. Omitted choices have their default values. */
export const createQuoteHash = (choice: Partial<Choice>, room: Partial<typeof list.room.start> = {}) =>
  buildCostHash({ choice: { ...list.start, ...choice }, room: { ...list.room.start, ...room } }, list);

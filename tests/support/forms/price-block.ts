import type { Page } from '@playwright/test';
import type { PriceGroup } from '#src/content/schemas/prices.ts';
import { buildCostHash } from '#src/features/show-cost/cost-address.ts';
import type { Choice } from '#src/features/show-cost/price-list.ts';
import { list, prices } from '#tests/support/pages/show-prices.ts';
import { startingWith } from '#tests/support/run/text-patterns.ts';

export const path = '/services';

/** A text of the quote by its place. */
export const text = (page: Page, place: string) =>
  page.getByRole('region', { name: prices.slip.title }).locator(`[data-slip=${place}]`);

/** An option of a row by its id. @param isPhone the label is shorter there */
export function choice(page: Page, group: PriceGroup, id: string, isPhone = false) {
  const { label, options } = prices.groups[group];
  const option = options.find((option) => option.id === id);
  const name = (isPhone && option?.short) || option?.label || 'no such option';
  return page
    .getByRole('group', { name: startingWith(label) })
    .getByRole('radio', { name: startingWith(name) });
}

/** The first option of a row that is not the default. */
export const otherChoice = (group: Exclude<PriceGroup, 'shows'>) =>
  list.options[group].find(({ id }) => id !== list.start[group])?.id ?? '';

/** The address of a quote; omitted choices have their defaults. */
export const addressOf = (choice: Partial<Choice>, room: Partial<typeof list.room.start> = {}) =>
  buildCostHash({ choice: { ...list.start, ...choice }, room: { ...list.room.start, ...room } }, list);

import type { Page } from '@playwright/test';
import type { PriceGroup } from '#src/content/schemas/prices.ts';
import { costHash } from '#src/features/show-cost/cost-address.ts';
import type { Choice } from '#src/features/show-cost/price-list.ts';
import { list, prices } from '#tests/support/pages/show-prices.ts';
import { beginning } from '#tests/support/run/saying.ts';

export const path = '/services';

/** A text of the slip by its place. */
export const text = (page: Page, place: string) =>
  page.getByRole('region', { name: prices.slip.title }).locator(`[data-slip=${place}]`);

/** The choice of a row by its id. @param isPhone there it says less */
export function choice(page: Page, group: PriceGroup, id: string, isPhone = false) {
  const { label, options } = prices.groups[group];
  const option = options.find((one) => one.id === id);
  const name = (isPhone && option?.short) || option?.label || 'no such option';
  return page.getByRole('group', { name: beginning(label) }).getByRole('radio', { name: beginning(name) });
}

/** The first choice of a row that is not the one made at first. */
export const another = (group: Exclude<PriceGroup, 'shows'>) =>
  list.options[group].find(({ id }) => id !== list.start[group])?.id ?? '';

/** The address of a slip; what is left out is as at first. */
export const addressOf = (choice: Partial<Choice>, room: Partial<typeof list.room.start> = {}) =>
  costHash({ choice: { ...list.start, ...choice }, room: { ...list.room.start, ...room } }, list);

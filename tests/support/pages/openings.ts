import type { Locator, Page } from '@playwright/test';
import { destinationOf, type OpeningId, openings } from '#src/openings.ts';
import { routes } from '#src/routes.ts';
import { dressed } from '#tests/support/site/dressed.ts';
import { expect, test } from '#tests/support/site/site.ts';

export const later = 'Opens soon';

/**
 * The controls of an opening are links to where the agency says, or buttons that say that they open later; none is both.
 * @param names the whole of what each says
 * @returns the buttons, in the page's order; none where the opening leads somewhere
 */
export async function expectOpening(
  within: Page | Locator,
  opening: OpeningId,
  ...names: string[]
): Promise<Locator[]> {
  const destination = destinationOf(opening);
  const isElsewhere = destination?.startsWith('https:');
  const buttons: Locator[] = [];
  for (const [name, { length }] of Map.groupBy(names, (name) => name)) {
    const button = within.getByRole('button', { name, exact: true });
    const link = within.getByRole('link', {
      name: isElsewhere ? `${name} (opens in a new tab)` : name,
      exact: true,
    });
    await expect(button).toHaveCount(destination ? 0 : length);
    for (const one of await button.all()) await expect(one).toHaveAccessibleDescription(later);
    if (!destination) {
      buttons.push(...(await button.all()));
      continue;
    }
    await expect(link.and(within.locator(`[href="${destination}"]`))).toHaveCount(length);
    if (isElsewhere)
      for (const one of await link.all()) await expect(one).toHaveAttribute('target', '_blank');
  }
  return buttons;
}

/** Buttons that do nothing yet, on the first page that has two of them; an agency may have none left. */
export async function laterButtons(page: Page) {
  const ids = Object.keys(openings) as OpeningId[];
  for (const id of ids.filter((opening) => !destinationOf(opening))) {
    await page.goto(routes[openings[id].page].path);
    await dressed(page);
    const buttons = page.getByRole('main').locator(`button[data-note="${later}"]:visible`);
    if ((await buttons.count()) > 1) return buttons;
  }
  test.skip(true, 'every button leads somewhere');
  throw new Error('unreachable');
}

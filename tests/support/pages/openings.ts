import type { Locator, Page } from '@playwright/test';
import { findDestination, type OpeningId, openings } from '#src/openings.ts';
import { routes } from '#src/routes.ts';
import { expect, test } from '#tests/support/site/site.ts';
import { waitForStyles } from '#tests/support/site/wait-for-styles.ts';

export const opensSoonNote = 'Opens soon';

/**
 * Checks the controls of an opening: links if the settings have a URL for it, otherwise buttons with a note.
 * @param names full accessible names
 * @returns the buttons in page order, or none if the opening has a URL
 */
export async function expectOpening(
  within: Page | Locator,
  opening: OpeningId,
  ...names: string[]
): Promise<Locator[]> {
  const destination = findDestination(opening);
  const isElsewhere = destination?.startsWith('https:');
  const buttons: Locator[] = [];
  for (const [name, { length }] of Map.groupBy(names, (name) => name)) {
    const button = within.getByRole('button', { name, exact: true });
    const link = within.getByRole('link', {
      name: isElsewhere ? `${name} (opens in a new tab)` : name,
      exact: true,
    });
    await expect(button).toHaveCount(destination ? 0 : length);
    for (const one of await button.all()) await expect(one).toHaveAccessibleDescription(opensSoonNote);
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

/** The placeholder buttons of the first page that has at least two. Skips the test when there is no such page. */
export async function findPlaceholderButtons(page: Page) {
  const ids = Object.keys(openings) as OpeningId[];
  for (const id of ids.filter((opening) => !findDestination(opening))) {
    await page.goto(routes[openings[id].page].path);
    await waitForStyles(page);
    const buttons = page.getByRole('main').locator(`button[data-note="${opensSoonNote}"]:visible`);
    if ((await buttons.count()) > 1) return buttons;
  }
  test.skip(true, 'every button leads somewhere');
  throw new Error('unreachable');
}

import type { Page } from '@playwright/test';
import { routes } from '#src/routes.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, test } from '#tests/support/site.ts';

/** Name, price and terms of each page's packages in the specification's order; the second one is the popular one. */
const packages = {
  [routes['live-production'].path]: [
    ['Studio Lite', '$2,499', 'per livestream, 2-hour window'],
    ['Studio Pro', '$4,999', 'per livestream, 4-hour window'],
    ['Studio Enterprise', 'Custom', ''],
  ],
  [routes['host-training'].path]: [
    ['Individual', '$1,497', 'per person'],
    ['Team', '$4,997', 'for up to 5 people'],
    ['Enterprise', 'Custom', ''],
  ],
  [routes['analytics-optimization'].path]: [
    ['Starter', '$997', 'a month'],
    ['Pro', '$2,497', 'a month'],
    ['Enterprise', 'Custom', ''],
  ],
  [routes['strategic-planning'].path]: [
    ['Session', '$1,997', 'one-time'],
    ['Partnership', '$4,997', 'a month'],
    ['Enterprise', 'Custom', ''],
  ],
  [routes['content-development'].path]: [
    ['Starter', '$2,997', 'a month'],
    ['Pro', '$7,997', 'a month'],
    ['Enterprise', 'Custom', ''],
  ],
  [routes['ai-avatars'].path]: [
    ['Brand Ambassador', '$4,997', 'setup plus $997 a month'],
    ['Creator Replica', '$9,997', 'setup plus $1,997 a month'],
    ['Custom Avatar', 'On request', ''],
  ],
};

const cards = (page: Page) =>
  page
    .locator('#packages')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

for (const [path, offered] of Object.entries(packages)) {
  test(`${path} prices its three packages, marks the popular one and compares them`, async ({ page }) => {
    await page.goto(path);
    for (const [index, words] of offered.entries()) {
      const card = cards(page).nth(index);
      for (const word of words) await expect(card).toContainText(word);
      await expect(card.getByText('Most popular')).toHaveCount(index === 1 ? 1 : 0);
    }

    const table = page.locator('#packages').getByRole('table');
    await expect(table).toBeHidden();
    await page.getByRole('heading', { name: /^Compare the .* line by line$/ }).click();
    await expect(table.getByRole('columnheader')).toHaveText(offered.map(([name]) => name ?? ''));
    for (const row of (await table.getByRole('row').all()).slice(1)) {
      await expect(row.getByRole('rowheader')).not.toBeEmpty();
      await expect(row.getByRole('cell')).toHaveCount(3);
    }
    await expectAccessible(page);
  });
}

test('a comparison keeps its row names above the values on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes['live-production'].path);
  await page.getByRole('heading', { name: 'Compare the three line by line' }).click();
  const row = page.getByRole('row', { name: 'Window on air' });
  const name = await row.getByRole('rowheader').boundingBox();
  const values = await Promise.all((await row.getByRole('cell').all()).map((cell) => cell.boundingBox()));
  for (const value of values) {
    expect(value?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
    expect((value?.x ?? 0) + (value?.width ?? 0)).toBeLessThanOrEqual(390);
  }
  expect(new Set(values.map((value) => value?.y)).size).toBe(1);
  await expectAccessible(page);
});

test('each room of the house leads to its service', async ({ page }) => {
  await page.goto(routes.services.path);
  const rooms = page.getByRole('navigation', { name: 'The eight services' }).getByRole('link');
  await expect(rooms).toHaveCount(8);
  for (const room of await rooms.all()) {
    const title = await room.innerText();
    await room.click();
    const card = page.locator(':target');
    await expect(card.getByRole('heading')).toHaveText(title);
    await expect(card).toBeInViewport();
  }
});

test('each of the eight services leads to the page or the form that answers it', async ({ page }) => {
  await page.goto(routes.services.path);
  const cards = page.locator('#services > div > ul > li');
  for (const [action, to] of [
    ['Plan my shows', '/strategic-planning#packages'],
    ['Get my rundown', '/content-development#packages'],
    ['Meet the hosts', '/creator-network?tab=directory#network'],
    ['Book a set', /^\/(live-production|services)#/],
    ['Plan my spend', /^\/contact/],
    ['Find my creators', /^\/contact/],
    ['See a report', '/analytics-optimization#tape'],
  ] as const) {
    await expect(cards.getByRole('link', { name: action })).toHaveAttribute('href', to);
  }
  await cards.getByRole('button', { name: 'Tell me when it opens' }).click();
  await expect(page.getByRole('dialog').getByLabel('Interested in')).toHaveValue('AI Avatars');
});

test('what has no behaviour yet says so, and a strategy call opens in a new tab', async ({ page }) => {
  await page.goto(routes.services.path);
  const guide = page.getByRole('button', { name: 'Download Service Guide' });
  await expect(guide).toHaveAccessibleDescription('Opens soon');
  for (const call of await page.getByRole('link', { name: /^Book Your Free Strategy Call/ }).all()) {
    await expect(call).toHaveAttribute('target', '_blank');
  }

  await page.goto(routes['live-production'].path);
  for (const name of ['Book a production call', 'Watch demo reel', 'Schedule a consultation']) {
    await expect(page.getByRole('button', { name })).toHaveAccessibleDescription('Opens soon');
  }
});

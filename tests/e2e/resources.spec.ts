import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessible.ts';
import { outgoing } from '#tests/support/outgoing.ts';
import { expect, test } from '#tests/support/site.ts';

const path = '/resources';
const shelf = (page: Page) => page.locator('#shelf > li');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('everything is on the shelf at first, a tab leaves its kind, arrow keys go on', async ({ page }) => {
  await page.goto(path);
  await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab')).toHaveText([
    'All 18',
    'Guides 4',
    'Videos 3',
    'Reports 3',
    'Tools 3',
    'Templates 5',
  ]);
  await expect(shelf(page)).toHaveCount(18);
  await tab(page, 'Guides').click();
  await expect(shelf(page)).toHaveCount(4);
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Videos')).toHaveAttribute('aria-selected', 'true');
  await expect(shelf(page)).toHaveCount(3);
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Videos 3');
});

test('the search goes through the open tab, counts in every tab, and stays in the address', async ({
  page,
}) => {
  await page.goto(path);
  await page.getByLabel('Search the shelf').fill('margin');
  await expect(page.getByText('2 on the shelf')).toBeVisible();
  await tab(page, 'Tools').click();
  await expect(shelf(page)).toHaveText([/Flash-deal margin check/]);
  await expect(page).toHaveURL(/\?q=margin&type=tools$/);
  await page.reload();
  await expect(page.getByLabel('Search the shelf')).toHaveValue('margin');
  await expect(shelf(page)).toHaveCount(1);
});

test('an empty shelf says so and can be filled again', async ({ page }) => {
  await page.goto(`${path}?q=zeppelin`);
  await expect(page.getByText('Nothing on the shelf for that')).toBeVisible();
  await expect(shelf(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(shelf(page)).toHaveCount(18);
  await expect(page.getByLabel('Search the shelf')).toHaveValue('');
  await expect(page).toHaveURL(/resources$/);
});

test('what opens later says so and does nothing', async ({ page }) => {
  await page.goto(path);
  const sent = outgoing(page);
  await expect(page.getByRole('button', { name: /^Access Resource/ })).toHaveCount(18);
  for (const name of ['Access Resource 90-minute rundown', 'Subscribe Now', 'Download the rundown']) {
    const button = page.getByRole('main').getByRole('button', { name });
    await expect(button).toHaveAccessibleDescription('Opens soon');
    await button.click();
  }
  await page.getByLabel('Your email').press('Enter');
  await expect(page).toHaveURL(/resources$/);
  expect(sent).toEqual([]);
});

test.describe('with script switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole shelf can be read', async ({ page }) => {
    await page.goto(path);
    await expect(shelf(page)).toHaveCount(18);
    await expect(page.getByRole('tab', { name: 'Guides' })).toBeHidden();
  });
});

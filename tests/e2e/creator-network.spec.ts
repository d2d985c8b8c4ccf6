import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, test } from '#tests/support/site.ts';

const path = '/creator-network';
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const creators = (page: Page) => page.locator('#directory > li');

async function choose(page: Page, filters: { niche?: string; location?: string; followers?: string }) {
  if (filters.niche) await page.getByLabel('Niche').selectOption(filters.niche);
  if (filters.location) await page.getByLabel('Location').selectOption(filters.location);
  if (filters.followers) await page.getByLabel('Followers').selectOption(filters.followers);
  await page.getByRole('button', { name: 'Apply Filters' }).click();
}

test('Opportunities is open at first, each tab opens its own panel and is kept in the address', async ({
  page,
}) => {
  await page.goto(path);
  await expect(page.getByRole('tab')).toHaveText([
    'Opportunities',
    'Training',
    'Community',
    'Directory',
    'Success Stories',
  ]);
  await expect(tab(page, 'Opportunities')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#opportunities')).toBeVisible();

  await tab(page, 'Training').click();
  await expect(page.locator('#training')).toBeVisible();
  await expect(page.locator('#opportunities')).toBeHidden();
  await tab(page, 'Training').press('ArrowRight');
  await expect(page.locator('#community')).toBeVisible();
  await expect(page).toHaveURL(/\?tab=community$/);

  await page.reload();
  await expect(page.locator('#community')).toBeVisible();
  await tab(page, 'Opportunities').click();
  await expect(page).toHaveURL(/creator-network$/);
});

test('filters narrow the directory only when they are applied', async ({ page }) => {
  await page.goto(path);
  await tab(page, 'Directory').click();
  for (const filter of ['Niche', 'Location', 'Followers']) {
    await expect(page.getByLabel(filter)).toHaveValue('all');
  }
  await expect(page.getByRole('status').getByText('12 of 12 creators')).toBeVisible();
  await expect(creators(page)).toHaveCount(12);

  await page.getByLabel('Niche').selectOption('Beauty');
  await expect(creators(page)).toHaveCount(12);
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(creators(page)).toHaveCount(3);
  await expect(page.getByText('3 of 12 creators')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply Filters' })).toBeFocused();

  await choose(page, { location: 'Los Angeles', followers: 'Over 200,000' });
  await expect(creators(page)).toHaveCount(1);
  await expect(creators(page).getByRole('heading')).toHaveText('Priya Raman');
  await expect(page).toHaveURL(/\?tab=directory&niche=beauty&location=los-angeles&followers=over-200k$/);
});

test('when nobody fits, the way back is offered and the keyboard is not lost', async ({ page }) => {
  await page.goto(path);
  await tab(page, 'Directory').click();
  await choose(page, { niche: 'Tech', location: 'Miami' });
  await expect(creators(page)).toHaveCount(0);
  await expect(page.getByText('0 of 12 creators')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(creators(page)).toHaveCount(12);
  await expect(page.getByLabel('Niche')).toHaveValue('all');
  await expect(page.getByRole('button', { name: 'Apply Filters' })).toBeFocused();
  await expect(page).toHaveURL(/\?tab=directory$/);
});

test('an address opens the directory as it was left, and what it does not know narrows nothing', async ({
  page,
}) => {
  await page.goto(`${path}?tab=directory&niche=fashion&location=nowhere`);
  await expect(page.getByLabel('Niche')).toHaveValue('fashion');
  await expect(page.getByLabel('Location')).toHaveValue('all');
  await expect(creators(page)).toHaveCount(2);
  await page.goto(`${path}?tab=nonsense`);
  await expect(page.locator('#opportunities')).toBeVisible();
});

test('the AI Avatars card opens the early-access dialog, the other five lead to their pages', async ({
  page,
}) => {
  await page.goto(path);
  const cards = page.locator('#services > li');
  const targets = await cards
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual([
    '/live-production',
    '/host-training',
    '/analytics-optimization',
    '/strategic-planning',
    '/content-development',
  ]);
  await cards.last().getByRole('button', { name: 'Join Early Access' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Interested in')).toHaveValue('AI Avatars');
});

test('Apply to Join Network leads to the survey', async ({ page }) => {
  await page.goto(path);
  const apply = page.getByRole('link', { name: 'Apply to Join Network' });
  await expect(apply).toHaveCount(2);
  for (const link of await apply.all()) await expect(link).toHaveAttribute('href', '/live-selling-survey');
});

test('what has no behaviour says so, and nothing on the page calls out', async ({ page }) => {
  await page.goto(path);
  const asked: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && asked.push(request.url()));
  for (const [room, button, count] of [
    ['Opportunities', 'Apply Now', 5],
    ['Community', 'Join Discord', 1],
    ['Directory', 'Request Match', 12],
    ['Success Stories', 'Read Full Story', 3],
  ] as const) {
    await tab(page, room).click();
    const buttons = page.getByRole('button', { name: button });
    await expect(buttons).toHaveCount(count);
    await expect(buttons.first()).toHaveAccessibleDescription('Opens soon');
    await buttons.first().click();
  }
  expect(asked).toEqual([]);
});

for (const width of [390, 1280]) {
  for (const room of ['opportunities', 'training', 'community', 'directory', 'stories']) {
    test(`the tab ${room} has no accessibility fault at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${path}?tab=${room}`);
      await expect(page.locator(`#${room}`)).toBeVisible();
      await expectAccessible(page);
    });
  }
}

test.describe('with script switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('every room can be read', async ({ page }) => {
    await page.goto(path);
    for (const room of ['opportunities', 'training', 'community', 'directory', 'stories']) {
      await expect(page.locator(`#${room}`)).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Apply Filters' })).toBeHidden();
  });
});

test('a late tab that an address opens is in sight on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${path}?tab=stories`);
  await page.getByRole('tablist').scrollIntoViewIfNeeded();
  await expect(page.getByRole('tab', { name: 'Success Stories', selected: true })).toBeInViewport({
    ratio: 0.9,
  });
});

import type { Page } from '@playwright/test';
import { type ResourceTab, resourcesSchema, resourceTabs } from '#src/content/schemas/page/resources.ts';
import { findResources } from '#src/features/resource-finder/find-resources.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { expectOpening } from '#tests/support/pages/openings.ts';
import { recordRequests } from '#tests/support/server/record-requests.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';
import { expect, test } from '#tests/support/site/site.ts';

const resources = contentOf('pages/resources', resourcesSchema);

const { items, labels } = resources.finder;
const findTitles = (kind: ResourceTab, search = '') =>
  findResources(items, kind, search).map(({ title }) => title);
const tabLabel = (kind: ResourceTab, search?: string) =>
  `${labels.tabs[kind]} ${findTitles(kind, search).length}`;
const searchedItem = items
  .filter(({ kind }) => kind === 'tools')
  .flatMap(({ title }) => title.split(' '))
  .find((word) => findTitles('all', word).length < items.length / 2) as string;

const path = '/resources';
const resourceItems = (page: Page) => page.locator('#shelf > li');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('shows all resources first, filters them by tab, and switches tabs with arrow keys', async ({
  page,
}) => {
  await page.goto(path);
  await expect(tab(page, labels.tabs.all)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab')).toHaveText(resourceTabs.map((kind) => tabLabel(kind)));
  await expect(resourceItems(page)).toHaveCount(items.length);
  await tab(page, labels.tabs.guides).click();
  await expect(resourceItems(page).getByRole('heading')).toHaveText(findTitles('guides'));
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, labels.tabs.videos)).toHaveAttribute('aria-selected', 'true');
  await expect(resourceItems(page).getByRole('heading')).toHaveText(findTitles('videos'));
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(tabLabel('videos'));
});

test('searches all tabs, counts the matches in each tab, and keeps the search in the URL', async ({
  page,
}) => {
  await page.goto(path);
  await page.getByLabel(labels.search).fill(searchedItem);
  await expect(page.getByText(`${findTitles('all', searchedItem).length} ${labels.found}`)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(resourceTabs.map((kind) => tabLabel(kind, searchedItem)));
  await tab(page, labels.tabs.tools).click();
  await expect(resourceItems(page).getByRole('heading')).toHaveText(findTitles('tools', searchedItem));
  await expect(page).toHaveURL(`${path}?${new URLSearchParams({ q: searchedItem, type: 'tools' })}`);
  await page.reload();
  await expect(page.getByLabel(labels.search)).toHaveValue(searchedItem);
  await expect(resourceItems(page).getByRole('heading')).toHaveText(findTitles('tools', searchedItem));
});

test('reports an empty result, and offers a reset', async ({ page }) => {
  await page.goto(`${path}?q=zeppelin`);
  await expect(page.getByText(labels.empty)).toBeVisible();
  await expect(resourceItems(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: labels.reset }).click();
  await expect(resourceItems(page)).toHaveCount(items.length);
  await expect(page.getByLabel(labels.search)).toHaveValue('');
  await expect(page).toHaveURL(/resources$/);
});

test('shows “Opens soon” on placeholder buttons, without sending requests', async ({ page }) => {
  await page.goto(path);
  const sent = recordRequests(page);
  const main = page.getByRole('main');
  const access = items.map(({ title }) => `${labels.access} ${title}`);
  const [first] = await expectOpening(main, 'accessResource', ...access);
  const [subscribe] = await expectOpening(main, 'subscribeToResources', resources.newsletter.action);
  const [download] = await expectOpening(main, 'featuredDownload', resources.featured.action);
  for (const button of [first, subscribe, download]) await button?.click();
  if (subscribe) await page.getByLabel(resources.newsletter.label).press('Enter');
  await expect(page).toHaveURL(/resources$/);
  expect(sent).toEqual([]);
});

test.describe('the resources page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all resources', async ({ page }) => {
    await page.goto(path);
    await expect(resourceItems(page)).toHaveCount(items.length);
    await expect(page.getByRole('tab', { name: labels.tabs.guides })).toBeHidden();
  });
});

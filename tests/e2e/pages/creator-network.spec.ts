import type { Page } from '@playwright/test';
import {
  type Creator,
  creatorNetworkSchema,
  type FollowerRange,
} from '#src/content/schemas/page/creator-network.ts';
import { findCreators, noFilters } from '#src/features/creator-network/find-creators.ts';
import { routes } from '#src/routes.ts';
import { forms } from '#tests/support/forms/form-texts.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { linksTo } from '#tests/support/pages/main-links.ts';
import { expectOpening } from '#tests/support/pages/openings.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';
import { expect, test } from '#tests/support/site/site.ts';

const creatorNetwork = contentOf('pages/creator-network', creatorNetworkSchema);
const { directory } = creatorNetwork.tabs;
const { items, labels } = directory;
const formatCount = (count: number) =>
  labels.found.replace('{found}', `${count}`).replace('{all}', `${items.length}`);
const searchedCreator = items[6] as Creator;
const followerRange = (Object.keys(directory.followers) as FollowerRange[]).find(
  (followers) => findCreators([searchedCreator], { ...noFilters, followers }).length === 1,
);
const creatorsOfNiche = findCreators(items, { ...noFilters, niche: searchedCreator.niche });

const path = '/creator-network';
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const creators = (page: Page) => page.locator('#directory > li');

async function applyFilters(page: Page, filters: { niche?: string; location?: string; followers?: string }) {
  if (filters.niche) await page.getByLabel(labels.niche).selectOption(filters.niche);
  if (filters.location) await page.getByLabel(labels.location).selectOption(filters.location);
  if (filters.followers) await page.getByLabel(labels.followers).selectOption(filters.followers);
  await page.getByRole('button', { name: labels.apply }).click();
}

test('opens Opportunities first, switches tabs, and keeps the tab in the URL', async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole('tab')).toHaveText([
    creatorNetwork.tabs.names.opportunities,
    creatorNetwork.tabs.names.training,
    creatorNetwork.tabs.names.community,
    creatorNetwork.tabs.names.directory,
    creatorNetwork.tabs.names.stories,
  ]);
  await expect(tab(page, creatorNetwork.tabs.names.opportunities)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#opportunities')).toBeVisible();

  await tab(page, creatorNetwork.tabs.names.training).click();
  await expect(page.locator('#training')).toBeVisible();
  await expect(page.locator('#opportunities')).toBeHidden();
  await tab(page, creatorNetwork.tabs.names.training).press('ArrowRight');
  await expect(page.locator('#community')).toBeVisible();
  await expect(page).toHaveURL(/\?tab=community$/);

  await page.reload();
  await expect(page.locator('#community')).toBeVisible();
  await tab(page, creatorNetwork.tabs.names.opportunities).click();
  await expect(page).toHaveURL(/creator-network$/);
});

test('filters the directory only when Apply is clicked', async ({ page }) => {
  await page.goto(path);
  await tab(page, creatorNetwork.tabs.names.directory).click();
  for (const filter of [labels.niche, labels.location, labels.followers]) {
    await expect(page.getByLabel(filter)).toHaveValue('all');
  }
  await expect(page.getByRole('status').getByText(formatCount(items.length))).toBeVisible();
  await expect(creators(page)).toHaveCount(items.length);

  await page.getByLabel(labels.niche).selectOption(searchedCreator.niche);
  await expect(creators(page)).toHaveCount(items.length);
  await page.getByRole('button', { name: labels.apply }).click();
  await expect(creators(page).getByRole('heading')).toHaveText(creatorsOfNiche.map(({ name }) => name));
  await expect(page.getByText(formatCount(creatorsOfNiche.length))).toBeVisible();
  await expect(page.getByRole('button', { name: labels.apply })).toBeFocused();

  const filters = {
    niche: searchedCreator.niche,
    location: searchedCreator.location,
    followers: followerRange ?? '',
  };
  await applyFilters(page, { location: filters.location, followers: filters.followers });
  await expect(creators(page).getByRole('heading')).toHaveText(
    findCreators(items, filters).map(({ name }) => name),
  );
  await expect(page).toHaveURL(`${path}?${new URLSearchParams({ tab: 'directory', ...filters })}`);
});

test('shows a reset button when no creator matches, and keeps the focus', async ({ page }) => {
  await page.goto(path);
  await tab(page, creatorNetwork.tabs.names.directory).click();
  const [niche, location] = Object.keys(directory.niches)
    .flatMap((one) => Object.keys(directory.locations).map((place) => [one, place]))
    .find(([one, place]) => !items.some((item) => item.niche === one && item.location === place)) as [
    string,
    string,
  ];
  await applyFilters(page, { niche, location });
  await expect(creators(page)).toHaveCount(0);
  await expect(page.getByText(formatCount(0))).toBeVisible();
  await page.getByRole('button', { name: labels.clear }).click();
  await expect(creators(page)).toHaveCount(items.length);
  await expect(page.getByLabel(labels.niche)).toHaveValue('all');
  await expect(page.getByRole('button', { name: labels.apply })).toBeFocused();
  await expect(page).toHaveURL(/\?tab=directory$/);
});

test("restores the directory's filters from the URL, and ignores unknown ones", async ({ page }) => {
  await page.goto(`${path}?tab=directory&niche=${searchedCreator.niche}&location=nowhere`);
  await expect(page.getByLabel(labels.niche)).toHaveValue(searchedCreator.niche);
  await expect(page.getByLabel(labels.location)).toHaveValue('all');
  await expect(creators(page)).toHaveCount(creatorsOfNiche.length);
  await page.goto(`${path}?tab=nonsense`);
  await expect(page.locator('#opportunities')).toBeVisible();
});

test('opens the early-access dialog from the card of a service without a page, and links the other cards', async ({
  page,
}) => {
  await page.goto(path);
  const cards = page.locator('#services > li');
  const { items: services, join } = creatorNetwork.services;
  await expect(cards).toHaveCount(services.length);
  for (const [index, { to }] of services.entries()) {
    const link = cards.nth(index).getByRole('link');
    if (to) await expect(link).toHaveAttribute('href', routes[to].path);
    else await expect(link).toHaveCount(0);
  }
  const own = services.findIndex(({ to }) => !to);
  await cards.nth(own).getByRole('button', { name: join }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(forms['early-access'].fields.interested_feature.label)).toHaveValue(
    'AI Avatars',
  );
});

test('links the hero, the list of jobs and the closing section to the application', async ({ page }) => {
  await page.goto(path);
  const apply = linksTo(page, routes['live-selling-survey'].path);
  const { hero, tabs, apply: closing } = creatorNetwork;
  await expect(apply).toHaveText([hero.apply, tabs.opportunities.join, closing.action]);
});

test('shows “Opens soon” on placeholder buttons, without sending requests', async ({ page }) => {
  await page.goto(path);
  const asked: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && asked.push(request.url()));
  const { names, opportunities, community, stories } = creatorNetwork.tabs;
  for (const [room, opening, ...controls] of [
    [
      names.opportunities,
      'applyToBrief',
      ...opportunities.items.map(({ brand }) => `${opportunities.labels.apply} ${brand}`),
    ],
    [names.community, 'joinDiscord', community.join],
    [names.directory, 'requestMatch', ...items.map(({ name }) => `${labels.match} ${name}`)],
    [names.stories, 'readFullStory', ...stories.items.map(({ creator }) => `${stories.read} ${creator}`)],
  ] as const) {
    await tab(page, room).click();
    const [button] = await expectOpening(page, opening, ...controls);
    await button?.click();
  }
  expect(asked).toEqual([]);
});

for (const width of [390, 1280]) {
  for (const room of ['opportunities', 'training', 'community', 'directory', 'stories']) {
    test(`has no axe violations in the ${room} tab at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${path}?tab=${room}`);
      await expect(page.locator(`#${room}`)).toBeVisible();
      await expectAccessible(page);
    });
  }
}

test.describe('the network page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the panels of all tabs', async ({ page }) => {
    await page.goto(path);
    for (const room of ['opportunities', 'training', 'community', 'directory', 'stories']) {
      await expect(page.locator(`#${room}`)).toBeVisible();
    }
    await expect(page.getByRole('button', { name: labels.apply })).toBeHidden();
  });
});

test('scrolls to the selected tab on a phone when the URL selects a later one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${path}?tab=stories`);
  await page.getByRole('tablist').scrollIntoViewIfNeeded();
  await expect(
    page.getByRole('tab', { name: creatorNetwork.tabs.names.stories, selected: true }),
  ).toBeInViewport({
    ratio: 0.9,
  });
});

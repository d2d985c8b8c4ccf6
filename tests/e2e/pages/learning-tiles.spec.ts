import { site } from '#site.config';
import { caseStudiesSchema } from '#src/content/schemas/page/case-studies.ts';
import { hostTrainingMaterialsSchema } from '#src/content/schemas/page/host-training-materials.ts';
import { insightsSchema } from '#src/content/schemas/page/tiktok-live-selling-insights.ts';
import { strategyGuideSchema } from '#src/content/schemas/page/tiktok-live-strategy-guide.ts';
import { findDestination } from '#src/openings.ts';
import { forms } from '#tests/support/forms/form-texts.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { linksTo } from '#tests/support/pages/main-links.ts';
import { expectOpening } from '#tests/support/pages/openings.ts';
import { pauseClock } from '#tests/support/run/pause-clock.ts';
import { startingWith } from '#tests/support/run/text-patterns.ts';
import { waitForAll } from '#tests/support/run/wait-for-all.ts';
import { recordRequests } from '#tests/support/server/record-requests.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';
import { expect, test } from '#tests/support/site/site.ts';
import { expectToast } from '#tests/support/site/toast.ts';

const hostTrainingMaterials = contentOf('pages/host-training-materials', hostTrainingMaterialsSchema);
const caseStudies = contentOf('pages/case-studies', caseStudiesSchema);
const tiktokLiveStrategyGuide = contentOf('pages/tiktok-live-strategy-guide', strategyGuideSchema);
const tiktokLiveSellingInsights = contentOf('pages/tiktok-live-selling-insights', insightsSchema);

test('shows a host resource as being sent for 1.5 s, and then confirms the download', async ({ page }) => {
  await page.clock.install({ time: '2024-12-02T08:00:00' });
  await page.goto('/host-training-materials');
  await pauseClock(page, '2024-12-02T09:00:00');
  const sent = recordRequests(page);
  const { action, items } = hostTrainingMaterials.cards;
  const { busy, success } = forms['resource-cards'];
  const cards = page.locator('#sheets > li');
  await expect(cards).toHaveCount(items.length);
  const [other, card] = [cards.first(), cards.last()];
  await card.getByRole('button').click();
  await expect(card.getByRole('button')).toHaveText(startingWith(busy));
  await expect(other.getByRole('button')).toHaveText(startingWith(action));
  await page.clock.runFor(1499);
  await expect(card.getByRole('button')).toHaveText(startingWith(busy));
  await page.clock.runFor(1);
  await expect(card.getByRole('button')).toHaveText(startingWith(action));
  await expectToast(page, success.title, success.description.replace('{title}', items.at(-1)?.title ?? ''));
  await expect(card.getByText(success.title)).toBeVisible();
  expect(sent).toEqual([]);
});

test('plays a testimonial for three seconds, and then shows its still picture again', async ({ page }) => {
  await page.clock.install({ time: '2024-12-02T08:00:00' });
  await page.goto('/case-studies');
  await pauseClock(page, '2024-12-02T09:00:00');
  const sent = recordRequests(page);
  const tiles = page.locator('#testimonials > li');
  await expect(tiles).toHaveCount(caseStudies.tapes.items.length);
  const tile = tiles.first();
  const name = `${caseStudies.tapes.play} ${caseStudies.tapes.items[0]?.name}`;
  await tile.getByRole('button', { name }).click();
  await expect(tile.getByText('Playing...')).toBeVisible();
  await expect(page.getByText('Playing...')).toHaveCount(1);
  await page.clock.runFor(2999);
  await expect(tile.getByText('Playing...')).toBeVisible();
  await page.clock.runFor(1);
  await expect(tile.getByText('Playing...')).toHaveCount(0);
  await expect(tile.getByRole('button', { name })).toBeVisible();
  expect(sent).toEqual([]);
});

test('shows the results of the first show until the visitor selects “After”', async ({ page }) => {
  await page.goto('/case-studies');
  const panel = page.locator('#nordlys').getByRole('tabpanel');
  await expect(page.getByRole('tab')).toHaveText([caseStudies.labels.before, caseStudies.labels.after]);
  await expect(page.getByRole('tab', { name: caseStudies.labels.before })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const { before, after } = caseStudies.featured;
  await expect(panel.locator('dl:visible > *')).toHaveText(
    before.flatMap(({ label, value }) => [label, value]),
  );
  await page.getByRole('tab', { name: caseStudies.labels.after }).click();
  await expect(panel.locator('dl:visible > *')).toHaveText(
    after.flatMap(({ label, value }) => [label, value]),
  );
  await expectAccessible(page);
});

test('leaves the strategy video in the state Playing after a click', async ({ page }) => {
  await page.clock.install({ time: '2024-12-02T08:00:00' });
  await page.goto('/tiktok-live-strategy-guide');
  await pauseClock(page, '2024-12-02T09:00:00');
  const sent = recordRequests(page);
  await page.getByRole('button', { name: tiktokLiveStrategyGuide.video.play }).click();
  await expect(page.getByText('Playing', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: tiktokLiveStrategyGuide.video.play })).toHaveCount(0);
  await page.clock.runFor(600_000);
  await expect(page.getByText('Playing', { exact: true })).toBeVisible();
  expect(sent).toEqual([]);
});

test('shows “Opens soon” on every control of the insights page', async ({ page }) => {
  await page.goto('/tiktok-live-selling-insights');
  const sent = recordRequests(page);
  const main = page.getByRole('main');
  const { hero, labels, featured, latest, downloads } = tiktokLiveSellingInsights;
  const [categories, articles] = [
    latest.categories.map(({ label, count }) => `${label} ${count}`),
    [featured, ...latest.items].map(({ title }) => `${labels.read} ${title}`),
  ];
  const files = downloads.items.map(({ title }) => `${downloads.action} ${title}`);
  const buttons = [
    await expectOpening(main, 'insightsSubscribe', hero.subscribe.action),
    await expectOpening(main, 'insightsSearch', latest.search.action),
    await expectOpening(main, 'insightsCategory', ...categories),
    await expectOpening(main, 'insightsRead', ...articles),
    await expectOpening(main, 'insightsDownload', ...files),
  ];
  await expect(main.getByRole('button')).toHaveCount(buttons.flat().length);
  for (const later of buttons) await later.at(-1)?.click();
  if (!findDestination('insightsSearch')) {
    await page.getByLabel(latest.search.label).fill('claims');
    await page.getByLabel(latest.search.label).press('Enter');
  }
  await expect(page.locator('#articles > li')).toHaveCount(latest.items.length);
  await expect(page).toHaveURL(/tiktok-live-selling-insights$/);
  expect(sent).toEqual([]);
});

test('opens the scheduling page in a new tab from strategy call links', async ({ page }) => {
  for (const [path, count] of [
    ['/live-selling-best-practices', 2],
    ['/case-studies', 2],
    ['/tiktok-live-strategy-guide', 1],
    ['/tiktok-live-selling-insights', 1],
  ] as const) {
    await page.goto(path);
    const calls = linksTo(page, site.links.scheduling);
    await expect(calls).toHaveCount(count);
    for (const call of await waitForAll(calls)) {
      await expect(call).toHaveAccessibleName(/opens in a new tab/);
      await expect(call).toHaveAttribute('target', '_blank');
    }
  }
});

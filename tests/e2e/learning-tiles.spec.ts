import { expectAccessible } from '#tests/support/accessible.ts';
import { outgoing } from '#tests/support/outgoing.ts';
import { expect, test } from '#tests/support/site.ts';
import { expectToast } from '#tests/support/toast.ts';

test('a host resource is sending for a second and a half, then says whose download started', async ({
  page,
}) => {
  await page.clock.install({ time: '2024-12-02T08:00:00' });
  await page.goto('/host-training-materials');
  await page.clock.pauseAt('2024-12-02T09:00:00');
  const sent = outgoing(page);
  const card = page.locator('#sheets > li', { hasText: 'Tape Review Scorecard' });
  const other = page.locator('#sheets > li', { hasText: 'Host Cue Cards' });
  await card.getByRole('button').click();
  await expect(card.getByRole('button')).toHaveText(/^Sending\.\.\./);
  await expect(other.getByRole('button')).toHaveText(/^Send it to me/);
  await page.clock.runFor(1499);
  await expect(card.getByRole('button')).toHaveText(/^Sending\.\.\./);
  await page.clock.runFor(1);
  await expect(card.getByRole('button')).toHaveText(/^Send it to me/);
  await expectToast(page, 'Download Started!', 'Your Tape Review Scorecard has been sent to your email.');
  await expect(card.getByText('Download Started!')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a testimonial plays for three seconds and shows its still again', async ({ page }) => {
  await page.clock.install({ time: '2024-12-02T08:00:00' });
  await page.goto('/case-studies');
  await page.clock.pauseAt('2024-12-02T09:00:00');
  const sent = outgoing(page);
  const tiles = page.locator('#testimonials > li');
  await expect(tiles).toHaveCount(4);
  const tile = tiles.first();
  await tile.getByRole('button', { name: 'Play the testimonial of Ingrid Solheim' }).click();
  await expect(tile.getByText('Playing...')).toBeVisible();
  await expect(page.getByText('Playing...')).toHaveCount(1);
  await page.clock.runFor(2999);
  await expect(tile.getByText('Playing...')).toBeVisible();
  await page.clock.runFor(1);
  await expect(tile.getByText('Playing...')).toHaveCount(0);
  await expect(tile.getByRole('button', { name: 'Play the testimonial of Ingrid Solheim' })).toBeVisible();
  expect(sent).toEqual([]);
});

test('the results show the first show until After is chosen', async ({ page }) => {
  await page.goto('/case-studies');
  const panel = page.locator('#nordlys').getByRole('tabpanel');
  await expect(page.getByRole('tab')).toHaveText(['Before', 'After']);
  await expect(page.getByRole('tab', { name: 'Before' })).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toContainText('$10.7K');
  await page.getByRole('tab', { name: 'After' }).click();
  await expect(panel).toContainText('$42.3K');
  await expectAccessible(page);
});

test('the strategy video switches to Playing and stays there', async ({ page }) => {
  await page.clock.install({ time: '2024-12-02T08:00:00' });
  await page.goto('/tiktok-live-strategy-guide');
  await page.clock.pauseAt('2024-12-02T09:00:00');
  const sent = outgoing(page);
  await page.getByRole('button', { name: 'Play the video' }).click();
  await expect(page.getByText('Playing', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play the video' })).toHaveCount(0);
  await page.clock.runFor(600_000);
  await expect(page.getByText('Playing', { exact: true })).toBeVisible();
  expect(sent).toEqual([]);
});

test('the insights page leaves every control without behaviour, and says so', async ({ page }) => {
  await page.goto('/tiktok-live-selling-insights');
  const sent = outgoing(page);
  const main = page.getByRole('main');
  for (const name of ['All 45', 'Industry News 12', 'Strategy 15', 'Case Studies 8', 'Trends 10']) {
    await expect(main.getByRole('button', { name, exact: true })).toHaveAccessibleDescription('Opens soon');
  }
  const described = main.locator('button[aria-describedby="opens-soon"]');
  await expect(described).toHaveCount(await main.getByRole('button').count());
  for (const name of ['Subscribe', 'Search', 'Strategy 15', 'Read Long shows are back']) {
    await main.getByRole('button', { name, exact: true }).click();
  }
  await page.getByLabel('Search the articles').fill('claims');
  await page.getByLabel('Search the articles').press('Enter');
  await expect(page.locator('#articles > li')).toHaveCount(6);
  await expect(page).toHaveURL(/tiktok-live-selling-insights$/);
  expect(sent).toEqual([]);
});

test('strategy calls open the scheduling page in a new tab', async ({ page }) => {
  for (const [path, count] of [
    ['/live-selling-best-practices', 2],
    ['/case-studies', 1],
    ['/tiktok-live-strategy-guide', 1],
    ['/tiktok-live-selling-insights', 1],
  ] as const) {
    await page.goto(path);
    const calls = page.getByRole('main').getByRole('link', { name: /opens in a new tab/ });
    await expect(calls).toHaveCount(count);
    for (const call of await calls.all()) {
      await expect(call).toHaveAttribute('href', /strategy-call-30min/);
      await expect(call).toHaveAttribute('target', '_blank');
    }
  }
});

import type { Page } from '@playwright/test';
import {
  expectSaved,
  field,
  fill,
  first,
  path,
  row,
  stored,
  update,
} from '#tests/support/roi-calculator-page.ts';
import { expect, test } from '#tests/support/site.ts';
import { toastsReady } from '#tests/support/toast.ts';

test.describe('when it cannot be saved at once', () => {
  test.use({ expectedConsole: /roi_calculator_submissions: not stored yet|Failed to load resource/ });

  const waiting = (page: Page) => page.evaluate(() => sessionStorage.getItem('outbox'));

  async function expectToldSaved(page: Page) {
    await expectSaved(page);
    await expect(update(page)).toBeVisible();
    await expect(field(page, 'Email')).toHaveCount(0);
  }

  test('a stopped database: the visitor is told that it is saved, and it comes true, once', async ({
    page,
    site,
  }) => {
    await page.goto(path);
    await fill(page, 'stopped@example.com');
    await site.withoutDatabase(async () => {
      await first(page).click();
      await expectToldSaved(page);
    });
    await expect.poll(() => stored(site, 'stopped@example.com'), { timeout: 15_000 }).toHaveLength(1);
    await expect.poll(() => waiting(page)).toBeNull();
    expect(await stored(site, 'stopped@example.com')).toEqual([row('stopped@example.com')]);
  });

  test('a cut network: it is stored when the network is back, updates as well, each once', async ({
    page,
    context,
    site,
  }) => {
    await page.goto(path);
    await fill(page, 'cut@example.com');
    await toastsReady(page);
    await context.setOffline(true);
    await first(page).click();
    await expectToldSaved(page);
    await field(page, 'Events per month').fill('8');
    await update(page).click();
    await expect.poll(async () => JSON.parse((await waiting(page)) ?? '[]').length).toBe(2);
    await context.setOffline(false);
    await expect.poll(() => waiting(page), { timeout: 15_000 }).toBeNull();
    const rows = await stored(site, 'cut@example.com');
    expect(rows.map(({ events_per_month }) => events_per_month)).toEqual([4, 8]);
  });

  test('the next page of the tab goes on trying', async ({ page, site }) => {
    await page.route('**/rest/v1/**', (route) => route.abort('connectionrefused'));
    await page.goto(path);
    await fill(page, 'next@example.com');
    await first(page).click();
    await expectToldSaved(page);
    await page.goto('/contact');
    expect(await waiting(page)).not.toBeNull();
    await page.unroute('**/rest/v1/**');
    await page.goto('/');
    await expect.poll(() => waiting(page), { timeout: 15_000 }).toBeNull();
    expect(await stored(site, 'next@example.com')).toEqual([row('next@example.com')]);
  });

  test('an answer lost on the way back, and a page left before it came, store one row each', async ({
    page,
    site,
  }) => {
    await page.route('**/rest/v1/**', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.goto(path);
    await fill(page, 'lost@example.com');
    await first(page).click();
    await expectToldSaved(page);
    await page.unroute('**/rest/v1/**');
    await expect.poll(() => waiting(page), { timeout: 15_000 }).toBeNull();
    expect(await stored(site, 'lost@example.com')).toHaveLength(1);

    await page.route('**/rest/v1/**', () => {});
    await page.goto(path);
    await fill(page, 'left@example.com');
    await first(page).click();
    await expect.poll(() => waiting(page)).not.toBeNull();
    await page.goto('/contact');
    await page.unroute('**/rest/v1/**');
    await page.goto('/');
    await expect.poll(() => waiting(page), { timeout: 15_000 }).toBeNull();
    expect(await stored(site, 'left@example.com')).toEqual([row('left@example.com')]);
  });
});

test.describe('when it is refused for good', () => {
  test.use({ expectedConsole: /roi_calculator_submissions: refused \(23514\)|Failed to load resource/ });

  test('it is not sent again', async ({ page }) => {
    let requests = 0;
    await page.route('**/rest/v1/**', (route) => {
      requests++;
      return route.fulfill({ status: 400, json: { code: '23514', message: 'violates check constraint' } });
    });
    await page.goto(path);
    await fill(page, 'refused@example.com');
    await first(page).click();
    await expect(update(page)).toBeVisible();
    await page.goto('/contact');
    expect(await page.evaluate(() => sessionStorage.getItem('outbox'))).toBeNull();
    expect(requests).toBe(1);
  });
});

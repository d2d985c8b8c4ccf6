import type { Page } from '@playwright/test';
import { forms } from '#tests/support/forms/form-texts.ts';
import {
  calculateButton,
  expectSaved,
  field,
  figures,
  fill,
  form,
  path,
  readStoredRows,
  row,
  updateButton,
} from '#tests/support/forms/roi-calculator-page.ts';
import { holdRequests } from '#tests/support/run/hold-requests.ts';
import { createWalkSeeds, seededRandom } from '#tests/support/run/seeded-random.ts';
import { expect, test } from '#tests/support/site/site.ts';
import { waitForToastCode } from '#tests/support/site/toast.ts';

const words = forms['roi-calculator'];

test.describe('a report that cannot be stored at first', () => {
  test.use({ expectedConsole: /roi_calculator_submissions: not stored yet|Failed to load resource/ });

  const readOutbox = (page: Page) => page.evaluate(() => sessionStorage.getItem('outbox'));

  async function expectSavedMessage(page: Page) {
    await expectSaved(page);
    await expect(updateButton(page)).toBeVisible();
    await expect(field(page, words.fields.email.label)).toHaveCount(0);
  }

  test('stores the report and its update once each as soon as the network is back', async ({
    page,
    context,
    site,
  }) => {
    await page.goto(path);
    await fill(page, 'cut@example.com');
    await waitForToastCode(page);
    await context.setOffline(true);
    await calculateButton(page).click();
    await expectSavedMessage(page);
    await field(page, words.inputs.events_per_month.label).fill('8');
    await updateButton(page).click();
    await expect.poll(async () => JSON.parse((await readOutbox(page)) ?? '[]').length).toBe(2);
    await context.setOffline(false);
    await expect.poll(() => readOutbox(page), { timeout: 15_000 }).toBeNull();
    const rows = await readStoredRows(site, 'cut@example.com');
    expect(rows.map(({ events_per_month }) => events_per_month)).toEqual([4, 8]);
  });

  test('keeps retrying on the next page that the tab opens', async ({ page, site }) => {
    await page.route('**/rest/v1/**', (route) => route.abort('connectionrefused'));
    await page.goto(path);
    await fill(page, 'next@example.com');
    await calculateButton(page).click();
    await expectSavedMessage(page);
    await page.goto('/contact');
    expect(await readOutbox(page)).not.toBeNull();
    await page.unroute('**/rest/v1/**');
    await page.goto('/');
    await expect.poll(() => readOutbox(page), { timeout: 15_000 }).toBeNull();
    expect(await readStoredRows(site, 'next@example.com')).toEqual([row('next@example.com')]);
  });

  test('stores one row when the visitor leaves the page before the response', async ({ page, site }) => {
    await page.route('**/rest/v1/**', () => {});
    await page.goto(path);
    await fill(page, 'left@example.com');
    await calculateButton(page).click();
    await expect.poll(() => readOutbox(page)).not.toBeNull();
    await page.goto('/contact');
    await page.unroute('**/rest/v1/**');
    await page.goto('/');
    await expect.poll(() => readOutbox(page), { timeout: 15_000 }).toBeNull();
    expect(await readStoredRows(site, 'left@example.com')).toEqual([row('left@example.com')]);
  });
});

test.describe('a report that is permanently rejected', () => {
  test.use({ expectedConsole: /roi_calculator_submissions: refused \(23514\)|Failed to load resource/ });

  test('does not resend the rejected row', async ({ page }) => {
    let requests = 0;
    await page.route('**/rest/v1/**', (route) => {
      requests++;
      return route.fulfill({ status: 400, json: { code: '23514', message: 'violates check constraint' } });
    });
    await page.goto(path);
    await fill(page, 'refused@example.com');
    await calculateButton(page).click();
    await expect(updateButton(page)).toBeVisible();
    await page.goto('/contact');
    expect(await page.evaluate(() => sessionStorage.getItem('outbox'))).toBeNull();
    expect(requests).toBe(1);
  });
});

test.describe('a report whose response is slow', () => {
  test.use({ expectedConsole: /roi_calculator_submissions: not stored yet|Failed to load resource/ });

  test('saves an update that is made while the first report is being saved', async ({ page, site }) => {
    const release = await holdRequests(page, '**/rest/v1/**');
    await page.goto(path);
    await fill(page, 'slow@example.com');
    await calculateButton(page).click();
    const busy = form(page).getByRole('button', { name: words.busy });
    await expect(busy).toBeDisabled();
    await field(page, words.inputs.events_per_month.label).fill('8');
    await expect(busy).toBeEnabled();
    await busy.click();
    await expect(busy).toBeDisabled();
    await expect(figures(page)).toHaveText(['$62,400', '$26,208', '$314,496']);
    release();
    await expect(updateButton(page)).toBeVisible();
    await expectSaved(page);
    const rows = await readStoredRows(site, 'slow@example.com');
    expect(rows.map(({ events_per_month }) => events_per_month)).toEqual([4, 8]);
  });

  test('saves an update that is made during the first save, even if the visitor leaves the page', async ({
    page,
    site,
  }) => {
    await page.route('**/rest/v1/**', () => {});
    await page.goto(path);
    await fill(page, 'slow-left@example.com');
    await calculateButton(page).click();
    await field(page, words.inputs.events_per_month.label).fill('8');
    await field(page, words.inputs.events_per_month.label).press('Enter');
    await expect(form(page)).toHaveAttribute('aria-busy', 'true');
    await page.goto('/contact');
    await page.unroute('**/rest/v1/**');
    await page.goto('/');
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('outbox')), { timeout: 15_000 })
      .toBeNull();
    const rows = await readStoredRows(site, 'slow-left@example.com');
    expect(rows.map(({ events_per_month }) => events_per_month)).toEqual([4, 8]);
  });

  for (const walk of createWalkSeeds(3)) {
    test(`stores the displayed values in the last row after random updates, run ${walk}`, async ({
      page,
      site,
    }) => {
      test.slow();
      const random = seededRandom();
      const email = `${random.seed}@example.com`;
      let isLineBad = true;
      await page.route('**/rest/v1/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, random.below(400)));
        if (isLineBad && random.below(4) === 0) await route.abort('connectionreset').catch(() => {});
        else await route.continue().catch(() => {});
      });
      await page.goto(path);
      await fill(page, email);
      await calculateButton(page).click();
      for (let press = 0; press < 12; press++) {
        if (random.below(3) > 0)
          await field(page, words.inputs.events_per_month.label).fill(`${1 + random.below(9)}`);
        await page.waitForTimeout(random.below(200));
        await field(page, words.inputs.events_per_month.label).press('Enter');
      }
      // The back-off after five consecutive failures would exceed this test's timeout.
      isLineBad = false;
      await expect(form(page)).toHaveAttribute('aria-busy', 'false', { timeout: 20_000 });
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem('outbox')), { timeout: 30_000 })
        .toBeNull();
      const rows = await readStoredRows(site, email);
      const last = rows.at(-1);
      expect(`${last?.events_per_month}`).toBe(
        await field(page, words.inputs.events_per_month.label).inputValue(),
      );
      // Waits for the end of the animation.
      await expect(figures(page).first()).toHaveText(
        `$${Number(last?.calculated_monthly_revenue).toLocaleString('en-US')}`,
      );
    });
  }
});

import type { Page } from '@playwright/test';
import { forms } from '#tests/support/forms/form-texts.ts';
import { frame } from '#tests/support/pages/frame-texts.ts';
import { findPlaceholderButtons } from '#tests/support/pages/openings.ts';
import { expect, test } from '#tests/support/site/site.ts';
import { expectToast } from '#tests/support/site/toast.ts';

test.use({ expectedConsole: /Failed to load resource|component failed|TypeError/ });

async function blockNewCode(page: Page, work: () => Promise<unknown>) {
  await page.waitForLoadState('networkidle');
  const isScript = (url: URL) => url.pathname.endsWith('.js');
  const had = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await page.route(isScript, (route) =>
    had.includes(route.request().url()) ? route.continue() : route.abort(),
  );
  const cut = page.waitForEvent('requestfailed');
  await work();
  await cut;
  await page.unroute(isScript);
}

test('retries loading the code for the “Opens soon” note on the next click', async ({ page }) => {
  const control = (await findPlaceholderButtons(page)).first();
  await control.scrollIntoViewIfNeeded();
  await blockNewCode(page, () => control.hover());
  await page.mouse.move(0, 0);
  await control.click();
  await expect(page.locator('[data-noted]')).toHaveCount(1);
});

test("shows a toast once the toast's code has loaded after a failure", async ({ page }) => {
  await page.goto('/roi-calculator');
  await expect(page.locator('astro-island[ssr]:has(form[aria-label])')).toHaveCount(0);
  await blockNewCode(page, () => page.getByRole('button', { name: forms['roi-calculator'].action }).click());
  await expectToast(page, forms['roi-calculator'].missing.title, forms['roi-calculator'].missing.description);
});

test('reports a form that React does not handle instead of letting the browser submit it', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByLabel(forms.contact.fields.first_name.label).focus();
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  await page.evaluate(() => {
    const form = document.createElement('form');
    document.querySelector('main astro-island')?.append(form);
    form.requestSubmit();
  });
  await expect(page.getByText('This section could not be loaded.')).toHaveCount(1);
  await expect(page).toHaveURL('/contact');
});

test('resends rows from an earlier page even after code failed to load', async ({ page, site }) => {
  const email = 'left-behind@example.com';
  await page.goto('/careers');
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    ([address]) => {
      const row = { email: address, source: 'footer' };
      const fill = { key: crypto.randomUUID(), milliseconds: 5000, trap: '', honeypot: '' };
      const parcel = { table: 'newsletter_subscribers', row, fill, attempt: fill };
      sessionStorage.setItem('outbox', JSON.stringify([parcel]));
    },
    [email],
  );
  await blockNewCode(page, () => page.reload());
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(async () => (await site.rows('newsletter_subscribers', email)).length).toBe(1);
});

test('makes the page behind the error screen inert', async ({ page }) => {
  await page.goto('/contact');
  await page
    .locator('header astro-island')
    .first()
    .evaluate((island: HTMLElement) => {
      delete island.dataset.props;
      island.setAttribute('props', '{"content":[0,{"choices":[0,null]}]}');
    });
  await page.getByRole('banner').getByRole('button', { name: frame.getStarted.action }).click();
  const screen = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' });
  await expect(screen).toBeFocused();
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || activeElement?.closest('[role="alert"]') !== null;
    });
    expect(inside).toBe(true);
  }
  const reachable = await page.evaluate(() => document.querySelector('header')?.closest('[inert]') === null);
  expect(reachable).toBe(false);
});

import type { Page } from '@playwright/test';
import { site as settings } from '#site.config';
import { emailInsteadText, forms, rateLimitText as told } from '#tests/support/forms/form-texts.ts';
import { type StoredForm, storedForms } from '#tests/support/forms/stored-forms.ts';
import { holdRequests } from '#tests/support/run/hold-requests.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { expect, test } from '#tests/support/site/site.ts';
import { expectToast } from '#tests/support/site/toast.ts';

const readOutbox = (page: Page) => page.evaluate(() => sessionStorage.getItem('outbox'));

test('covers every table that visitors can insert into', () => {
  expect(storedForms.map(({ table }) => table).sort()).toEqual(Object.keys(payloads).sort());
});

for (const stored of storedForms) {
  const { path, table, fill, form, action, busy, failed, field, typed, done, hidden, instead } = stored;
  const pressSubmit = (page: Page) => form(page).getByRole('button', { name: action }).click();
  const control = (page: Page) => form(page).getByLabel(field);

  test.describe(`${path} ${table}`, () => {
    test("turns off browser validation and sends the honeypot's value", async ({ page }) => {
      await fill(page, 'program@example.com');
      expect(await form(page).evaluate((one: HTMLFormElement) => one.noValidate)).toBe(true);
      const honeypot = form(page).locator('[name="fax_extension"]');
      await expect(honeypot).toHaveAttribute('tabindex', '-1');
      await honeypot.evaluate((input: HTMLInputElement) => {
        input.value = '555 Ü';
      });
      await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 201 }));
      const request = page.waitForRequest(`**/rest/v1/${table}`);
      await pressSubmit(page);
      expect((await request).headers()['form-trap']).toBe(encodeURIComponent('555 Ü'));
    });

    test('stores a row on one click, and focuses the result', { tag: '@row' }, async ({ page, site }) => {
      const email = 'pressed-twice@example.com';
      await fill(page, email);
      const release = await holdRequests(page, '**/rest/v1/**');
      await pressSubmit(page);
      const sending = form(page).getByRole('button', { name: busy });
      if (table === 'newsletter_subscribers') await expect(sending).toHaveAttribute('disabled');
      else await expect(sending).toHaveAttribute('aria-disabled', 'true');
      await expect(form(page)).toHaveAttribute('aria-busy', 'true');
      await sending.click({ force: true });
      await control(page).press('Enter');
      if (table !== 'newsletter_subscribers') await sending.focus();
      release();
      await expect(done(page)).toBeFocused();
      expect(await site.rows(table, email)).toHaveLength(1);
    });

    test('ignores input while the form is being sent, because it would be lost', async ({ page }) => {
      test.skip(!failed, 'a form that stays keeps what is typed');
      await fill(page, 'typed-meanwhile@example.com');
      const readValues = () =>
        form(page).evaluate((one: HTMLFormElement) =>
          [...new FormData(one)].filter(([name]) => name !== 'fax_extension').map(([, value]) => `${value}`),
        );
      const before = await readValues();
      const release = await holdRequests(page, '**/rest/v1/**');
      await pressSubmit(page);
      await expect(form(page)).toHaveAttribute('aria-busy', 'true');
      const controls = form(page).locator('input:visible, select:visible, textarea:visible');
      for (const one of await controls.all()) {
        if ((await one.getAttribute('tabindex')) === '-1') continue;
        // Uses the mouse, because `click()` would wait until the field is enabled.
        await one.scrollIntoViewIfNeeded();
        const { x, y, width, height } = (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        await page.mouse.click(x + width / 2, y + height / 2);
        await page.keyboard.type('s');
        await page.keyboard.press('ArrowDown');
      }
      expect(await readValues()).toEqual(before);
      release();
      await expect(done(page)).toBeFocused();
    });

    test.describe('a submission that cannot be stored at first', () => {
      test.use({ expectedConsole: new RegExp(`${table}: not stored|Failed to load resource`) });

      async function expectFailure(page: Page, [title, description]: [string, string], email: string) {
        await expectToast(page, title, description);
        await expect(form(page).getByText(description)).toBeVisible();
        await expect(form(page)).toContainText(emailInsteadText);
        await expect(form(page).getByRole('link', { name: settings.email })).toHaveAttribute(
          'href',
          `mailto:${settings.email}`,
        );
        await expect(control(page)).toHaveValue(typed(email));
      }

      test('keeps all input while the database is down, and then stores the row only once', async ({
        page,
        site,
      }) => {
        const email = 'database-stopped@example.com';
        await fill(page, email);
        await site.withoutDatabase(async () => {
          await pressSubmit(page);
          if (failed) await expectFailure(page, failed, email);
          else await expect(done(page)).toBeFocused();
        });
        if (failed) {
          expect(await site.rows(table, email)).toEqual([]);
          await pressSubmit(page);
          await expect(done(page)).toBeFocused();
        }
        await expect.poll(() => readOutbox(page), { timeout: 15_000 }).toBeNull();
        expect(await site.rows(table, email)).toHaveLength(1);
      });

      test('stores the row only once when a response is lost', async ({ page, site }) => {
        const email = 'answer-lost@example.com';
        await fill(page, email);
        await page.route('**/rest/v1/**', async (route) => {
          await route.fetch();
          await route.abort('connectionreset');
        });
        await pressSubmit(page);
        if (failed) await expectFailure(page, failed, email);
        else await expect(done(page)).toBeFocused();
        await page.unroute('**/rest/v1/**');
        if (failed) await pressSubmit(page);
        await expect(done(page)).toBeFocused();
        await expect.poll(() => readOutbox(page), { timeout: 15_000 }).toBeNull();
        expect(await site.rows(table, email)).toHaveLength(1);
      });

      test('keeps the retry button reachable on a phone, and removes the old error on success', async ({
        page,
      }) => {
        test.skip(!failed, 'a row that is stored later never fails');
        const [title] = failed as NonNullable<StoredForm['failed']>;
        await page.setViewportSize({ width: 390, height: 844 });
        await fill(page, 'tried-again@example.com');
        await page.route('**/rest/v1/**', (route) => route.abort(), { times: 1 });
        await pressSubmit(page);
        await expectToast(page, title);
        const again = form(page).getByRole('button', { name: action });
        const isButtonReachable = () =>
          again.evaluate((button) => {
            const { x, y, width, height } = button.getBoundingClientRect();
            return [y + 1, y + height / 2, y + height - 1].every((at) =>
              button.contains(document.elementFromPoint(x + width / 2, at)),
            );
          });
        await expect.poll(isButtonReachable).toBe(true);

        // Well before the toast disappears after 4 s.
        const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('dialog');
        await pressSubmit(page);
        await expect(done(page)).toBeFocused();
        await expect(toasts.filter({ hasText: title })).toHaveCount(0, { timeout: 1_500 });
      });

      test('allows editing after a failure, and keeps the focus in the current field', async ({ page }) => {
        test.skip(path !== '/contact', 'once is enough');
        await fill(page, 'changed-again@example.com');
        await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 201 }));
        await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 400, json: {} }), { times: 1 });
        await control(page).focus();
        await form(page).evaluate((one: HTMLFormElement) => one.requestSubmit());
        await expect(form(page).getByRole('alert')).toBeVisible();
        await expect(control(page)).toBeFocused();
        await page.keyboard.press('End');
        await page.keyboard.type(', and three');
        await expect(control(page)).toHaveValue(`${typed('')}, and three`);
        const request = page.waitForRequest(`**/rest/v1/${table}`);
        await pressSubmit(page);
        expect((await request).postDataJSON().message).toBe(`${typed('')}, and three`);
      });

      test('shows the waiting time after too many requests', async ({ page }) => {
        test.skip(!failed, 'a row that is stored later waits by itself');
        await fill(page, 'has-to-wait@example.com');
        await page.route('**/rest/v1/**', (route) =>
          route.fulfill({ status: 429, headers: { 'retry-after': '40' }, json: { code: 'rate_limited' } }),
        );
        await pressSubmit(page);
        await expectToast(page, ...(failed as NonNullable<StoredForm['failed']>));
        await expect(form(page)).toContainText(told('40 seconds'));
      });
    });

    test.describe('a stored form without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('shows an email address instead of the form', async ({ page }) => {
        await page.goto(path);
        const note = page.getByRole(instead).locator('noscript p').first();
        await expect(note).toBeVisible();
        await expect(note.locator('a')).toHaveAttribute('href', `mailto:${settings.email}`);
        await expect(page.getByRole(instead).getByRole('button', { name: hidden }).first()).toBeHidden();
      });
    });
  });
}

test('focuses the first field when the visitor starts another message', async ({ page }) => {
  const [contact] = storedForms;
  await contact?.fill(page, 'another@example.com');
  await page.getByRole('button', { name: forms.contact.action }).click();
  await page.getByRole('button', { name: forms.contact.sent.again }).click();
  await expect(page.getByLabel(forms.contact.fields.first_name.label)).toBeFocused();
  await expect(page.getByLabel(forms.contact.fields.first_name.label)).toHaveValue('');
});

test('focuses the email field together with its error message, so that a screen reader announces both', async ({
  page,
}) => {
  await page.goto('/');
  const field = page.getByRole('contentinfo').getByRole('textbox');
  await field.fill('nobody');
  await field.evaluate((input) =>
    input.addEventListener('focus', () => {
      const message = document.getElementById(input.getAttribute('aria-describedby') ?? '');
      document.body.dataset.heard = message?.textContent ?? 'nothing';
    }),
  );
  await page.getByRole('contentinfo').getByRole('button', { name: forms.newsletter.action }).click();
  await expect(page.locator('body')).toHaveAttribute('data-heard', forms.newsletter.invalid.description);
});

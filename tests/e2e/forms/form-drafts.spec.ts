import type { Page } from '@playwright/test';
import { emailInsteadText, forms } from '#tests/support/forms/form-texts.ts';
import * as roi from '#tests/support/forms/roi-calculator-page.ts';
import { frame } from '#tests/support/pages/frame-texts.ts';
import { holdRequests } from '#tests/support/run/hold-requests.ts';
import { containing } from '#tests/support/run/text-patterns.ts';
import { expect, test } from '#tests/support/site/site.ts';

const contact = {
  path: '/contact',
  code: /_astro\/contact-form\.[\w-]{8}\.js/,
  async fill(page: Page, email: string) {
    await page.getByLabel(forms.contact.fields.first_name.label).fill('Ada');
    await page.getByRole('textbox', { name: forms.contact.fields.email.label, exact: true }).fill(email);
    await page
      .getByLabel(forms.contact.fields.inquiry_type.label)
      .selectOption(forms.contact.fields.inquiry_type.options.media);
    await page.getByRole('textbox', { name: forms.contact.fields.message.label }).fill('Line one\nשלום 🎥');
  },
  async expectKept(page: Page, email: string) {
    await expect(page.getByLabel(forms.contact.fields.first_name.label)).toHaveValue('Ada');
    await expect(
      page.getByRole('textbox', { name: forms.contact.fields.email.label, exact: true }),
    ).toHaveValue(email);
    await expect(page.getByLabel(forms.contact.fields.inquiry_type.label)).toHaveValue('media');
    await expect(page.getByRole('textbox', { name: forms.contact.fields.message.label })).toHaveValue(
      'Line one\nשלום 🎥',
    );
  },
};

const calculator = {
  path: roi.path,
  code: /_astro\/roi-calculator\.[\w-]{8}\.js/,
  async fill(page: Page, email: string) {
    await roi.fill(page, email);
    await roi.field(page, forms['roi-calculator'].inputs.conversion_rate.label).fill('3.1');
  },
  async expectKept(page: Page, email: string) {
    for (const [name, value] of Object.entries(roi.sampleInput)) {
      await expect(roi.field(page, name)).toHaveValue(value);
    }
    await expect(roi.field(page, forms['roi-calculator'].inputs.conversion_rate.label)).toHaveValue('3.1');
    await expect(roi.field(page, forms.contact.fields.email.label)).toHaveValue(email);
    await expect(roi.field(page, forms['roi-calculator'].fields.brand_name.label)).toHaveValue(
      'Nordlys <b>&</b> Söhne 🎥',
    );
  },
};

const readDraftKeys = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('draft:')));

for (const { path, code, fill, expectKept } of [contact, calculator]) {
  test.describe(path, () => {
    test('keeps the input when the visitor clicks a link to the current page', async ({ page }) => {
      await page.goto(path);
      await fill(page, 'link@example.com');
      await page.evaluate((to) => {
        document.querySelector<HTMLAnchorElement>(`footer a[href="${to}"]`)?.click();
      }, path);
      await page.waitForEvent('load');
      await expectKept(page, 'link@example.com');
    });

    test('keeps the input during a reload and a visit to another page', async ({ page }) => {
      await page.goto(path);
      await fill(page, 'reload@example.com');
      await page.reload();
      await expectKept(page, 'reload@example.com');
      await page.goto('/services');
      await page.goto(path);
      await expectKept(page, 'reload@example.com');
    });

    test('keeps text typed before hydration during a reload and late hydration', async ({ page }) => {
      const release = await holdRequests(page, code, (route) => route.continue().catch(() => {}));
      await page.goto(path);
      await fill(page, 'early@example.com');
      await page.goto(path);
      await expectKept(page, 'early@example.com');
      release();
      await page.locator('main form').getByRole('textbox').first().focus();
      await expect(page.locator('astro-island[ssr]:has(main form)')).toHaveCount(0);
      await expectKept(page, 'early@example.com');
    });

    test('keeps text that was typed before any script was loaded', async ({ page }) => {
      const code = '**/_astro/*.js';
      await page.route(code, () => {});
      await page.goto(path, { waitUntil: 'commit' });
      await fill(page, 'first@example.com');
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('main form [name=email]').fill('second@example.com');
      await page.unroute(code);
      await page.goto(path);
      await expectKept(page, 'second@example.com');
    });

    test("keeps drafts in the tab but not on the device, and never stores the honeypot's value", async ({
      page,
      context,
    }) => {
      const other = await context.newPage();
      for (const tab of [page, other]) await tab.goto(path);
      await fill(page, 'one@example.com');
      await fill(other, 'two@example.com');
      await page.locator('main form [name=fax_extension]').evaluate((trap: HTMLInputElement) => {
        trap.value = 'of a program';
        trap.dispatchEvent(new Event('input', { bubbles: true }));
      });
      for (const tab of [page, other]) await tab.reload();
      await expectKept(page, 'one@example.com');
      await expectKept(other, 'two@example.com');
      const stores = await page.evaluate(() => [
        JSON.stringify({ ...localStorage }),
        JSON.stringify({ ...sessionStorage }),
      ]);
      expect(stores[0]).toBe('{}');
      expect(stores[1]).not.toContain('of a program');
      await expect(page.locator('main form [name=fax_extension]')).toHaveValue('');
    });

    test('stores no draft for an empty form', async ({ page }) => {
      await page.goto(path);
      await page.locator('main form').getByRole('textbox').first().fill('x');
      await page.locator('main form').getByRole('textbox').first().fill('');
      await page.reload();
      expect(await readDraftKeys(page)).toEqual([]);
    });
  });
}

test("keeps the contact form's draft when it is opened through Get Started", async ({ page }) => {
  await page.goto('/contact');
  await contact.fill(page, 'started@example.com');
  await page.getByRole('banner').getByRole('button', { name: frame.getStarted.action }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: frame.getStarted.choices.brand.label }).click();
  const write = frame.getStarted.choices.brand.entries.find(({ to }) => to === 'contact');
  const entry = dialog.getByRole('link', { name: containing(write?.label ?? '') });
  await expect(entry).toHaveAttribute('href', '/contact');
  await Promise.all([page.waitForEvent('load'), entry.click()]);
  await contact.expectKept(page, 'started@example.com');
});

test('deletes the draft of a sent message', async ({ page, site }) => {
  await page.goto('/contact');
  await contact.fill(page, 'sent@example.com');
  await page.getByLabel(forms.contact.fields.last_name.label).fill('Byron');
  expect(await readDraftKeys(page)).toHaveLength(1);
  await page.getByRole('button', { name: forms.contact.action }).click();
  await expect(page.getByRole('heading', { name: forms.contact.sent.title })).toBeVisible();
  expect(await readDraftKeys(page)).toEqual([]);
  expect(await site.rows('contact_submissions', 'sent@example.com')).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('textbox', { name: forms.contact.fields.message.label })).toHaveValue('');
  expect(await readDraftKeys(page)).toEqual([]);
});

test.describe('a message that failed to send', () => {
  test.use({ expectedConsole: /contact_submissions: not stored|Failed to load resource/ });

  test('keeps the message after a reload', async ({ page, site }) => {
    await page.goto('/contact');
    await contact.fill(page, 'unsent@example.com');
    await page.getByLabel(forms.contact.fields.last_name.label).fill('Byron');
    await site.withoutDatabase(async () => {
      await page.getByRole('button', { name: forms.contact.action }).click();
      await expect(page.getByRole('alert')).toContainText(emailInsteadText);
    });
    await page.reload();
    await contact.expectKept(page, 'unsent@example.com');
  });
});

test('keeps the numbers of a saved calculation in the tab, but not the email address', async ({ page }) => {
  await page.goto(roi.path);
  await calculator.fill(page, 'calculated@example.com');
  await roi.calculateButton(page).click();
  await expect(roi.updateButton(page)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
    .not.toContain('calculated@example.com');
  await page.reload();
  await expect(roi.field(page, forms['roi-calculator'].inputs.viewers_per_event.label)).toHaveValue('6,500');
  await expect(roi.field(page, forms['roi-calculator'].inputs.conversion_rate.label)).toHaveValue('3.1');
  await expect(roi.field(page, forms.contact.fields.email.label)).toHaveValue('');
});

test('replaces the numbers of a draft with those of a shared link, and keeps later edits', async ({
  page,
}) => {
  await page.goto(roi.path);
  await roi.field(page, forms['roi-calculator'].inputs.viewers_per_event.label).fill('100');
  await roi.field(page, forms['roi-calculator'].fields.brand_name.label).fill('Nordlys');
  await page.goto(`${roi.path}?viewers_per_event=1200&conversion_rate=4`);
  await expect(roi.field(page, forms['roi-calculator'].inputs.viewers_per_event.label)).toHaveValue('1,200');
  await expect(roi.field(page, forms['roi-calculator'].inputs.conversion_rate.label)).toHaveValue('4');
  await expect(roi.field(page, forms['roi-calculator'].fields.brand_name.label)).toHaveValue('Nordlys');
  await roi.field(page, forms['roi-calculator'].inputs.viewers_per_event.label).fill('1300');
  await page.reload();
  await expect(roi.field(page, forms['roi-calculator'].inputs.viewers_per_event.label)).toHaveValue('1300');
});

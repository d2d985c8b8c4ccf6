import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, test } from '#tests/support/site.ts';

const path = '/services';
const slip = (page: Page) => page.getByRole('region', { name: 'Order slip' });
const text = (page: Page, name: string) => slip(page).locator(`[data-slip=${name}]`);
const choice = (page: Page, group: string, name: string | RegExp) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name });
const figure = (page: Page, name: string) => page.getByRole('textbox', { name });
const hash = (page: Page) => page.evaluate(() => location.hash);
const spoken = (page: Page) => page.locator('#prices output');

/** At the price block, with what acts in it. */
async function open(page: Page, address = '') {
  await page.goto(`${path}${address}`);
  await page.locator('#prices').scrollIntoViewIfNeeded();
  // What it writes by itself: the address of a message.
  await expect(page.getByRole('link', { name: 'Send to a producer' })).toHaveAttribute('href', /&cost=/);
}

/** Five choices and three figures that do not pay. */
async function chooseDear(page: Page) {
  await choice(page, 'Host', /Ours/).check();
  await choice(page, 'Clips', /12/).check();
  await choice(page, 'Numbers', /Starter/).check();
  await figure(page, 'Basket').fill('38');
  await figure(page, 'Margin').fill('40');
}

test('a visitor who chooses sees lines, total, minimum and verdict change, and the address keeps it', async ({
  page,
}) => {
  await open(page);
  await expect(text(page, 'month')).toHaveText('$19,996');
  await expect(text(page, 'title')).toHaveText(
    'Pays for itself at 192 orders a show: 1.6% of 12,000 viewers',
  );
  expect(await hash(page)).toBe('');
  await expectAccessible(page);

  await chooseDear(page);
  await expect(text(page, 'month')).toHaveText('$28,790');
  await expect(text(page, 'show')).toHaveText('$7,197.50 a show');
  await expect(text(page, 'minimum')).toHaveText('Minimum three months, $86,370.');
  await expect(text(page, 'title')).toHaveText('At these numbers, don’t.');
  await expect(text(page, 'fix')).toHaveText('It pays from a $60 basket.');
  await expect(text(page, 'other')).toHaveText('Or with Studio Lite and your own host: 231 orders, 1.9%.');
  expect(await hash(page)).toBe('#cost=4-pro-ours-12-starter-12000-38-40');
  await expectAccessible(page);

  await figure(page, 'Margin').fill('');
  await expect(text(page, 'title')).toHaveText('Fill in margin, and the slip says whether it pays.');
  await expect(slip(page).getByText('average show')).toBeHidden();
  await figure(page, 'Margin').fill('40');
  await figure(page, 'Margin').blur();
  await expect(figure(page, 'Margin')).toHaveValue('40%');

  await choice(page, 'Shows a month', /12/).check();
  await expect(choice(page, 'Numbers', /Pro/)).toBeChecked();
  await expect(page.getByText('Starter covers 4 shows a month. At 12 it is Pro.')).toBeVisible();
  expect(await hash(page)).toBe('#cost=12-pro-ours-12-pro-12000-38-40');

  const link = page.url();
  await page.goto('/process');
  await page.goto(link);
  await expect(choice(page, 'Host', /Ours/)).toBeChecked();
  await expect(figure(page, 'Basket')).toHaveValue('$38');
  await expect(text(page, 'month')).toHaveText('$79,882');
  await expect(page.locator('#prices')).toBeInViewport();
});

test('an address that makes no sense shows the slip as at first', async ({ page }) => {
  await open(page, '#cost=99-castle-nobody-7-all-0--5-900');
  await expect(text(page, 'month')).toHaveText('$19,996');
  await expect(figure(page, 'Viewers')).toHaveValue('12,000');
});

test('by keyboard alone: arrows choose within a row, Tab goes on to the next', async ({ page }) => {
  await open(page);
  await choice(page, 'Shows a month', /4/).focus();
  await page.keyboard.press('Tab');
  await expect(choice(page, 'Set', /Pro/)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(choice(page, 'Set', /Lite/)).toBeChecked();
  await expect(text(page, 'month')).toHaveText('$9,996');
  for (const group of ['Host', 'Clips', 'Numbers']) {
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('group', { name: group }).getByRole('radio', { checked: true }),
    ).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(figure(page, 'Viewers')).toBeFocused();
  await page.keyboard.type('6500');
  await expect(text(page, 'title')).toHaveText('Pays for itself at 96 orders a show: 1.5% of 6,500 viewers');
  expect(await hash(page)).toBe('#cost=4-lite-yours-0-none-6500-58-45');
});

test('total and verdict are spoken once, half a second after the last change', async ({ page }) => {
  await open(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await choice(page, 'Set', /Lite/).check();
  await page.clock.runFor(400);
  await choice(page, 'Host', /Ours/).check();
  await page.clock.runFor(450);
  await expect(spoken(page)).toHaveText('');
  await page.clock.runFor(100);
  await expect(spoken(page)).toHaveText(
    '$14,796 a month. Pays for itself at 142 orders a show: 1.2% of 12,000 viewers',
  );
});

test('Copy link copies the slip; where the clipboard is closed the link stands there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await choice(page, 'Set', /Lite/).check();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(`${path}#cost=4-lite-yours-0-none`, page.url()).href);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('textbox', { name: 'Link to this slip' })).toHaveValue(copied);
});

test('Print prints slip and stub alone, with the date and the address', async ({ page }) => {
  await open(page);
  await chooseDear(page);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed-now', '');
  });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('body[data-printed-now]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(text(page, 'month')).toBeVisible();
  await expect(text(page, 'title')).toBeVisible();
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  await expect(text(page, 'date')).toHaveText(today);
  await expect(text(page, 'address')).toHaveText(page.url());
  for (const hidden of ['h1', 'footer', '#week', '#services', '#reasons', '#prices h2', '#prices details'])
    await expect(page.locator(hidden).first(), hidden).toBeHidden();
  await expect(page.getByRole('link', { name: 'Send to a producer' })).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('#reasons')).toBeVisible();
});

test('sent to a producer the slip stands in the message, and goes with it into the row', async ({
  page,
  site,
}) => {
  await open(page);
  await chooseDear(page);
  await Promise.all([
    page.waitForURL(/\/contact\?about=order-slip&cost=4-pro-ours-12-starter-12000-38-40$/),
    page.getByRole('link', { name: 'Send to a producer' }).click(),
  ]);
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(
    /^Order slip, .+: 4 shows a month\n4 × Studio Pro, \$4,999 each = \$19,996\n/,
  );
  await expect(message).toHaveValue(/A month: \$28,790 \(\$7,197\.50 a show\)/);
  await expect(message).toHaveValue(/\/services#cost=4-pro-ours-12-starter-12000-38-40\n$/);
  await expect(page.getByLabel('Inquiry type')).toHaveValue('new-client');
  const sent = await message.inputValue();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('slip@example.com');
  const request = page.waitForRequest('**/rest/v1/contact_submissions');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const row = {
    first_name: 'Ada',
    last_name: 'Byron',
    email: 'slip@example.com',
    company: null,
    inquiry_type: 'new-client',
    message: sent,
  };
  expect((await request).postDataJSON()).toEqual(row);
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeVisible();
  expect(await site.rows('contact_submissions', 'slip@example.com')).toMatchObject([row]);
});

test('the slip that does not pay is a press away', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Show me one that does not pay' }).click();
  await expect(text(page, 'title')).toHaveText('At these numbers, don’t.');
  await expect(text(page, 'need')).toHaveText('4.0%');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the verdict stands above the bar while the slip is out of view, and both lead to the slip', async ({
    page,
  }) => {
    await page.goto(`${path}#prices`);
    const strip = page.getByRole('link', { name: 'Pays at 192 orders a show, 1.6% of viewers' });
    await expect(strip).toBeVisible();
    const bar = page.locator('[data-bar-total]');
    await expect(bar).toHaveText('$19,996 a month');
    const [above, below] = [await strip.boundingBox(), await page.locator('#call-bar').boundingBox()];
    expect(above && below && above.y + above.height).toBe(below?.y);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    await choice(page, 'Set', 'Lite').tap();
    await expect(bar).toHaveText('$9,996 a month');
    await bar.tap();
    await expect(text(page, 'month')).toBeInViewport();
    await expect(page.locator('[data-strip]')).toBeHidden();
    expect(await hash(page)).toBe('#cost=4-lite-yours-0-none');
    await expectAccessible(page);
  });
});

test.describe('with script switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('a table gives the prices and a slip is worked out', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('table', { name: 'Prices of a show' }).getByRole('row')).toHaveCount(8);
    await expect(text(page, 'month')).toHaveText('$19,996');
    await expect(page.getByRole('radio').first()).toBeHidden();
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  });
});

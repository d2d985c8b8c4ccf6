import type { Page } from '@playwright/test';
import type { PriceGroup } from '#src/content/schemas/prices.ts';
import { upgradeNumbersPackage } from '#src/features/show-cost/choice.ts';
import { formatDecimal, formatDollars } from '#src/features/show-cost/format.ts';
import { buildMessage, buildSlip } from '#src/features/show-cost/slip.ts';
import { forms } from '#tests/support/forms/form-texts.ts';
import {
  createQuoteHash,
  findOtherOption,
  optionRadio,
  path,
  quoteElement,
} from '#tests/support/forms/price-block.ts';
import { list, prices, slipTexts } from '#tests/support/pages/show-prices.ts';
import { pauseClock } from '#tests/support/run/pause-clock.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';
import { expect, test } from '#tests/support/site/site.ts';
import { waitForLayout } from '#tests/support/site/wait-for-layout.ts';

const figureField = (page: Page, name: string) => page.getByRole('textbox', { name });
const readHash = (page: Page) => page.evaluate(() => location.hash);
const announcement = (page: Page) => page.locator('#prices output');

async function open(page: Page, address = '') {
  await page.goto(`${path}${address}`);
  await waitForLayout(page);
  await page.locator('#prices').scrollIntoViewIfNeeded();
  // Waits for the script, which sets this link.
  await expect(page.getByRole('link', { name: prices.actions.send })).toHaveAttribute('href', /&cost=/);
}

const { start, room, presets } = list;
const { refusal, program } = presets;
const formatToday = () => new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
const unprofitable = {
  choice: upgradeNumbersPackage(list, refusal.choice).choice,
  room: { ...room.start, ...refusal.room, viewers: room.start.viewers },
};
async function chooseUnprofitable(page: Page) {
  for (const [group, id] of Object.entries(unprofitable.choice) as [PriceGroup, string][])
    await optionRadio(page, group, id).check();
  await figureField(page, room.fields.basket).fill(`${unprofitable.room.basket}`);
  await figureField(page, room.fields.margin).fill(`${unprofitable.room.margin}`);
}

test('updates the quote on each selection, and keeps the quote in the URL', async ({ page }) => {
  await open(page);
  await expect(quoteElement(page, 'month')).toHaveText(slipTexts().month ?? '');
  await expect(quoteElement(page, 'title')).toHaveText(slipTexts().title ?? '');
  expect(await readHash(page)).toBe('');
  await expectAccessible(page);

  await chooseUnprofitable(page);
  const texts = slipTexts(unprofitable.choice, unprofitable.room);
  expect(texts.month).not.toBe(slipTexts().month);
  for (const part of ['month', 'show', 'minimum', 'title', 'need', 'needs', 'fix', 'other'])
    await expect(quoteElement(page, part), part).toHaveText(texts[part] ?? 'no such text');
  expect(await readHash(page)).toBe(createQuoteHash(unprofitable.choice, unprofitable.room));
  await expectAccessible(page);

  await figureField(page, room.fields.margin).fill('');
  await expect(quoteElement(page, 'title')).toHaveText(
    slipTexts(unprofitable.choice, { ...unprofitable.room, margin: Number.NaN }).title ?? '',
  );
  await expect(page.locator('#order-slip').getByText(prices.scale.average)).toBeHidden();
  await figureField(page, room.fields.margin).fill(`${unprofitable.room.margin}`);
  await figureField(page, room.fields.margin).blur();
  await expect(figureField(page, room.fields.margin)).toHaveValue(`${unprofitable.room.margin}%`);

  const most = list.shows.at(-1) ?? '';
  const { choice: covered, moved } = upgradeNumbersPackage(list, { ...unprofitable.choice, shows: most });
  await optionRadio(page, 'shows', most).check();
  await expect(optionRadio(page, 'numbers', covered.numbers)).toBeChecked();
  await expect(page.locator('[data-slip=moved]')).toHaveText(moved);
  expect(await readHash(page)).toBe(createQuoteHash(covered, unprofitable.room));

  const link = page.url();
  await page.goto('/process');
  await page.goto(link);
  await expect(optionRadio(page, 'host', covered.host)).toBeChecked();
  await expect(figureField(page, room.fields.basket)).toHaveValue(formatDollars(unprofitable.room.basket));
  await expect(quoteElement(page, 'month')).toHaveText(slipTexts(covered).month ?? '');
  await expect(page.locator('#prices')).toBeInViewport();
});

test('shows the default quote for an invalid URL', async ({ page }) => {
  await open(page, '#cost=99-castle-nobody-7-all-0--5-900');
  await expect(quoteElement(page, 'month')).toHaveText(slipTexts().month ?? '');
  await expect(figureField(page, room.fields.viewers)).toHaveValue(formatDecimal(room.start.viewers));
});

test('selects within a row with arrow keys and moves to the next row with Tab', async ({ page }) => {
  await open(page);
  await optionRadio(page, 'shows', start.shows).focus();
  await page.keyboard.press('Tab');
  await expect(optionRadio(page, 'set', start.set)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  const sets = list.options.set.map(({ id }) => id);
  const set = sets.at(sets.indexOf(start.set) - 1) ?? '';
  await expect(optionRadio(page, 'set', set)).toBeChecked();
  await expect(quoteElement(page, 'month')).toHaveText(slipTexts({ set }).month ?? '');
  for (const group of ['host', 'clips', 'numbers', 'strategy'] as const) {
    await page.keyboard.press('Tab');
    await expect(optionRadio(page, group, start[group])).toBeFocused();
    await expect(optionRadio(page, group, start[group])).toBeChecked();
  }
  await page.keyboard.press('Tab');
  await expect(figureField(page, room.fields.viewers)).toBeFocused();
  await page.keyboard.type('6500');
  await expect(quoteElement(page, 'title')).toHaveText(slipTexts({ set }, { viewers: 6500 }).title ?? '');
  expect(await readHash(page)).toBe(createQuoteHash({ set }, { viewers: 6500 }));
});

test('announces the total and the verdict once, half a second after the last change', async ({ page }) => {
  await open(page);
  await page.clock.install();
  await pauseClock(page, Date.now() + 60_000);
  const [set, host] = [findOtherOption('set'), findOtherOption('host')];
  await optionRadio(page, 'set', set).check();
  await page.clock.runFor(400);
  await optionRadio(page, 'host', host).check();
  // React schedules its renders outside the paused clock.
  await page.clock.runFor(50);
  await expect(quoteElement(page, 'month')).toHaveText(slipTexts({ set, host }).month ?? '');
  await page.clock.runFor(400);
  await expect(announcement(page)).toHaveText('');
  await page.clock.runFor(100);
  await expect(announcement(page)).toHaveText(slipTexts({ set, host }).spoken ?? '');
});

test('hydrates when a slow browser reports off-screen and on-screen entries together', async ({ page }) => {
  await page.addInitScript(() => {
    const Native = IntersectionObserver;
    window.IntersectionObserver = class extends Native {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const toOffScreenEntry = ({ target }: IntersectionObserverEntry) =>
          ({ target, isIntersecting: false }) as unknown as IntersectionObserverEntry;
        super((entries, observer) => tell([...entries.map(toOffScreenEntry), ...entries], observer), options);
      }
    };
  });
  await open(page);
});

test('copies the link to the quote, or shows it when the clipboard is unavailable', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  const set = findOtherOption('set');
  await optionRadio(page, 'set', set).check();
  await page.getByRole('button', { name: prices.actions.copy }).click();
  await expect(page.getByText(prices.actions.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(`${path}${createQuoteHash({ set })}`, page.url()).href);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: prices.actions.copy }).click();
  await expect(page.getByRole('textbox', { name: prices.actions.link })).toHaveValue(copied);
});

test('prints only the quote, with its date and URL', async ({ page }) => {
  await open(page);
  await chooseUnprofitable(page);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed-now', '');
  });
  await page.getByRole('button', { name: prices.actions.print, exact: true }).click();
  await expect(page.locator('body[data-printed-now]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(quoteElement(page, 'month')).toBeVisible();
  await expect(quoteElement(page, 'title')).toBeVisible();
  await expect(quoteElement(page, 'date')).toHaveText(formatToday());
  await expect(quoteElement(page, 'address')).toHaveText(page.url());
  for (const hidden of ['h1', 'footer', '#week', '#services', '#reasons', '#prices h2', '#prices details'])
    await expect(page.locator(hidden).first(), hidden).toBeHidden();
  await expect(page.getByRole('link', { name: prices.actions.send })).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('#reasons')).toBeVisible();
});

test('copies the quote into a contact message and stores the message', async ({ page, site }) => {
  await open(page);
  await chooseUnprofitable(page);
  await Promise.all([
    page.waitForURL(
      `/contact?about=order-slip&${createQuoteHash(unprofitable.choice, unprofitable.room).slice(1)}`,
    ),
    page.getByRole('link', { name: prices.actions.send }).click(),
  ]);
  const message = page.getByRole('textbox', { name: forms.contact.fields.message.label });
  const address = `${site.url}${path}${createQuoteHash(unprofitable.choice, unprofitable.room)}`;
  await expect(message).toHaveValue(
    buildMessage(list, buildSlip(list, unprofitable.choice, unprofitable.room), formatToday(), address),
  );
  await expect(page.getByLabel(forms.contact.fields.inquiry_type.label)).toHaveValue('new-client');
  const sent = await message.inputValue();
  await page.getByLabel(forms.contact.fields.first_name.label).fill('Ada');
  await page.getByLabel(forms.contact.fields.last_name.label).fill('Byron');
  await page
    .getByRole('textbox', { name: forms.contact.fields.email.label, exact: true })
    .fill('slip@example.com');
  const request = page.waitForRequest('**/rest/v1/contact_submissions');
  await page.getByRole('button', { name: forms.contact.action }).click();
  const row = {
    first_name: 'Ada',
    last_name: 'Byron',
    email: 'slip@example.com',
    company: null,
    inquiry_type: 'new-client',
    message: sent,
  };
  expect((await request).postDataJSON()).toEqual(row);
  await expect(page.getByRole('heading', { name: forms.contact.sent.title })).toBeVisible();
  expect(await site.rows('contact_submissions', 'slip@example.com')).toMatchObject([row]);
});

test('shows an unprofitable example quote with one click', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: prices.refusal.action }).click();
  const texts = slipTexts(refusal.choice, refusal.room);
  await expect(quoteElement(page, 'title')).toHaveText(texts.title ?? '');
  await expect(quoteElement(page, 'need')).toHaveText(texts.need ?? '');
});

test('shows the full program on one press, and keeps the figures that the visitor entered', async ({
  page,
}) => {
  await open(page);
  const press = page.getByRole('button', { name: prices.program.action });
  await press.click();
  const texts = slipTexts(program.choice, program.room);
  for (const part of ['month', 'title', 'minimum'])
    await expect(quoteElement(page, part), part).toHaveText(texts[part] ?? '');
  await expect(optionRadio(page, 'strategy', program.choice.strategy)).toBeChecked();
  expect(await readHash(page)).toBe(createQuoteHash(program.choice, program.room));

  const viewers = room.start.viewers * 4;
  await figureField(page, room.fields.viewers).fill(`${viewers}`);
  await press.click();
  await expect(figureField(page, room.fields.viewers)).toHaveValue(formatDecimal(viewers));
});

test('opens a test show in the estimator, and switches to the terms of test shows', async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: prices.test.action }).click();
  const texts = slipTexts(prices.test.choice);
  for (const part of ['shows', 'label', 'month', 'minimum', 'amount4'])
    await expect(quoteElement(page, part), part).toHaveText(texts[part] ?? '');
  await expect(optionRadio(page, 'strategy', prices.test.choice.strategy)).toBeChecked();
  await expect(optionRadio(page, 'strategy', prices.test.choice.strategy)).toBeInViewport();
  await optionRadio(page, 'strategy', 'partnership').check();
  await expect(quoteElement(page, 'minimum')).toHaveText(prices.slip.test.monthly);
  expect(await readHash(page)).toBe(createQuoteHash({ ...prices.test.choice, strategy: 'partnership' }));
});

test.describe('the price block on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('shows the verdict above the bar while the quote is out of view', async ({ page }) => {
    await page.goto(`${path}#prices`);
    const strip = page.getByRole('link', { name: slipTexts().strip ?? '' });
    await expect(strip).toBeVisible();
    const bar = page.locator('[data-bar-total]');
    await expect(bar).toHaveText(slipTexts().bar ?? '');
    const [above, below] = [await strip.boundingBox(), await page.locator('#call-bar').boundingBox()];
    expect(above && below && above.y + above.height).toBe(below?.y);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    const set = findOtherOption('set');
    await optionRadio(page, 'set', set, true).tap();
    await expect(bar).toHaveText(slipTexts({ set }).bar ?? '');
    await bar.tap();
    await expect(quoteElement(page, 'month')).toBeInViewport();
    await expect(page.locator('[data-strip]')).toBeHidden();
    expect(await readHash(page)).toBe(createQuoteHash({ set }));
    await expectAccessible(page);
  });
});

test.describe('the price block without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the prices in a table with an example quote', async ({ page }) => {
    await page.goto(path);
    const priced = Object.values(list.options).flatMap((options) => options.filter(({ price }) => price > 0));
    const rows = page.getByRole('table', { name: prices.withoutScript.caption }).getByRole('row');
    await expect(rows).toHaveCount(priced.length + 1);
    await expect(quoteElement(page, 'month')).toHaveText(slipTexts().month ?? '');
    await expect(page.getByRole('radio').first()).toBeHidden();
    await expect(page.getByRole('button', { name: prices.actions.copy })).toBeHidden();
  });
});

import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { typefaces } from '#src/content/brand/typefaces.ts';
import { createPhoto } from '#tests/support/media/pictures.ts';
import { expect, test } from '#tests/support/site/content-site.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ workerKey: 'desk-brand' });

const mainColorField = (page: Page) => page.getByLabel('Main', { exact: true });
const accentField = (page: Page) => page.getByLabel('Accent', { exact: true });
const brandSample = (page: Page) => page.getByRole('region', { name: 'Sample' });
const readColor = (page: Page, text: string) =>
  brandSample(page)
    .getByText(text, { exact: true })
    .first()
    .evaluate((element) => {
      const { backgroundColor, color, borderRadius, fontFamily } = getComputedStyle(element);
      return { backgroundColor, color, borderRadius, fontFamily };
    });

async function discardAll(page: Page) {
  const discard = page.getByRole('button', { name: /^Discard/ });
  for (let left = await discard.count(); left > 0; left -= 1) {
    await discard.first().click();
    await expect(discard).toHaveCount(left - 1);
  }
  await expect(page.getByText(/^(?:saving|not saved yet)$/)).toHaveCount(0);
  await expect(page.getByText('Nothing to publish')).toBeVisible();
}

test('keeps an unreadable color as a draft and suggests the nearest readable one', async ({
  contentSite,
}) => {
  const page = await contentSite.openEditor('Color Chooser');
  await page.goto('/desk/words/brand');
  await expect(page.getByText('White button text on Main: 4.7, AA')).toBeVisible();
  await expect(page.getByText('Close to the red of overdue leads.')).toBeVisible();
  await mainColorField(page).fill('f2b233');
  await expect(mainColorField(page)).toHaveValue('#f2b233');
  await expect(page.getByText('White button text on Main: 1.9, fails AA, needs 4.5')).toBeVisible();
  await expect(page.getByText('Close to the red of overdue leads.')).toBeHidden();
  await page.getByLabel('Corners', { exact: true }).selectOption('Square');
  await expect(page.getByText(/1 ready, 1 draft not ready/)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Use #9c6e00, nearest that passes' }).click();
  await expect(mainColorField(page)).toHaveValue('#9c6e00');
  await expect(mainColorField(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Publish 2 changes' })).toBeVisible({ timeout: 20_000 });
  await mainColorField(page).fill('blue');
  await expect(page.getByText('Write six digits after #, like #0a5c8a.')).toBeVisible();
  await discardAll(page);
});

test('shows colors, corners and typeface in the sample, but keeps the red of overdue leads', async ({
  contentSite,
}) => {
  const page = await contentSite.openEditor('Sample Reader');
  await page.goto('/desk/words/brand');
  await expect(brandSample(page)).toBeVisible();
  const overdue = await readColor(page, 'Overdue by 2 h');
  await mainColorField(page).fill('#0a5c8a');
  await accentField(page).fill('#8ad14b');
  await page.getByLabel('Typeface', { exact: true }).selectOption('Sora');
  await page.getByLabel('Corners', { exact: true }).selectOption('Square');
  const button = await readColor(page, 'Book a call');
  expect(button.backgroundColor).toBe('rgb(10, 92, 138)');
  expect(button.borderRadius).toBe('0px');
  expect((await readColor(page, 'Most popular')).backgroundColor).toBe('rgb(138, 209, 75)');
  expect((await readColor(page, '$2,499')).fontFamily).toMatch(/^"Sora Variable"/);
  expect(await readColor(page, 'Overdue by 2 h')).toEqual(overdue);
  expect(await page.getByText('Pressed buttons').textContent()).toMatch(/#[\da-f]{6}$/);
  await page.getByRole('button', { name: 'Home page' }).click();
  const frame = page.frameLocator('iframe[title="Preview of Brand"]');
  const header = frame.getByRole('banner').getByRole('button', { name: 'Get Started' });
  await expect(header).toHaveCSS('background-color', 'rgb(10, 92, 138)', { timeout: 90_000 });
  await expect(frame.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Sora Preview/);
  await discardAll(page);
});

test('accepts a WOFF2 file as a typeface once the right to use it is confirmed, and rejects other files', async ({
  contentSite,
}) => {
  const page = await contentSite.openEditor('Type Bringer');
  await page.goto('/desk/words/brand');
  await page.getByRole('button', { name: 'Add typeface of your own' }).click();
  const place = page.getByRole('group', { name: 'Typeface of your own' });
  const mayUse = place.getByRole('switch', { name: 'We may use this typeface on our website' });
  const file = place.getByLabel('Typeface to upload');
  await expect(file).toBeDisabled();
  await mayUse.click();
  await file.setInputFiles(join('node_modules', typefaces.fraunces.file));
  const name = place.getByLabel('Name of the typeface');
  await expect(name).toHaveValue('Fraunces', { timeout: 60_000 });
  for (const [called, content] of [
    ['photo.jpg', await createPhoto()],
    ['page.woff2', Buffer.from('<!doctype html>')],
  ] as const) {
    await file.setInputFiles({ name: called, mimeType: 'font/woff2', buffer: content });
    await expect(place.getByText(`${called}: This is not a WOFF2 file.`)).toBeVisible();
    await expect(name).toHaveValue('Fraunces');
  }
  expect((await readColor(page, '$2,499')).fontFamily).toMatch(/^"Upload uploads /);
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].some(({ family, status }) => /Upload/.test(family) && status === 'loaded'),
      ),
    )
    .toBe(true);
  const publish = page.getByRole('button', { name: 'Publish 1 change' });
  await expect(publish).toBeVisible({ timeout: 20_000 });
  await mayUse.click();
  await expect(place.getByText('Confirm that you may use it.')).toBeVisible();
  await expect(page.getByText(/0 ready, 1 draft not ready/)).toBeVisible({ timeout: 20_000 });
  await mayUse.click();
  await expect(publish).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Home page' }).click();
  const frame = page.frameLocator('iframe[title="Preview of Brand"]');
  const heading = frame.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('font-family', /Fraunces Preview/, { timeout: 90_000 });
  await discardAll(page);
});

test('warns about fonts in an uploaded logo, and publishes the logo to site and desk', async ({
  contentSite,
}) => {
  const page = await contentSite.openEditor('Logo Bringer');
  await page.goto('/desk/words/brand');
  const createSvg = (inner: string) => ({
    name: 'northlight.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${inner}</svg>`),
  });
  await mainColorField(page).fill('#0a5c8a');
  const mark = page.getByRole('group', { name: 'Small mark' });
  await mark
    .locator('input[type=file]')
    .first()
    .setInputFiles(createSvg('<circle cx="24" cy="24" r="22" fill="#0a5c8a"/><text x="9" y="30">N</text>'));
  await expect(
    page.getByText('Fonts inside the logo were not found. Export it with outlines.'),
  ).toBeVisible();
  await mark
    .locator('input[type=file]')
    .first()
    .setInputFiles(createSvg('<circle cx="24" cy="24" r="22" fill="#0a5c8a"/>'));
  await expect(page.getByText('Fonts inside the logo were not found.')).toBeHidden();
  await expect(page.getByText(/saved as draft/)).toBeVisible();
  await page.getByRole('button', { name: /^Publish \d+ changes/ }).click();
  await expect(page.getByText('Nothing to publish')).toBeVisible({ timeout: 120_000 });
  const icon = await (await page.request.get('/desk/mark.svg')).text();
  expect(icon).toContain('data:image/svg+xml;base64,');
  // The server notices a new release shortly after the desk.
  await expect.poll(async () => (await page.request.get('/favicon.svg')).text()).toBe(icon);
  const home = await (await page.request.get('/')).text();
  expect(home).toContain('#0a5c8a');
  expect(home).not.toMatch(/#e3173e|#ff3355|--lamp-case,/);
});

test.describe('the brand editor on a phone', () => {
  test('shows the sample in a second tab, with the logo and a button above the form', async ({
    contentSite,
  }) => {
    const page = await contentSite.openEditor('Phone Brander');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/desk/words/brand');
    await page.getByLabel('Corners', { exact: true }).scrollIntoViewIfNeeded();
    await expect(page.getByText('Book a call', { exact: true })).toBeInViewport();
    await expect(brandSample(page)).toBeHidden();
    await page.getByRole('button', { name: 'Sample', exact: true }).click();
    await expect(brandSample(page)).toBeVisible();
    await expect(mainColorField(page)).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

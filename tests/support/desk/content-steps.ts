import { expect as anyExpect, type Page } from '@playwright/test';
import { isReplaceable, type PictureLibrary } from '#shared/desk/media.ts';

const expect = anyExpect.configure({ timeout: 30_000 });

export type UploadFile = { name: string; mimeType: string; buffer: Buffer };
export const jpeg = (name: string, buffer: Buffer): UploadFile => ({ name, mimeType: 'image/jpeg', buffer });
export const svg = (name: string, text: string): UploadFile => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(text),
});

export const field = (page: Page, path: string) => page.locator(`[id="${path}"]`);
export const expectSaved = (page: Page) => expect(page.getByText(/saved as draft/)).toBeVisible();

/** Opens a field, unless the section with the field is already open. */
export async function openField(page: Page, document: string, path: string) {
  const isThere = page.url().includes(`/desk/words/${document}`) && (await field(page, path).isVisible());
  if (isThere) return;
  await page.goto('/desk/words');
  await page.goto(`/desk/words/${document}#${path}`);
  await expect(field(page, path)).toBeVisible();
}

export async function enterTexts(page: Page, document: string, texts: Record<string, string>) {
  for (const [path, text] of Object.entries(texts)) {
    await openField(page, document, path);
    const input = field(page, path);
    if (await input.evaluate((one) => one.matches('[readonly]'))) {
      await input.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Change it' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await input.fill(text);
    await input.blur();
    await expectSaved(page);
  }
}

export async function uploadInField(
  page: Page,
  document: string,
  path: string,
  file: UploadFile,
  alt?: string,
) {
  await openField(page, document, `${path}.file`);
  const place = page
    .locator('fieldset')
    .filter({ has: field(page, `${path}.file`) })
    .last();
  await place.locator('input[type=file]').last().setInputFiles(file);
  // The name also appears while an upload is running. This text appears only once the field has the file.
  const current = field(page, `${path}.file`).locator('xpath=../../p').first();
  await expect(current).toContainText(file.name);
  if (alt) await field(page, `${path}.alt`).fill(alt);
  await page.keyboard.press('Tab');
  await expectSaved(page);
}

/** Uploads a typeface: confirms the right to use it, then chooses the file. */
export async function uploadTypeface(page: Page) {
  await openField(page, 'brand', 'typeface');
  await page.getByRole('button', { name: 'Add typeface of your own' }).click();
  const place = page.getByRole('group', { name: 'Typeface of your own' });
  await expect(field(page, 'ownTypeface.file')).toBeDisabled();
  await place.getByRole('switch', { name: 'We may use this typeface on our website' }).click();
  const file = 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2';
  await place.getByLabel('Typeface to upload').setInputFiles(file);
  await expect(field(page, 'ownTypeface.name')).toHaveValue('Fraunces', { timeout: 90_000 });
  await enterTexts(page, 'brand', { 'ownTypeface.name': 'Northlight Sans' });
}

/** Replaces a drawing of the site everywhere it is used. */
export async function replaceDrawing(page: Page, drawing: string, file: UploadFile) {
  await page.goto(`/desk/media/${encodeURIComponent(drawing)}`);
  const side = page.getByRole('complementary', { name: 'The picture' });
  await side.getByRole('button', { name: 'Replace', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Pictures to upload').setInputFiles(file);
  await dialog.getByRole('button', { name: /^Replace in / }).click();
  await expect(dialog).toBeHidden();
  // The list still shows the published uses, which only the next publish removes.
  await expect(side.getByRole('button', { name: 'Replace', exact: true })).toBeHidden();
}

/** Replaces each drawing that is still shown, everywhere it is used, with a picture from the library. */
export async function replaceRemainingDrawings(page: Page, drawings: string[], name: string) {
  const media = '/desk/api/content/media';
  const { pictures, site }: PictureLibrary = await (await page.request.get(media)).json();
  const file = pictures.find((picture) => picture.name === name)?.file;
  for (const from of drawings) {
    const places = site.find((one) => one.file === from)?.places.filter(isReplaceable) ?? [];
    if (places.length === 0) continue;
    const headers = { origin: new URL(page.url()).origin };
    const answer = await page.request.post(`${media}/replace`, { headers, data: { from, file, places } });
    expect(answer.ok(), `${from}: ${await answer.text()}`).toBe(true);
  }
}

export const newCaseTexts = {
  id: 'northlight-first',
  title: 'A first show in the north',
  industry: 'Outdoor',
  timeline: '60 days',
  challenge: 'Nobody watched on weekdays.',
  solution: 'One product, twice a week.',
  'results.revenue': '$98K',
  'results.conversion': '5.1%',
  'results.viewers': '210K',
  'results.growth': '+120%',
  cost: '$40,000 in fees plus $5,000 in ads.',
  quote: 'We sold out of tents.',
  author: 'Jonas Lind, owner',
  'before.0.label': 'GPM',
  'before.0.value': '$5.10',
  'after.0.label': 'GPM',
  'after.0.value': '$11.30',
  'curves.before': '3, 4, 4, 5, 5, 6, 6, 6, 7, 7',
  'curves.after': '5, 8, 12, 15, 18, 22, 25, 30, 33, 38',
  'highlights.0': 'One product',
  'highlights.1': 'Two shows a week',
};

/** Adds a case study as drafts. @param client name or id of the client */
export async function addCaseStudy(page: Page, client = 'oko') {
  await openField(page, 'case-studies', 'others.items-add');
  await field(page, 'others.items-add').click();
  const title = page.locator('[id^="others.items.%2B"][id$=".title"]');
  await expect(title).toBeVisible();
  const item = (await title.getAttribute('id'))?.replace(/\.title$/, '') ?? '';
  await field(page, `${item}.client`).selectOption(client);
  await expectSaved(page);
  for (const [key, text] of Object.entries(newCaseTexts))
    await enterTexts(page, 'case-studies', { [`${item}.${key}`]: text });
}

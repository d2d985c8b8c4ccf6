import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureLibrary } from '#shared/desk/media.ts';
import {
  addCaseStudy,
  expectSaved,
  field,
  newCaseTexts,
  openField,
  svg,
  uploadInField,
} from '#tests/support/desk/content-steps.ts';
import { expect, test } from '#tests/support/site/content-site.ts';

test.describe.configure({ timeout: 400_000 });
test.use({ workerKey: 'desk-clients' });

const clientName = 'Larch & Sons';
const clientMark = svg(
  'larch.svg',
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M4 4h60v32H4z"/></svg>',
);

test('adds a client with its logo to the logo strip and to a new case study', async ({ contentSite }) => {
  const page = await contentSite.openEditor('Client Adder');
  await openField(page, 'clients', 'items-add');
  await field(page, 'items-add').click();
  const nameField = page.locator('[id^="items.%2B"][id$=".name"]');
  await nameField.fill(clientName);
  const item = (await nameField.getAttribute('id'))?.replace(/\.name$/, '') ?? '';
  await uploadInField(page, 'clients', `${item}.mark`, clientMark, clientName);
  await expect(field(page, `${item}.id`)).toHaveCount(0);

  await openField(page, 'home', 'strip.marks.0');
  const options = field(page, 'strip.marks.0').getByRole('option');
  await expect(options.last()).toHaveText(clientName);
  await expect(options.first()).toHaveText('Nordlys');
  await field(page, 'strip.marks.0').selectOption(clientName);
  await expectSaved(page);
  await addCaseStudy(page, clientName);
  const caseName = page.locator('[id^="others.items.%2B"][id$=".id"]');
  await expect(caseName).toHaveValue(newCaseTexts.id);
  await page.goto('/desk/words');
  await page.getByRole('button', { name: /^Publish \d+ changes/ }).click();
  await expect(page.getByText('Nothing to publish')).toBeVisible({ timeout: 240_000 });

  await page.goto('/');
  await expect(page.getByRole('img', { name: clientName }).first()).toBeAttached();
  await page.goto(`/case-studies#${newCaseTexts.id}`);
  const added = page.locator(`[id="${newCaseTexts.id}"]`);
  await expect(added.getByRole('heading', { name: newCaseTexts.title })).toBeVisible();
  await expect(added.getByRole('img', { name: clientName })).toBeAttached();
  // The preview writes the pictures of drafts into the folder of the build.
  const { pictures }: PictureLibrary = await (await page.request.get('/desk/api/content/media')).json();
  for (const { file } of pictures) rmSync(join('src/pictures', file), { force: true });
});

test('derives the URL slug of a new case study from its title', async ({ contentSite }) => {
  const page = await contentSite.openEditor('Case Namer');
  await openField(page, 'case-studies', 'others.items-add');
  await field(page, 'others.items-add').click();
  const title = page.locator('[id^="others.items.%2B"][id$=".title"]').last();
  await title.fill('A café, sold out');
  await title.blur();
  const item = (await title.getAttribute('id'))?.replace(/\.title$/, '') ?? '';
  await expect(field(page, `${item}.id`)).toHaveValue('a-cafe-sold-out');
  await title.fill('Another title');
  await title.blur();
  await expect(field(page, `${item}.id`)).toHaveValue('a-cafe-sold-out');
});

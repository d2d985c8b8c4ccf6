import { expect as anyExpect, type Page } from '@playwright/test';
import type { PictureLibrary } from '#shared/desk/media.ts';
import { type DeskSite, openSignedIn, test } from '#tests/support/desk/site.ts';
import { createPhoto } from '#tests/support/media/pictures.ts';
import { resetContent } from '#tests/support/media/reset-content.ts';
import { uploadPicture } from '#tests/support/media/upload.ts';

const expect = anyExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 180_000 });
test.afterAll(({ desk }) => resetContent(desk));
// Conflicts are responses with the status 409.
test.use({ expectedConsole: /Failed to load resource/ });

const openTwoEditors = async (browser: Parameters<typeof openSignedIn>[0], desk: DeskSite) =>
  Promise.all(
    ['Ada Fields', 'Mei Lin'].map(
      async (name) => (await openSignedIn(browser, desk, 'editor', { name })).page,
    ),
  ) as Promise<[Page, Page]>;

async function readLibrary(desk: DeskSite): Promise<PictureLibrary> {
  return (await desk.fetch(await desk.memberOf('editor'), 'GET', 'content/media')).json();
}

test("shows a colleague's alt text when two people describe the same picture", async ({ browser, desk }) => {
  const cookie = await desk.memberOf('editor');
  const { file } = await uploadPicture(
    desk.url,
    cookie,
    await createPhoto({ width: 301, height: 200 }),
    'Both.jpg',
  );
  const [ada, mei] = await openTwoEditors(browser, desk);
  for (const page of [ada, mei]) await page.goto(`/desk/media/${encodeURIComponent(file)}`);
  const altField = (page: Page) => page.getByRole('textbox', { name: 'Alt text' });
  await expect(altField(mei)).toBeVisible();
  await altField(ada).fill('A host lifts a bottle');
  await altField(ada).blur();
  await expect(ada.getByText('Saved', { exact: true })).toBeVisible();
  await altField(mei).fill('A bottle');
  await altField(mei).blur();
  const notice = mei.getByRole('alert').filter({ hasText: 'Someone else changed this picture' });
  await expect(notice).toContainText('A host lifts a bottle');
  await notice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(mei.getByText('Saved', { exact: true })).toBeVisible();
  const stored = (await readLibrary(desk)).pictures.find((picture) => picture.file === file);
  expect(stored?.alt).toBe('A bottle');
});

test('shows both pictures when two people replace the same illustration', async ({ browser, desk }) => {
  const cookie = await desk.memberOf('editor');
  const uploadPhoto = async (name: string, width: number) =>
    uploadPicture(desk.url, cookie, await createPhoto({ width, height: 400 }), `${name}.jpg`);
  const [hers, mine] = [await uploadPhoto('Hers', 501), await uploadPhoto('Mine', 502)];
  const [ada, mei] = await openTwoEditors(browser, desk);
  const dialog = (page: Page) => page.getByRole('dialog');
  for (const page of [ada, mei]) {
    await page.goto('/desk/media/people%2Fproducer.svg');
    await page.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect(dialog(page)).toBeVisible();
  }
  const choosePicture = (page: Page, name: string) =>
    dialog(page)
      .getByRole('button', { name: new RegExp(`^${name}\\.jpg`) })
      .click();
  await choosePicture(ada, 'Hers');
  await choosePicture(mei, 'Mine');
  await dialog(ada).getByRole('button', { name: 'Replace in 2 places' }).click();
  await expect(dialog(ada)).toBeHidden();
  await dialog(mei).getByRole('button', { name: 'Replace in 2 places' }).click();
  await expect(dialog(mei).getByRole('alert')).toContainText('Ada put another picture there');
  await expect(dialog(mei).getByText('Theirs', { exact: true })).toBeVisible();
  const countUses = async (file: string) =>
    (await readLibrary(desk)).pictures.find((picture) => picture.file === file)?.places.length;
  expect([await countUses(hers.file), await countUses(mine.file)]).toEqual([2, 0]);
  await dialog(mei).getByRole('button', { name: 'Use mine' }).click();
  await expect(dialog(mei)).toBeHidden();
  expect([await countUses(hers.file), await countUses(mine.file)]).toEqual([0, 2]);
});

test('shows both colors when two people change the same one, and merges other brand fields', async ({
  browser,
  desk,
}) => {
  const [ada, mei] = await openTwoEditors(browser, desk);
  for (const page of [ada, mei]) await page.goto('/desk/words/brand');
  const colorField = (page: Page, name: string) => page.getByLabel(name, { exact: true });
  await expect(colorField(mei, 'Main')).toBeVisible();
  await mei.context().setOffline(true);
  await colorField(mei, 'Main').fill('#117711');
  await mei.getByLabel('Corners', { exact: true }).selectOption('Square');
  await colorField(ada, 'Main').fill('#0a5c8a');
  await expect(ada.getByText(/saved as draft/)).toBeVisible();
  await mei.context().setOffline(false);
  const notice = mei.getByRole('alert').filter({ hasText: 'Ada changed' });
  await expect(notice).toContainText('#0a5c8a', { timeout: 30_000 });
  await expect(notice).toContainText('#117711');
  await notice.getByRole('button', { name: 'Keep theirs' }).click();
  await expect(colorField(mei, 'Main')).toHaveValue('#0a5c8a');
  await ada.reload();
  await expect(ada.getByLabel('Corners', { exact: true })).toHaveValue('square');
  await expect(colorField(ada, 'Main')).toHaveValue('#0a5c8a');
});

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import {
  getPictureUrl,
  type LibraryPicture,
  type PictureLibrary,
  type UploadResult,
} from '#shared/desk/media.ts';
import { test as base } from '#tests/support/desk/site.ts';
import { createDrawing, createPhoto } from '#tests/support/media/pictures.ts';
import { resetContent } from '#tests/support/media/reset-content.ts';
import { uploadPicture } from '#tests/support/media/upload.ts';

type Upload = (content: Buffer | string, name: string) => Promise<LibraryPicture>;

const test = base.extend<{ cookie: string; upload: Upload }>({
  // The session cookie of the editor who is signed in on the page.
  cookie: [
    async ({ desk, context }, use) => {
      const cookie = await desk.memberOf('editor');
      await context.addCookies([{ name: 'desk', value: cookie.replace('desk=', ''), url: desk.url }]);
      await use(cookie);
    },
    { auto: true },
  ],
  upload: ({ desk, cookie }, use) => use((content, name) => uploadPicture(desk.url, cookie, content, name)),
});

test.describe.configure({ timeout: 90_000 });

const filmFile = 'public/media/stage-loop.mp4';
const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

test.afterAll(({ desk }) => resetContent(desk));

test('uploads a picture, sets its alt text and focus point, finds it and deletes it', async ({
  page,
  desk,
  cookie,
}) => {
  await page.goto('/desk/media');
  await expect(page.getByText('No pictures of your own yet.')).toBeVisible();
  const files = page.getByLabel('Pictures to upload').first();
  await files.setInputFiles([
    {
      name: 'Renata.jpg',
      mimeType: 'image/jpeg',
      buffer: await createPhoto({ width: 600, height: 400, orientation: 6 }),
    },
    {
      name: 'mark.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(createDrawing('<script>alert(1)</script>')),
    },
    { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('text') },
  ]);
  await expect(page.getByText('Location and camera data were removed.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Scripts and links were removed from this SVG.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(
    page.getByText('Not a picture we can read. Use JPG, PNG, WebP, AVIF, HEIC or SVG.'),
  ).toBeVisible({ timeout: 30_000 });
  const dismiss = page.getByRole('button', { name: /^Dismiss/ });
  for (let left = 3; left > 0; left -= 1) {
    await expect(dismiss).toHaveCount(left);
    await dismiss.first().click();
  }
  await page.getByRole('button', { name: /^Renata/ }).click();
  await expect(page.getByText('400 × 600')).toBeVisible();
  const focus = page.getByRole('button', { name: /^Focus 50 % across/ });
  await focus.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: /^Focus 45 % across, 45 % down/ })).toBeVisible();
  const box = await page.getByRole('button', { name: /^Focus 45/ }).boundingBox();
  if (!box) throw new Error('the picture is not shown');
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height * 0.75);
  await expect(page.getByText('Focus 25 % across, 75 % down')).toBeVisible();
  await page.getByRole('textbox', { name: 'Alt text' }).fill('Renata at the desk');
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const library: PictureLibrary = (await desk.fetch(cookie, 'GET', 'content/media')).json();
  const stored = library.pictures.find(({ name }) => name === 'Renata.jpg');
  expect([stored?.alt, stored?.focus]).toEqual(['Renata at the desk', { x: 25, y: 75 }]);
  await page.getByLabel('Find a picture by its name').fill('desk renata');
  await expect(page.getByRole('button', { name: /^mark/ })).toBeHidden();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No picture matches “desk renata”.')).toBeVisible();
});

test('uploads pasted and dropped files, detects a duplicate, and retries after a lost connection', async ({
  page,
  desk,
  context,
}) => {
  const admin = await desk.memberOf('admin');
  await context.addCookies([{ name: 'desk', value: admin.replace('desk=', ''), url: desk.url }]);
  await page.goto('/desk/media');
  await expect(page.getByRole('button', { name: 'Upload' }).first()).toBeVisible();
  const bytes = [
    ...(await sharp({ create: { width: 50, height: 40, channels: 3, background: '#08c' } })
      .png()
      .toBuffer()),
  ];
  const pasteOrDrop = (type: 'paste' | 'drop', name: string) =>
    page.evaluate(
      ([kind, file, content]) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(content as number[])], String(file), { type: 'image/png' }));
        const target = document.querySelector('h1');
        target?.dispatchEvent(
          kind === 'paste'
            ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true })
            : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
        );
      },
      [type, name, bytes] as const,
    );
  await page.route('**/desk/api/content/media?name=*', (route) => route.abort());
  await pasteOrDrop('paste', 'Blue.png');
  await expect(page.getByText(/^Upload stopped at \d+%\.$/)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  const tile = page.getByRole('button', { name: /^Blue\.png.*needs alt text/ });
  await expect(tile).toBeVisible({ timeout: 30_000 });
  await pasteOrDrop('drop', 'Blue copy.png');
  await expect(page.getByText('Already in the library as Blue.png.')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Use that one' }).click();
  await expect(page.getByRole('heading', { name: 'Blue.png' })).toBeVisible();
});

test('keeps a file chosen while offline and uploads it once on Try again', async ({ page, context }) => {
  await page.goto('/desk/media');
  const files = page.getByLabel('Pictures to upload').first();
  await expect(files).toBeAttached();
  await context.setOffline(true);
  await files.setInputFiles([
    { name: 'First.jpg', mimeType: 'image/jpeg', buffer: await createPhoto({ width: 320, height: 200 }) },
    { name: 'Offline.jpg', mimeType: 'image/jpeg', buffer: await createPhoto({ width: 330, height: 200 }) },
  ]);
  const kept = page.getByText('You’re offline. The file is kept here. Try again once you’re online.');
  await expect(kept).toHaveCount(2);
  const tile = page.getByRole('listitem').filter({ hasText: 'Offline.jpg' });
  await page.getByRole('button', { name: 'Dismiss First.jpg' }).press('Enter');
  await expect(kept).toHaveCount(1);
  await expect(tile).toBeFocused();
  await context.setOffline(false);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('content/media?name=')) sent.push(request.url());
  });
  await page.getByRole('button', { name: 'Try again Offline.jpg' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole('button', { name: /^Offline\.jpg/ })).toBeVisible({ timeout: 30_000 });
  expect(sent).toHaveLength(1);
});

test('explains how to fix a rejected file, and moves focus when the explanation is dismissed', async ({
  page,
}) => {
  await page.goto('/desk/media');
  const large = { name: 'Scan.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(21 * 1024 * 1024) };
  await page.getByLabel('Pictures to upload').first().setInputFiles([large]);
  await expect(page.getByText('21 MB. The limit is 20 MB. Export a smaller version.')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss Scan.jpg' }).press('Enter');
  await expect(page.getByText('Export a smaller version.')).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
});

test('resets a picture search without results, and returns focus on Escape', async ({ page, upload }) => {
  await upload(await createPhoto({ width: 900, height: 1210 }), 'Undescribed.jpg');
  await page.goto('/desk/words/about#team.members.0.picture.file');
  const choose = page.locator('[id="team.members.0.picture.file"]');
  await choose.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('zebra');
  await expect(dialog.getByText('No picture matches “zebra”.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Show all' }).click();
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(choose).toBeFocused();
  await choose.press('Enter');
  await dialog.getByRole('button', { name: /^Undescribed/ }).click();
  await expect(page.getByText('This picture has no alt text yet.')).toBeVisible();
});

test('asks for the alt text of a picture without one, and leaves the picture out of the release', async ({
  page,
  upload,
}) => {
  await upload(await createPhoto({ width: 1300, height: 800 }), 'Crew.jpg');
  await page.goto('/desk/words/about-us#hero.picture.file');
  const place = page
    .getByRole('group', { name: 'Picture' })
    .filter({ has: page.locator('[id="hero.picture.file"]') });
  const altText = place.getByRole('textbox', { name: 'Alt text' });
  await expect(altText).not.toHaveValue('');
  await place.getByRole('button', { name: 'Choose picture' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Crew/ }).click();
  await expect(altText).toHaveValue('');
  await expect(place.getByText('Required.')).toBeVisible();
  await expect(page.getByText(/2 drafts not ready \(About Us: alt text missing\)/)).toBeVisible();
  await altText.fill('The crew in the studio');
  await expect(place.getByText('Required.')).toBeHidden();
  await expect(page.getByText('alt text missing')).toBeHidden();
});

test('marks a picture that is too small for its use, and filters the library by portraits', async ({
  page,
  upload,
}) => {
  await upload(await createPhoto({ width: 640, height: 800 }), 'Small.jpg');
  await upload(await createPhoto({ width: 900, height: 1200 }), 'Portrait.jpg');
  await page.goto('/desk/words/about#team.members.0.picture.file');
  const portrait = page
    .locator('fieldset')
    .filter({ has: page.locator('[id="team.members.0.picture.file"]') })
    .last();
  const openPicker = () => portrait.getByRole('button', { name: 'Choose picture' }).click();
  await openPicker();
  const tiles = page.getByRole('dialog').getByRole('list', { name: 'Pictures' });
  const warning = 'Too small for this place: 640 px, needs 800';
  await expect(tiles.getByRole('button', { name: /^Small/ })).toContainText(warning);
  await expect(tiles.getByRole('button', { name: /^Portrait/ })).not.toContainText('Too small');
  await tiles.getByRole('button', { name: /^Small/ }).click();
  await expect(page.getByText(`${warning}.`)).toBeVisible();
  await openPicker();
  await tiles.getByRole('button', { name: /^Portrait/ }).click();
  await expect(portrait.getByText('Too small')).toHaveCount(0);
  await expect(page.getByText(/saved as draft/)).toBeVisible();
  await page.goto('/desk/media');
  await page.getByRole('button', { name: 'Show: All' }).click();
  await page.getByRole('option', { name: /^Portraits/ }).click();
  const shown = page.getByRole('list', { name: 'Pictures' });
  await expect(shown.getByRole('button', { name: /^Portrait/ })).toBeVisible();
  await expect(shown.getByRole('button', { name: /^Small/ })).toHaveCount(0);
});

test('uploads a video, saves a frame as a picture, and plays the video in the preview', async ({ page }) => {
  await page.goto('/desk/media');
  const films = page.getByLabel('Pictures to upload').first();
  const text = { name: 'notes.mp4', mimeType: 'video/mp4', buffer: Buffer.from('text') };
  await films.setInputFiles([text]);
  await expect(page.getByText('This film doesn’t play in browsers.')).toBeVisible();
  await films.setInputFiles('public/media/stage-loop.webm');
  await page.getByRole('button', { name: /^stage-loop\.webm/ }).click({ timeout: 30_000 });
  await expect(page.getByText(/\d:\d\d min\. Plays without sound\./)).toBeVisible();
  await page.getByRole('button', { name: 'Save this frame as a picture' }).click();
  await expect(page.getByRole('button', { name: /^stage-loop, still at 0\.0 s\.jpg/ })).toBeVisible({
    timeout: 30_000,
  });
  await page.goto('/desk/words/home#hero.film.file');
  await page.getByRole('button', { name: 'Choose film' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^stage-loop\.webm/ })
    .click();
  await expect(page.getByText(/saved as draft/)).toBeVisible();
  await expect(page.getByText('Now choose or upload the picture')).toBeVisible();
  const altText = page.getByRole('textbox', { name: 'What the film shows' });
  await expect(altText).toHaveValue('');
  await altText.fill('A host under a ring light');
  const preview = page.frameLocator('iframe').locator('video source');
  // The built-in film that the preview showed before has two sources.
  await expect(preview).toHaveCount(1, { timeout: 60_000 });
  await expect(preview).toHaveAttribute('src', /\/art\/film\.[0-9a-f]{8}\.webm$/);
  const address = await preview.getAttribute('src');
  const answer = await page.request.get(String(address));
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'video/webm']);
});

test('shows a frame of an uploaded film until it plays, or asks for a picture', async ({ page, upload }) => {
  await page.goto('/desk/words/home#hero.film.file');
  const film = page.getByRole('group', { name: 'Film' });
  const isAsked = film.getByText('Now choose or upload the picture that is shown until this film plays.');
  const poster = page
    .getByRole('group', { name: 'Picture' })
    .filter({ has: page.locator('[id="hero.picture.file"]') });
  const chooseFilm = () => film.getByLabel('Film to upload').setInputFiles(filmFile);
  const picture = await upload(readFileSync(filmFile), 'stage-loop.mp4');
  // Responds like a server without ffmpeg.
  const json: UploadResult = { picture, still: null, isKnown: false, removed: null };
  await page.route('**/desk/api/content/media?name=*', (route) => route.fulfill({ json }));
  await chooseFilm();
  await expect(isAsked).toBeVisible({ timeout: 30_000 });
  await expect(poster).not.toContainText('stage-loop, still');
  await page.unrouteAll();
  await chooseFilm();
  if (hasFfmpeg) {
    await expect(film.getByText('“stage-loop, still” is now the picture')).toBeVisible({ timeout: 30_000 });
    await expect(poster).toContainText('stage-loop, still');
  } else await expect(isAsked).toBeVisible({ timeout: 30_000 });
});

test('shows the picture field for a section that contains only a picture', async ({ page }) => {
  for (const document of ['not-found', 'live-selling-survey']) {
    await page.goto('/desk/words');
    await page.goto(`/desk/words/${document}#picture.file`);
    await expect(page.getByRole('button', { name: 'Choose picture' }), document).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Alt text' }), document).toBeVisible();
  }
});

const hostileMarkup = `<script>top.ran = 1; document.title = 'ran'</script>
  <style>@import url("data:text/css,body{background:red}");</style>
  <a href="javascript:top.ran=1"><rect width="40" height="20"/></a>
  <foreignObject width="40" height="20"><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script>top.ran=1&lt;/script>"/></foreignObject>
  <image href="/favicon.svg" onload="top.ran=1" width="9" height="9"/>
  <animate attributeName="href" values="javascript:top.ran=1" onbegin="top.ran=1" dur="1s"/>`;

test('runs no scripts in an SVG, even if the SVG was not sanitized', async ({ page, desk, upload }) => {
  const cleaned = await upload(createDrawing(hostileMarkup), 'nasty.svg');
  const stored = { file: 'uploads/00000000000000bb.svg' };
  const raw = createDrawing(hostileMarkup).replace('<svg ', `<svg onload="top.ran=1" `);
  await desk.database.query(
    `insert into staff.picture (file, name, type, width, height, data, thumbnail)
    select $1, 'raw.svg', 'image/svg+xml', 40, 20, convert_to($2, 'UTF8'), thumbnail from staff.picture where file = $3`,
    [stored.file, raw, cleaned.file],
  );
  const opened: string[] = [];
  page.on('dialog', (dialog) => dialog.dismiss());
  page.on('response', (response) => opened.push(response.url()));
  for (const { file } of [cleaned, stored]) {
    // Removes the route before the next page loads.
    await page.goto('about:blank');
    opened.length = 0;
    await page.goto(getPictureUrl(file));
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => [document.title, 'ran' in window]), file).toEqual(['', false]);
    expect(
      opened.filter((url) => !url.includes(file.slice('uploads/'.length))),
      file,
    ).toEqual([]);
    await page.goto(`/desk/media/${encodeURIComponent(file)}`);
    await expect(page.getByText('Click the picture').first()).toBeVisible();
    expect(await page.evaluate(() => 'ran' in window), file).toBe(false);
  }
});

test.use({
  expectedConsole:
    /Failed to load resource|no page at|Blocked script|iframe which has both|Content Security Policy/,
});

import { expect } from '@playwright/test';
import sharp from 'sharp';
import type { Library } from '#shared/desk/media.ts';
import { test } from '#tests/support/desk/site.ts';
import { drawing, photo } from '#tests/support/media/pictures.ts';

test.describe.configure({ timeout: 90_000 });

test('a picture is uploaded, described, focused by keys and by a press, found and deleted', async ({
  page,
  desk,
  context,
}) => {
  const cookie = await desk.memberOf('editor', { name: 'Mei Lin' });
  await context.addCookies([{ name: 'desk', value: cookie.replace('desk=', ''), url: desk.url }]);
  await page.goto('/desk/media');
  await expect(page.getByText('No pictures of your own yet.')).toBeVisible();
  const files = page.getByLabel('Pictures to upload').first();
  await files.setInputFiles([
    {
      name: 'Renata.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo({ width: 600, height: 400, orientation: 6 }),
    },
    {
      name: 'mark.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(drawing('<script>alert(1)</script>')),
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
  const library: Library = (await desk.ask(cookie, 'GET', 'content/media')).json();
  const stored = library.pictures.find(({ name }) => name === 'Renata.jpg');
  expect([stored?.alt, stored?.focus]).toEqual(['Renata at the desk', { x: 25, y: 75 }]);
  await page.getByLabel('Find a picture by its name').fill('desk renata');
  await expect(page.getByRole('button', { name: /^mark/ })).toBeHidden();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No picture matches.')).toBeVisible();
});

test('files are pasted and dropped, one that is there is offered, and a lost connection is tried again', async ({
  page,
  desk,
  context,
}) => {
  const cookie = await desk.memberOf('admin');
  await context.addCookies([{ name: 'desk', value: cookie.replace('desk=', ''), url: desk.url }]);
  await page.goto('/desk/media');
  await expect(page.getByRole('button', { name: 'Upload' }).first()).toBeVisible();
  const bytes = [
    ...(await sharp({ create: { width: 50, height: 40, channels: 3, background: '#08c' } })
      .png()
      .toBuffer()),
  ];
  const give = (type: 'paste' | 'drop', name: string) =>
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
  await give('paste', 'Blue.png');
  await expect(page.getByText(/^Upload stopped at \d+%\.$/)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  const tile = page.getByRole('button', { name: /^Blue\.png.*needs alt text/ });
  await expect(tile).toBeVisible({ timeout: 30_000 });
  await give('drop', 'Blue copy.png');
  await expect(page.getByText('Already here as Blue.png.')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Use that one' }).click();
  await expect(page.getByRole('heading', { name: 'Blue.png' })).toBeVisible();
});

test.use({ expectedConsole: /Failed to load resource/ });

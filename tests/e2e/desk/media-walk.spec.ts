import { expect as anyExpect } from '@playwright/test';
import type { ContentOverview } from '#shared/desk/content.ts';
import { pressAtRandom } from '#tests/support/desk/press-at-random.ts';
import { openSignedIn, test } from '#tests/support/desk/site.ts';
import { createDrawing, createPhoto } from '#tests/support/media/pictures.ts';
import { resetContent } from '#tests/support/media/reset-content.ts';
import { uploadPicture } from '#tests/support/media/upload.ts';
import { seededRandom } from '#tests/support/run/seeded-random.ts';

const expect = anyExpect.configure({ timeout: 30_000 });
test.afterAll(({ desk }) => resetContent(desk));
const pressCount = Number(process.env.PRESSES ?? 40);

const walk = {
  controls: 'main button, main a[href*="/desk/media"], main input, main select, main textarea, main summary',
  excluded: /^(?:Publish|Roll back)/,
  texts: ['', '#0a5c8a', 'blue', 'a '.repeat(90), '“☂” 👩‍🚀', '<b>'],
};

for (const [screen, path] of [
  ['the media library', '/desk/media'],
  ['the brand', '/desk/words/brand'],
] as const)
  test(`survives random input in ${screen} and keeps every picture that is in use`, async ({
    browser,
    desk,
  }) => {
    test.setTimeout(240_000);
    const random = seededRandom();
    const { page } = await openSignedIn(browser, desk, 'editor', {
      email: `walker-${random.seed}@desk.example`,
    });
    const cookie = await desk.memberOf('editor');
    for (const hue of [1, 2, 3])
      await uploadPicture(
        desk.url,
        cookie,
        await createPhoto({ width: 600 + hue, height: 400 }),
        `Walk ${hue}.jpg`,
      );
    await uploadPicture(desk.url, cookie, createDrawing('<circle r="4"/>'), 'walk.svg');
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('dialog', (dialog) => dialog.dismiss());
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (let count = 0; count < pressCount; count += 1) {
      await pressAtRandom(page, random, { ...walk, path });
      const heading = page.getByRole('heading', { level: 1, includeHidden: true });
      await expect(heading, `SEED=${random.seed}, press ${count}`).toHaveCount(1);
    }
    expect(errors, `SEED=${random.seed}`).toEqual([]);
    await expect(page.getByText('didn’t load')).toHaveCount(0);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const overview: ContentOverview = (await desk.fetch(cookie, 'GET', 'content')).json();
    expect(overview.left.filter(({ message }) => message.includes('was deleted'))).toEqual([]);
  });

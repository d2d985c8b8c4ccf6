import { expect as anyExpect, type Page } from '@playwright/test';
import type { ContentOverview } from '#shared/desk/content.ts';
import { signedIn, test } from '#tests/support/desk/site.ts';
import { drawing, photo } from '#tests/support/media/pictures.ts';
import { resetContent } from '#tests/support/media/reset-content.ts';
import { uploadPicture } from '#tests/support/media/upload.ts';
import { type Random, seededRandom } from '#tests/support/run/seeded-random.ts';

const expect = anyExpect.configure({ timeout: 30_000 });
test.afterAll(({ desk }) => resetContent(desk));
const presses = Number(process.env.PRESSES ?? 40);

/** Marks a random control of the screen, or of the overlay above it. @returns its kind, undefined if there is none */
function markControl(page: Page, random: Random) {
  return page.evaluate((number) => {
    document.querySelector('[data-walked]')?.removeAttribute('data-walked');
    const controls =
      'main button, main a[href*="/desk/media"], main input, main select, main textarea, main summary';
    const within = (css: string) => [...document.querySelectorAll<HTMLElement>(css)];
    const overlay = within('[role=dialog], [role=listbox], [role=menu]').at(-1);
    const all = overlay
      ? [
          ...overlay.querySelectorAll<HTMLElement>(
            'button, input, select, textarea, [role=option], [role=menuitem]',
          ),
        ]
      : within(controls);
    const usable = all.filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) &&
        !one.closest('[inert], [aria-hidden=true]') &&
        !one.matches(':disabled, [type=file]') &&
        !/^(?:Publish|Roll back)/.test(one.textContent ?? ''),
    );
    const chosen = usable[number % usable.length];
    chosen?.setAttribute('data-walked', '');
    return chosen?.matches('select')
      ? 'select'
      : chosen?.matches('input, textarea')
        ? 'text'
        : chosen && 'button';
  }, random.below(1_000_000));
}

async function pressAtRandom(page: Page, random: Random, path: string) {
  const kind = await markControl(page, random);
  const control = page.locator('[data-walked]');
  if (kind === 'text') {
    const text = random.pick(['', '#0a5c8a', 'blue', 'a '.repeat(90), '“☂” 👩‍🚀', '<b>']);
    await control.fill(text, { timeout: 2_000 }).catch(() => {});
  } else if (kind === 'select') {
    const count = await control.locator('option').count();
    await control.selectOption({ index: random.below(count) }, { timeout: 2_000 }).catch(() => {});
  } else if (kind === 'button') {
    const key = random.pick(['Enter', ' ', 'ArrowDown', 'Escape']);
    // The control may disappear with the response of an earlier press.
    await control.press(key, { timeout: 2_000 }).catch(() => {});
  } else await page.keyboard.press('Escape');
  if (!new URL(page.url()).pathname.startsWith(path)) await page.goto(path);
}

for (const [screen, path] of [
  ['the media library', '/desk/media'],
  ['the brand', '/desk/words/brand'],
] as const)
  test(`survives random input in ${screen} and keeps every used picture`, async ({ browser, desk }) => {
    test.setTimeout(240_000);
    const random = seededRandom();
    const { page } = await signedIn(browser, desk, 'editor', { email: `walker-${random.seed}@desk.example` });
    const cookie = await desk.memberOf('editor');
    for (const hue of [1, 2, 3])
      await uploadPicture(
        desk.url,
        cookie,
        await photo({ width: 600 + hue, height: 400 }),
        `Walk ${hue}.jpg`,
      );
    await uploadPicture(desk.url, cookie, drawing('<circle r="4"/>'), 'walk.svg');
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('dialog', (dialog) => dialog.dismiss());
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (let count = 0; count < presses; count += 1) {
      await pressAtRandom(page, random, path);
      const heading = page.getByRole('heading', { level: 1, includeHidden: true });
      await expect(heading, `SEED=${random.seed}, press ${count}`).toHaveCount(1);
    }
    expect(errors, `SEED=${random.seed}`).toEqual([]);
    await expect(page.getByText('didn’t load')).toHaveCount(0);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const overview: ContentOverview = (await desk.ask(cookie, 'GET', 'content')).json();
    expect(overview.left.filter(({ message }) => message.includes('was deleted'))).toEqual([]);
  });

import type { Locator } from '@playwright/test';
import { application } from '#tests/support/forms/form-texts.ts';
import { nextButton, openStep, path, previousButton, text } from '#tests/support/forms/survey-page.ts';
import { frame } from '#tests/support/pages/frame-texts.ts';
import { waitForAll } from '#tests/support/run/wait-for-all.ts';
import { expect, test } from '#tests/support/site/site.ts';

const screens = [
  { viewport: { width: 844, height: 390 }, most: 3 },
  { viewport: { width: 568, height: 320 }, most: 1 },
];

async function readBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not there`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

for (const { viewport, most } of screens) {
  test.describe(`pages on a screen of ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true });

    test('leaves more than 80% of the screen to a survey step', async ({ page }) => {
      await openStep(page, 1);
      await expect(previousButton(page)).not.toBeInViewport();
      await text(page, application.questions.location.label).scrollIntoViewIfNeeded();
      const header = await readBox(page.getByRole('banner'));
      const free = await page.evaluate((top) => {
        const middle = innerWidth / 2;
        let lines = 0;
        for (let y = top + 1; y < innerHeight; y++) {
          let over = document.elementFromPoint(middle, y);
          while (over && !/fixed|sticky/.test(getComputedStyle(over).position)) over = over.parentElement;
          if (!over) lines += 1;
        }
        return lines;
      }, header.bottom);
      expect(free).toBeGreaterThan(viewport.height * 0.8);
    });

    for (const field of [
      'full_name',
      'email',
      'phone_number',
      'tiktok_handle',
      'location',
      'time_zone',
    ] as const) {
      test(`does not cover the error message of ${field} with a toast`, async ({ page }) => {
        const { label } = application.questions[field];
        await openStep(page, 1, { [field]: '' });
        for (let count = 1; count <= most; count++) {
          await nextButton(page).press('Enter');
          await page.waitForFunction(
            (toasts) => document.querySelectorAll('[role=dialog]').length === toasts,
            count,
          );
          // Hovering stops the toasts' timers.
          if (count === 1) await page.getByRole('dialog').hover();
          const covered = await page.evaluate((id) => {
            const message = document.getElementById(id)?.getBoundingClientRect();
            const toasts = [...document.querySelectorAll('[role=dialog]')].map((one) =>
              one.getBoundingClientRect(),
            );
            const isCoveredBy = (one: DOMRect, over: DOMRect) =>
              one.left < over.right &&
              over.left < one.right &&
              one.top < over.bottom &&
              over.top < one.bottom;
            return {
              message: message && message.bottom <= innerHeight,
              by: toasts.filter((toast) => message && isCoveredBy(toast, message)),
            };
          }, `survey-${field}-error`);
          expect(covered).toEqual({ message: true, by: [] });
          await expect(text(page, label)).toBeInViewport({ ratio: 1 });
        }
      });
    }

    test('shows Get Started in the menu, and keeps all links reachable', async ({ page }) => {
      await page.goto(path);
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('navigation', { name: 'Menu' });
      await expect(menu.getByRole('button', { name: frame.getStarted.action })).toBeInViewport({ ratio: 1 });
      for (const link of await waitForAll(menu.getByRole('link'))) {
        await link.focus();
        await expect(link).toBeInViewport({ ratio: 1 });
      }
      await expect(menu.getByRole('button', { name: frame.getStarted.action })).toBeInViewport({ ratio: 1 });
    });
  });
}

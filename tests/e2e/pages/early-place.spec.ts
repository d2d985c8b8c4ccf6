import type { Page } from '@playwright/test';
import { paths } from '#tests/support/site/paths.ts';
import { expect, test } from '#tests/support/site/site.ts';
import { waitForLayout } from '#tests/support/site/wait-for-layout.ts';

/**
 * When a visitor acts, in milliseconds after the page has loaded. The rest of the page is laid out within the first
 * second.
 */
const moments = [0, 150, 300];

test.use({ viewport: { width: 390, height: 844 } });

async function arrive(page: Page, path: string) {
  await page.evaluate(() => sessionStorage.clear()).catch(() => {});
  await page.goto(path);
}

const pressAfter = (page: Page, place: string, wait: number) =>
  page.evaluate(
    ([href, milliseconds]) =>
      new Promise<void>((done) => {
        setTimeout(() => {
          document.querySelector<HTMLElement>(`main a[href="${href}"]`)?.click();
          done();
        }, milliseconds);
      }),
    [place, wait] as const,
  );

async function standing(page: Page, place: string) {
  await waitForLayout(page);
  await page.waitForFunction(() => 'whole' in document.documentElement.dataset);
  const box = await page.locator(`[id="${place.slice(1)}"]`).boundingBox();
  return box?.y ?? Number.NaN;
}

for (const path of paths)
  test(`scrolls to an anchor on ${path} however early the link is pressed`, async ({ page }) => {
    await page.goto(path);
    await waitForLayout(page);
    const places = await page
      .locator('main a[href^="#"]:visible')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
      .then((all) => all.filter((place) => !place.includes('@')));
    // Samples anchors at different depths.
    for (const place of places.filter((_, index) => index % Math.ceil(places.length / 4) === 0)) {
      await arrive(page, path);
      await waitForLayout(page);
      await pressAfter(page, place, 0);
      const later = await standing(page, place);
      for (const moment of moments) {
        await arrive(page, path);
        await pressAfter(page, place, moment);
        const early = await standing(page, place);
        expect(Math.abs(early - later), `${place} after ${moment} ms`).toBeLessThan(4);
      }
    }
  });

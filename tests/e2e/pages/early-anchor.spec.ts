import type { Page } from '@playwright/test';
import { type BuiltPage, readBuiltPages } from '#tests/support/pages/built-pages.ts';
import { expect, test } from '#tests/support/site/site.ts';
import { waitForLayout } from '#tests/support/site/wait-for-layout.ts';

/**
 * Delays in milliseconds from page load to a visitor's click. The rest of the page is laid out within the first
 * second.
 */
const clickTimes = [0, 150, 300];

test.use({ viewport: { width: 390, height: 844 } });

async function openAsNewVisit(page: Page, path: string) {
  await page.evaluate(() => sessionStorage.clear()).catch(() => {});
  await page.goto(path);
}

const clickLinkAfter = (page: Page, place: string, wait: number) =>
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

async function readPosition(page: Page, place: string) {
  await waitForLayout(page);
  await page.waitForFunction(() => 'whole' in document.documentElement.dataset);
  const box = await page.locator(`[id="${place.slice(1)}"]`).boundingBox();
  return box?.y ?? Number.NaN;
}

const hasAnchorLinks = ({ html }: BuiltPage) => /<main.*href="#/s.test(html);

for (const { path } of readBuiltPages().filter(hasAnchorLinks))
  test(`scrolls to an anchor on ${path} no matter how early the link is clicked`, async ({ page }) => {
    await page.goto(path);
    await waitForLayout(page);
    const places = await page
      .locator('main a[href^="#"]:visible')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
      .then((all) => all.filter((place) => !/[=@]/.test(place)));
    // Selects anchors at different depths of the page.
    const sampled = places.filter((_, index) => index % Math.ceil(places.length / 4) === 0);
    const settled = new Map<string, number>();
    for (const place of sampled) {
      await clickLinkAfter(page, place, 0);
      settled.set(place, await readPosition(page, place));
      await page.evaluate(() => scrollTo(0, 0));
    }
    for (const [place, later] of settled) {
      for (const moment of clickTimes) {
        await openAsNewVisit(page, path);
        await clickLinkAfter(page, place, moment);
        const early = await readPosition(page, place);
        expect(Math.abs(early - later), `${place} after ${moment} ms`).toBeLessThan(4);
      }
    }
  });

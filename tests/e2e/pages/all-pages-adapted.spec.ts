import { expectAsterisks } from '#tests/support/forms/asterisks.ts';
import { findUnreadableText } from '#tests/support/run/readable.ts';
import { findHeaderFaults } from '#tests/support/server/header-faults.ts';
import { findRunningMotion } from '#tests/support/site/find-running-motion.ts';
import { maxDistanceWithoutLink, measureDistanceWithoutLink } from '#tests/support/site/longest-distance.ts';
import { paths } from '#tests/support/site/paths.ts';
import { findPrintFaults } from '#tests/support/site/print-faults.ts';
import { expect, test } from '#tests/support/site/site.ts';
import { waitForStyles } from '#tests/support/site/wait-for-styles.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

for (const path of paths) {
  // A single test, so that the page loads only once for all settings.
  test(`shows ${path} with large text, with reduced motion and in print, with a call link within reach`, async ({
    page,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    const setFontSize = (standard: number) =>
      devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } });
    const readFontSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    // WCAG 1.4.4 on a phone: text at twice its size.
    await setFontSize(32);
    await page.goto(path);
    expect(await readFontSize()).toBe('32px');
    expect.soft(await findRunningMotion(page), 'motion on arrival').toEqual([]);
    expect.soft(await findUnreadableText(page), 'at twice the text size').toEqual([]);
    expect.soft(await findHeaderFaults(page), 'the bar at twice the text size').toEqual([]);
    await setFontSize(16);
    expect(await readFontSize()).toBe('16px');

    await page.setViewportSize({ width: 1280, height: 900 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 1500) {
      await page.mouse.wheel(0, 1500);
      expect.soft(await findRunningMotion(page), `motion at ${top} px`).toEqual([]);
    }
    await expectAsterisks(page);

    await page.setViewportSize({ width: 794, height: 1123 });
    await page.emulateMedia({ media: 'print' });
    await waitForStyles(page);
    await expect.soft(page.getByRole('banner')).toBeHidden();
    await expect.soft(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
    const folded = await page
      .locator('[role=tabpanel], details > :not(summary)')
      .evaluateAll(
        (all) =>
          all.filter((one) => one.parentElement?.getClientRects().length && one.clientHeight === 0).length,
      );
    expect.soft(folded, 'collapsed content in print').toBe(0);
    expect.soft(await findPrintFaults(page), 'in print').toEqual([]);

    // The application page itself has no call link.
    if (path === '/live-selling-survey') return;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ media: 'screen' });
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    expect
      .soft(await measureDistanceWithoutLink(page), 'px without a call link in view')
      .toBeLessThanOrEqual(maxDistanceWithoutLink);
  });
}

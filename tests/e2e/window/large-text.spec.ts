import { findUnreadableText } from '#tests/support/run/readable.ts';
import { headerFaults } from '#tests/support/server/header-faults.ts';
import { paths } from '#tests/support/site/paths.ts';
import { expect, test } from '#tests/support/site/site.ts';

/** WCAG 1.4.4 on a phone: text at twice its size. */
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
    await use({ ...launchOptions, args });
  },
});

for (const path of paths) {
  test(`shows all of ${path} with text at twice its size`, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(await findUnreadableText(page)).toEqual([]);
    expect(await headerFaults(page)).toEqual([]);
  });
}

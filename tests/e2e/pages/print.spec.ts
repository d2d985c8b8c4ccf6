import type { Page } from '@playwright/test';
import { forms } from '#tests/support/forms/form-words.ts';
import { frame } from '#tests/support/pages/frame-texts.ts';
import { paths } from '#tests/support/site/paths.ts';
import { expect, test } from '#tests/support/site/site.ts';
import { waitForStyles } from '#tests/support/site/wait-for-styles.ts';

function misprints(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('no canvas');
    const known = new Map<string, number>();
    /** WCAG luminance on white paper, 0 to 1. */
    const luminance = (color: string) => {
      const seen = known.get(color);
      if (seen !== undefined) return seen;
      canvas.fillStyle = '#fff';
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = Array.from(canvas.getImageData(0, 0, 1, 1).data, (part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      const result = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      known.set(color, result);
      return result;
    };
    const faults = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('.sr-only, svg, option')) continue;
      const contrast = 1.05 / (luminance(getComputedStyle(parent).color) + 0.05);
      if (contrast < 4.5)
        faults.add(`“${node.textContent.trim().slice(0, 50)}” has ${contrast.toFixed(1)}:1`);
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility() || element.closest('svg')) continue;
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const flood = luminance(backgroundColor) < 0.3 || /gradient/.test(backgroundImage);
      if (flood && width * height > 20_000) faults.add(`${element.tagName}.${element.className} drinks ink`);
    }
    return [...faults];
  });
}

for (const path of paths) {
  test(`prints ${path} on white without header, with all collapsed content`, async ({ page }) => {
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    await waitForStyles(page);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
    const folded = await page
      .locator('[role=tabpanel], details > :not(summary)')
      .evaluateAll(
        (all) =>
          all.filter((one) => one.parentElement?.getClientRects().length && one.clientHeight === 0).length,
      );
    expect(folded, 'what does not unfold').toBe(0);
    expect(await misprints(page)).toEqual([]);
  });
}

test('omits a dialog, a menu and a toast from print', async ({ page }) => {
  await page.goto('/process');
  await page.getByRole('banner').getByRole('button', { name: frame.getStarted.action }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('textbox').fill('ada');
  await page.keyboard.press('Enter');
  await expect(page.getByText(forms.newsletter.invalid.title).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog')).toBeHidden();
});

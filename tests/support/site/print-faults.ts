import type { Page } from '@playwright/test';

/** Finds text that is too pale for white paper, and large dark areas. The page must already emulate print media. */
export function findPrintFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('no canvas');
    const known = new Map<string, number>();
    /** Relative luminance of a color on white paper, from 0 to 1 (WCAG). */
    const computeLuminance = (color: string) => {
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
      const contrast = 1.05 / (computeLuminance(getComputedStyle(parent).color) + 0.05);
      if (contrast < 4.5)
        faults.add(`“${node.textContent.trim().slice(0, 50)}” has ${contrast.toFixed(1)}:1`);
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility() || element.closest('svg')) continue;
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const flood = computeLuminance(backgroundColor) < 0.3 || /gradient/.test(backgroundImage);
      if (flood && width * height > 20_000)
        faults.add(`${element.tagName}.${element.className} is a large dark area`);
    }
    return [...faults];
  });
}

import { expect, type Page } from '@playwright/test';

const controlSelector = 'button, a, input, select, textarea, [role=tab]';

/**
 * Finds controls that have a fill or border in the page's design but not in forced colors. Leaves forced colors on.
 * @param minCount minimum number of controls with a fill or border
 */
export async function findControlsWithoutEdges(page: Page, minCount = 1): Promise<string[]> {
  const marked = await page.evaluate((all) => {
    const hasFill = (element: Element) =>
      !/^(transparent|rgba\(.*, 0\))$/.test(getComputedStyle(element).backgroundColor);
    let count = 0;
    for (const element of document.querySelectorAll(`:is(header, main, footer, [role=dialog]) :is(${all})`)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const { borderTopStyle, borderTopWidth, appearance } = getComputedStyle(element);
      const edged = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
      if (!hasFill(element) && !edged && appearance === 'none') continue;
      (element as HTMLElement).dataset.shaped = '';
      count++;
    }
    return count;
  }, controlSelector);
  expect(marked).toBeGreaterThanOrEqual(minCount);
  await page.emulateMedia({ forcedColors: 'active' });
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('[data-shaped]'))
      .filter((element) => {
        const { appearance, borderTopStyle, borderTopWidth } = getComputedStyle(element);
        const edged = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
        return !edged && appearance === 'none';
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

import type { Page } from '@playwright/test';
import { openStep } from '#tests/support/forms/survey-page.ts';
import { expect, test } from '#tests/support/site/site.ts';
import { waitForLayout } from '#tests/support/site/wait-for-layout.ts';

type TabStop = { name: string; coveredBy?: string; ring: boolean };

function readTabStop(page: Page): Promise<TabStop | undefined> {
  return page.evaluate(
    () =>
      new Promise<TabStop | undefined>((resolve) => {
        const hasThumbRing = (rules: CSSRuleList, range: Element): boolean =>
          [...rules].some((rule) => {
            if (rule instanceof CSSStyleRule) {
              const [subject, pseudo] = rule.selectorText.split('::');
              const isThumb = pseudo === '-webkit-slider-thumb' && subject?.includes(':focus-visible');
              return isThumb && range.matches(subject ?? '') && /^[2-9]px solid/.test(rule.style.outline);
            }
            return rule instanceof CSSGroupingRule && hasThumbRing(rule.cssRules, range);
          });
        requestAnimationFrame(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return resolve(undefined);
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const name = `${element.tagName.toLowerCase()} ${element.textContent?.trim().slice(0, 40) || element.id}`;
          let coveredBy: string | undefined;
          const [middle, height] = [(left + right) / 2, (top + bottom) / 2];
          const points = [
            [middle, height],
            [middle, top + 3],
            [middle, bottom - 3],
            [left + 3, height],
            [right - 3, height],
          ] as const;
          for (const [x, y] of points) {
            let over = document.elementFromPoint(x, y);
            while (over && !/fixed|sticky/.test(getComputedStyle(over).position)) over = over.parentElement;
            if (over && !over.contains(element) && !element.contains(over)) coveredBy = over.tagName;
          }
          // The focus ring is drawn around the whole card or label.
          const cell = element.closest('label') ?? element;
          const styles = [
            getComputedStyle(element),
            getComputedStyle(element, '::after'),
            getComputedStyle(cell),
          ];
          const ring =
            styles.some(
              ({ outlineStyle, outlineWidth }) =>
                outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
            ) || [...document.styleSheets].some(({ cssRules }) => hasThumbRing(cssRules, element));
          resolve({ name, ...(coveredBy && { coveredBy }), ring });
        });
      }),
  );
}

async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab') {
  const faults: string[] = [];
  let stops = 0;
  for (; stops < 250; stops++) {
    await page.keyboard.press(key);
    const at = await readTabStop(page);
    if (!at) break;
    if (at.coveredBy) faults.push(`${at.name}: covered by ${at.coveredBy}`);
    if (!at.ring) faults.push(`${at.name}: its focus cannot be seen`);
  }
  return { faults, stops };
}

const pages = ['/', '/services', '/creator-network', '/industry-reports', '/roi-calculator'];

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  for (const path of pages) {
    // Tabbing backward is the harder case, because the sticky header covers the element that comes next.
    test(`never hides the focused element on ${path} at ${width} px when tabbing backward`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await waitForLayout(page);
      const { faults, stops } = await tabThrough(page, 'Shift+Tab');
      expect(stops).toBeGreaterThan(20);
      expect(faults).toEqual([]);
    });
  }

  test(`never hides the focused element of a survey step behind the header or the buttons at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openStep(page, 2);
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      await page.locator('#page-status').evaluate((status) => {
        status.tabIndex = -1;
        status.focus();
        status.blur();
      });
      const { faults, stops } = await tabThrough(page, key);
      expect(stops).toBeGreaterThan(20);
      expect(faults).toEqual([]);
    }
  });
}

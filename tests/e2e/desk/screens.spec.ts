import type { Page } from '@playwright/test';
import { openScreen, type Screen } from '#tests/support/desk/screen-steps.ts';
import { screens, test } from '#tests/support/desk/seeded.ts';
import { expect } from '#tests/support/desk/site.ts';
import { findUnreadableText } from '#tests/support/run/readable.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';
import { findControlsWithoutEdges } from '#tests/support/site/forced-colors.ts';

// Some screens show failed requests.
test.use({ expectedConsole: /Failed to load resource/ });

const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const zoomedSize = { width: 320, height: 256 };

async function expectValidOutline(page: Page, { name, as }: Screen) {
  const outline = await page.evaluate(() => {
    const findVisible = (css: string) =>
      [...document.querySelectorAll(css)].filter((one) => one.checkVisibility());
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return {
      title: document.title,
      mains: findVisible('main').length,
      navigations: findVisible('nav').map((one) => one.getAttribute('aria-label') ?? ''),
      h1: findVisible('h1').length,
      levels: findVisible('h1, h2, h3, h4').map(({ tagName }) => Number(tagName.slice(1))),
      twice: ids.filter((id, index) => ids.indexOf(id) !== index),
      status: document.querySelectorAll('[role=status], [role=alert], [aria-live]').length,
    };
  });
  expect.soft(outline.title, name).not.toBe('');
  expect.soft(outline.mains, `${name}: main`).toBe(1);
  expect.soft(outline.h1, `${name}: h1`).toBe(1);
  expect.soft(outline.twice, `${name}: the same id`).toEqual([]);
  expect
    .soft(new Set(outline.navigations).size, `${name}: names of navigations`)
    .toBe(outline.navigations.length);
  const jumps = outline.levels.filter((level, index) => level > (outline.levels[index - 1] ?? 1) + 1);
  expect.soft(jumps, `${name}: levels of headings that skip one, of ${outline.levels}`).toEqual([]);
  // Live regions must be present before they can announce anything.
  if (as !== 'nobody') expect.soft(outline.status, `${name}: live regions`).toBeGreaterThan(0);
}

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

const readControlNames = (page: Page) =>
  page.locator(controls).evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => !one.closest('[inert], [aria-hidden=true]'))
      .map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''),
  );

const findCoveredControls = (page: Page) =>
  page.locator(controls).evaluateAll((all) => {
    const over = [...document.querySelectorAll('[role=dialog]')].at(-1);
    const faults: string[] = [];
    for (const one of all as HTMLElement[]) {
      if (over && !over.contains(one)) continue;
      if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[inert], [aria-hidden=true]'))
        continue;
      one.focus();
      if (document.activeElement !== one) continue;
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const parts = [0.5, 0.15, 0.85];
      const isSeen = parts.some((x) =>
        parts.some((y) => {
          const found = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
          // Toasts may cover controls, because they disappear after seconds and can be closed.
          if (found?.closest('[data-pane=toasts]')) return true;
          return (
            found && (one.contains(found) || found.contains(one) || one.closest('label')?.contains(found))
          );
        }),
      );
      if (right - left > 2 && !isSeen) faults.push(`${one.textContent}: ${one.outerHTML.slice(0, 120)}`);
    }
    return faults;
  });

for (const screen of screens) {
  test(`is readable and accessible on desktop, on a phone and at 400% zoom: ${screen.name}`, async ({
    page,
    desk,
    seed,
    context,
    signInFor,
  }) => {
    await signInFor(screen);
    for (const viewport of widths) {
      const isPhone = viewport.width < 720;
      await context.setOffline(false);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.setViewportSize(viewport);
      await openScreen(screen, { page, desk, seed, isPhone });
      await expectAccessible(page, `axe at ${viewport.width}`);
      await expectValidOutline(page, screen);
      expect.soft(await findUnreadableText(page, { isApp: true }), `at ${viewport.width}`).toEqual([]);
    }
    const before = await readControlNames(page);
    await page.setViewportSize(zoomedSize);
    // Lays out the timeline for the new width.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect.soft(await readControlNames(page), 'what can be pressed at 400 %').toEqual(before);
    expect.soft(await findUnreadableText(page, { isApp: true }), 'at 400 %').toEqual([]);
    expect.soft(await findCoveredControls(page), 'under something with the focus at 400 %').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect
      .soft(await findControlsWithoutEdges(page, 0), 'without an edge in the colors of the system')
      .toEqual([]);
  });
}

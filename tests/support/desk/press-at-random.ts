import type { Page } from '@playwright/test';
import type { Random } from '#tests/support/run/seeded-random.ts';

export type Walk = {
  /** Path to which the walk returns when a press leads to another path. */
  path: string;
  /** Selector of the controls, except those in an overlay. */
  controls: string;
  /** Texts of buttons that must not be pressed. */
  excluded: RegExp;
  texts: readonly string[];
  /** Keys that are sometimes pressed instead of a control. */
  keys?: readonly string[];
};

/** Presses or fills a random control of the screen, or of the overlay that covers it. */
export async function pressAtRandom(page: Page, random: Random, walk: Walk): Promise<void> {
  if (walk.keys && random.below(3) === 0) {
    await page.keyboard.press(random.pick(walk.keys));
  } else await pressControl(page, random, walk);
  if (!new URL(page.url()).pathname.startsWith(walk.path)) await page.goto(walk.path);
}

async function pressControl(page: Page, random: Random, walk: Walk) {
  const kind = await markControl(page, random, walk);
  const control = page.locator('[data-walked]');
  if (kind === 'text') {
    await control.fill(random.pick(walk.texts), { timeout: 2_000 }).catch(() => {});
  } else if (kind === 'select') {
    const count = await control.locator('option').count();
    await control.selectOption({ index: random.below(count) }, { timeout: 2_000 }).catch(() => {});
  } else if (kind === 'button') {
    const key = random.pick(['Enter', ' ', 'ArrowDown', 'Escape']);
    // The control may disappear when the response to an earlier press arrives.
    await control.press(key, { timeout: 2_000 }).catch(() => {});
  } else await page.keyboard.press('Escape');
}

/** Marks a random control. @returns the kind of control, undefined if there is none */
function markControl(page: Page, random: Random, { controls, excluded }: Walk) {
  return page.evaluate(
    ({ number, controls, excluded }) => {
      document.querySelector('[data-walked]')?.removeAttribute('data-walked');
      const findAll = (css: string) => [...document.querySelectorAll<HTMLElement>(css)];
      const overlay = findAll('[role=dialog], [role=listbox], [role=menu]').at(-1);
      const all = overlay
        ? [
            ...overlay.querySelectorAll<HTMLElement>(
              'button, input, select, textarea, [role=option], [role=menuitem]',
            ),
          ]
        : findAll(controls);
      const usable = all.filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) &&
          !one.closest('[inert], [aria-hidden=true]') &&
          !one.matches(':disabled, [type=file]') &&
          !new RegExp(excluded).test(one.textContent ?? ''),
      );
      const chosen = usable[number % usable.length];
      chosen?.setAttribute('data-walked', '');
      return chosen?.matches('select')
        ? 'select'
        : chosen?.matches('input, textarea')
          ? 'text'
          : chosen && 'button';
    },
    { number: random.below(1_000_000), controls, excluded: excluded.source },
  );
}

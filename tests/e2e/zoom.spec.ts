import { AxeBuilder } from '@axe-core/playwright';
import { paths } from '#tests/support/paths.ts';
import { spaceText, unreadable } from '#tests/support/readable.ts';
import { expect, test } from '#tests/support/site.ts';

for (const path of paths) {
  test(`${path} can be read at 200 %, with wide spacing, and pressed on a phone`, async ({ page }) => {
    // A window of 1280 x 900 px at a zoom of 200 %.
    await page.setViewportSize({ width: 640, height: 450 });
    await page.goto(path);
    expect.soft(await unreadable(page), 'at 200 %').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect.soft(await unreadable(page), 'at 390 px').toEqual([]);
    const { violations } = await new AxeBuilder({ page }).withRules(['target-size']).analyze();
    expect
      .soft(
        violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
        'too small to press',
      )
      .toEqual([]);
    await spaceText(page);
    expect.soft(await unreadable(page), 'at 390 px with wide spacing').toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect.soft(await unreadable(page), 'at 1280 px with wide spacing').toEqual([]);
  });
}

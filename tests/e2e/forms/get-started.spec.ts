import { secondTapMilliseconds } from '#src/components/ui/second-tap.ts';
import { creatorNetworkSchema } from '#src/content/schemas/page/creator-network.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { frame } from '#tests/support/pages/frame-texts.ts';
import { expect, test } from '#tests/support/site/site.ts';
import { tapTwice } from '#tests/support/site/tap-twice.ts';

const { tabs } = contentOf('pages/creator-network', creatorNetworkSchema);
const networkEntries = Object.values(frame.getStarted.choices).flatMap(({ label: side, entries }) =>
  entries.flatMap(({ label: entry, at }, index) =>
    at?.includes('#network')
      ? {
          side,
          entry,
          index,
          tab: tabs.names[(/tab=(\w+)/.exec(at)?.[1] ?? 'opportunities') as keyof typeof tabs.names],
        }
      : [],
  ),
);

for (const { side, entry, index, tab } of networkEntries) {
  test(`opens the right tab for ${side}, ${entry}, both from other pages and from other tabs`, async ({
    page,
  }) => {
    const followEntry = async () => {
      await page.getByRole('banner').getByRole('button', { name: frame.getStarted.action }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: side }).click();
      await dialog.getByRole('link').nth(index).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('tab', { name: tab, selected: true })).toBeInViewport();
    };
    await page.goto('/process');
    await followEntry();
    for (const other of [tabs.names.stories, tab]) {
      await page.getByRole('tab', { name: other }).click();
      await expect(page.getByRole('tab', { name: other, selected: true })).toBeVisible();
      await followEntry();
    }
    await page.goto('/creator-network?tab=stories');
    await followEntry();
  });
}

test.describe('Get Started on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('accepts a tap on an option as soon as the panel is open', async ({ page }) => {
    const { action, choices } = frame.getStarted;
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: action }).tap();
    const dialog = page.getByRole('dialog');
    const box = await dialog.getByRole('button', { name: choices.brand.label }).boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + 40, (box?.y ?? 0) + 40);
    await expect(dialog).toHaveAccessibleName(choices.brand.title);
  });

  test('ignores the second tap of a double tap on an option, on Back or on the menu button', async ({
    page,
  }) => {
    const { action, title, choices, back } = frame.getStarted;
    await page.goto('/');
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await tapTwice(page, page.getByRole('navigation').getByRole('button', { name: action }), 300);
    for (const { label, title: list } of Object.values(choices)) {
      for (const gap of [120, 350]) {
        await page.waitForTimeout(secondTapMilliseconds);
        await expect(dialog).toHaveAccessibleName(title);
        await tapTwice(page, dialog.getByRole('button', { name: label }), gap);
        await page.waitForTimeout(secondTapMilliseconds);
        await expect(dialog).toHaveAccessibleName(list);
        await tapTwice(page, dialog.getByRole('button', { name: back }), gap);
      }
    }
    await expect(page).toHaveURL('/');
  });
});

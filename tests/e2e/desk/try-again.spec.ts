import { setTimeout as delay } from 'node:timers/promises';
import { openScreen } from '#tests/support/desk/screen-steps.ts';
import { screens, test } from '#tests/support/desk/seeded.ts';
import { expect } from '#tests/support/desk/site.ts';

// The content screens load the preview in a frame.
test.use({ expectedConsole: /Failed to load resource|An iframe which has both/ });

const responseMilliseconds = 1_000;
const failedScreens = screens.filter(({ shows }) => /did not load|is not responding/.test(String(shows)));

test('covers the screens that show a failure to load', () => {
  expect(failedScreens.length).toBeGreaterThan(8);
});

for (const screen of failedScreens) {
  test(`keeps the retry button in place and focused until the response arrives: ${screen.name}`, async ({
    page,
    desk,
    seed,
    signInFor,
  }) => {
    await signInFor(screen);
    await openScreen(screen, { page, desk, seed, isPhone: false });
    const failure = page.getByText(screen.shows).first();
    const again = page.getByRole('button', { name: 'Try again' });
    // The desk first retries three times on its own.
    await expect(again).not.toHaveAttribute('aria-busy', 'true', { timeout: 15_000 });
    await page.route('**/desk/api/**', async (route) => {
      await delay(responseMilliseconds);
      await route.fallback();
    });
    await again.press('Enter');
    await expect(again).toHaveAttribute('aria-busy', 'true');
    await expect(again).toBeFocused();
    await expect(failure).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expect(failure).toBeHidden({ timeout: 15_000 });
  });
}

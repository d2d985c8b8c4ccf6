import { test } from '#tests/support/desk/seeded.ts';
import { expect } from '#tests/support/desk/site.ts';

const paths = ['/leads?view=all', '/quarantine', '/numbers', '/people', '/settings', '/connections'];
const contentPaths = ['/account', '/words', '/words/careers'];

for (const width of [768, 1024, 1440]) {
  test(`scrolls long content in its pane, not the page, at ${width} px`, async ({
    page,
    desk,
    seed,
    context,
  }) => {
    await context.addCookies([{ name: 'desk', value: seed.admin.replace('desk=', ''), url: desk.url }]);
    // Makes the content of every screen longer than the window.
    await page.setViewportSize({ width, height: 360 });
    const leads = ['message', 'creator', 'calculation'] as const;
    const open = leads.flatMap((lead) => [`/leads/${seed.refs[lead]}`, `/leads/${seed.refs[lead]}?full=1`]);
    for (const path of [...paths, ...contentPaths, ...open]) {
      await page.goto(`/desk${path}`);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      const measureOverflow = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      expect.soft(await measureOverflow(), path).toBeLessThanOrEqual(0);
    }
  });
}

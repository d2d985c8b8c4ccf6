import { expect, openSignedIn, test } from '#tests/support/desk/site.ts';

const readyTimeout = { timeout: 150_000 };

test('shows the real page beside the form, focuses a clicked field and updates while typing', async ({
  browser,
  desk,
}) => {
  test.setTimeout(240_000);
  const { page } = await openSignedIn(
    browser,
    desk,
    'editor',
    {},
    { viewport: { width: 1440, height: 900 } },
  );
  const words = 'A room with <b>lights</b> </script> {} 👩‍🚀';
  const sent: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => {
    if (/\/rest\/|\/count/.test(request.url())) sent.push(request.url());
  });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  await page.goto('/desk/words/live-production');
  const frame = page.frameLocator('iframe[title="Preview of Live Production"]');
  const lead = frame.locator('[data-content="live-production#hero/lead"]').first();
  await expect(lead).toBeVisible(readyTimeout);

  await lead.click();
  const field = page.locator(':focus');
  await expect(field).toHaveAttribute('id', 'hero.lead');
  await field.fill(words);
  await expect(lead).toContainText(words, { timeout: 30_000 });

  await lead.evaluate(() => window.scrollTo(0, 120));
  await page.evaluate(() => {
    const pane = document.querySelector('[data-pane=preview]');
    const isVisible = (frame: Element) => getComputedStyle(frame).visibility === 'visible';
    const watchFrames = () => {
      const frames = [...(pane?.querySelectorAll('iframe') ?? [])];
      if (!frames.some(isVisible)) document.body.dataset.flashed = 'true';
      requestAnimationFrame(watchFrames);
    };
    watchFrames();
  });
  await field.fill(`${words} well-lit`);
  await expect(lead).toContainText('well-lit', { timeout: 30_000 });
  expect(await lead.evaluate(() => window.scrollY)).toBe(120);
  await expect(page.locator('body')).not.toHaveAttribute('data-flashed');

  let failed = false;
  await page.route('**/desk/preview/page*', async (route) => {
    if (failed) return route.continue();
    failed = true;
    await route.abort();
  });
  await field.fill(`${words} dim`);
  await expect.poll(() => failed, { timeout: 30_000 }).toBe(true);
  const old = page.frameLocator('iframe[title="Previous preview"]');
  await expect(old.locator('[data-content="live-production#hero/lead"]').first()).toContainText('well-lit');
  await field.fill(`${words} well-lit again`);
  await expect(lead).toContainText('well-lit again', { timeout: 30_000 });

  await field.fill('');
  await expect(page.getByText('This is the last valid page.')).toBeVisible({ timeout: 30_000 });
  await expect(lead).toContainText(words);

  await field.press('F6');
  await expect(page.locator('[data-pane=preview]')).toBeFocused();
  await frame.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('F6');
  await expect(page.locator('[data-pane=changes]')).toBeFocused();
  await page.keyboard.press('Shift+F6');
  await page.keyboard.press('Shift+F6');
  await expect(page.locator('[data-pane=words]')).toBeFocused();

  await page.getByRole('button', { name: 'Phone' }).click();
  await expect.poll(() => lead.evaluate(() => window.innerWidth)).toBe(390);

  await page.goto('/desk/words/creator-network');
  const address = await page.getByTitle('Preview of Creator Network').getAttribute('src', readyTimeout);
  await page.getByRole('button', { name: 'Tabs' }).click();
  await page
    .getByRole('button', { name: /^Move .* down$/ })
    .first()
    .click();
  await expect(page.getByTitle('Preview of Creator Network')).not.toHaveAttribute('src', address ?? '', {
    timeout: 30_000,
  });
  expect(sent).toEqual([]);
  expect(refused).toEqual([]);
});

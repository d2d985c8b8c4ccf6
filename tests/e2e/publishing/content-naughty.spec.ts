import { expect, test } from '#tests/support/site/content-site.ts';

const naughty = [
  '<script>alert(1)</script>',
  '{}',
  '---',
  '&a',
  '*a',
  'a\tb',
  '“☂” 👩‍🚀',
  "'; drop table--",
  '\\u0000 \\n',
  'javascript:alert(1)',
];

test('shows naughty strings unchanged wherever they appear', async ({ contentSite }) => {
  test.setTimeout(120_000);
  const page = await contentSite.openEditor('Naughty Strings');
  page.on('dialog', () => expect(false, 'a dialog of the browser').toBe(true));
  for (const text of naughty) {
    await page.goto('/desk/words/careers#head.title');
    await expect(page.locator(':focus')).toHaveAttribute('id', 'head.title');
    const saving = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await page.getByLabel('Title', { exact: true }).first().fill(text);
    expect((await saving).status()).toBe(200);
    await expect(page.locator('[data-pane=changes] ins')).toContainText(text);
    await page.goto('/desk/words');
    await expect(page.locator('[data-pane=changes] ins', { hasText: text })).toBeVisible();
    await page.goto('/desk/words/careers');
    await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue(text);
  }
  await page.getByRole('button', { name: /^Discard the change/ }).click();
  await expect(page.getByText('No changes. This is what visitors see.')).toBeVisible();
});

import { expect, test } from '#tests/support/site/content-site.ts';

test.describe.configure({ timeout: 120_000 });
test.use({ workerKey: 'desk-words' });

test('schedules a release, adds a later change to it, and cancels the schedule', async ({ contentSite }) => {
  const page = await contentSite.openEditor('Sara Later');
  await page.goto('/desk/words/process#head.title');
  const title = page.locator('[id="head.title"]');
  const description = page.locator('[id="head.description"]');
  const [titleBefore, descriptionBefore] = [await title.inputValue(), await description.inputValue()];
  const strip = page.getByRole('region', { name: 'Scheduled release' });
  const publish = page.getByRole('button', { name: /^(?:Publish \d+ change|Nothing to publish)/ });

  await title.fill('How we work from Monday');
  await expect(publish).toHaveText('Publish 1 change');
  await expect(publish).not.toHaveAttribute('aria-disabled');
  await page.getByRole('button', { name: /^More ways to publish/ }).click();
  await page.getByRole('menuitem', { name: 'Schedule publishing…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule publishing' });
  const time = dialog.getByLabel(/^Time in /);
  await time.fill('2020-01-06T09:00');
  await expect(dialog.getByText(/^Pick a time after /)).toBeVisible();
  const year = new Date().getFullYear() + (new Date().getMonth() > 5 ? 1 : 0);
  await time.fill(`${year}-06-01T09:00`);
  await dialog.getByRole('button', { name: /^Publish \w{3}, Jun 1(?:, \d{4})?, 9:00 AM$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(strip).toContainText(
    /Goes live \w{3}, Jun 1(?:, \d{4})?, 9:00 AM\. 1 change, scheduled by you/,
  );
  await expect(publish).toHaveText('Nothing to publish');

  await description.fill('How a show is made from Monday on, week by week, with whom, and what it costs.');
  await expect(strip).toContainText('1 change is not part of the release of Jun 1');
  await expect(page.getByText(/^Not part of the release of Jun 1/)).toBeVisible();
  await expect(publish).toHaveText('Publish 1 change');
  await strip.getByRole('button', { name: 'Add' }).click();
  await expect(strip).toContainText('2 changes, scheduled by you');
  await expect(strip.getByRole('button', { name: 'Add' })).toBeHidden();

  const other = await contentSite.openEditor('Tom Other');
  await other.goto('/desk/words');
  const seen = other.getByRole('region', { name: 'Scheduled release' });
  await expect(seen).toContainText('2 changes, scheduled by Sara');
  await strip.getByRole('button', { name: 'Cancel' }).click();
  await expect(strip).toBeHidden();
  await expect(seen).toBeHidden();
  await expect(publish).toHaveText('Publish 2 changes');

  await title.fill(titleBefore);
  await description.fill(descriptionBefore);
  await expect(publish).toHaveText('Nothing to publish');
  await expect(page.getByText('published', { exact: true })).toBeVisible();
});

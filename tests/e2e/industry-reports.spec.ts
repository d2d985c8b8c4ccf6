import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessible.ts';
import { outgoing } from '#tests/support/outgoing.ts';
import { expect, test } from '#tests/support/site.ts';
import { expectToast } from '#tests/support/toast.ts';

const path = '/industry-reports';
const reports = (page: Page) => page.locator('#reports > li');
const download = (page: Page, title: string) => page.getByRole('button', { name: title });
const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });

async function fillDetails(page: Page) {
  await name(page).fill('Ada');
  await page.getByLabel('Work email').fill('ada@example.com');
  await page.getByLabel('Business name').fill('Engines Ltd');
}

test('a download without details names what is missing and leads to the form', async ({ page }) => {
  await page.goto(path);
  const sent = outgoing(page);
  await page.getByLabel('Work email').fill('ada@example.com');
  await download(page, 'GPM by category').click();
  await expectToast(
    page,
    'Download Requires Information',
    'Please fill in your details to download the full report.',
  );
  await expect(name(page)).toBeFocused();
  await expect(name(page)).toHaveAccessibleDescription('Name is required');
  await expect(page.getByLabel('Business name')).toHaveAccessibleDescription('Business name is required');
  await expect(page.getByLabel('Work email')).toHaveValue('ada@example.com');
  await expect(page.getByText('Processing...')).toHaveCount(0);
  await expectAccessible(page);
  expect(sent).toEqual([]);
});

test('each report is processed for two seconds on its own, then confirmed, and nothing is sent', async ({
  page,
}) => {
  await page.clock.install({ time: '2024-12-02T08:00:00' });
  await page.goto(path);
  await page.clock.pauseAt('2024-12-02T09:00:00');
  const sent = outgoing(page);
  await fillDetails(page);
  await download(page, 'Why viewers wait').click();
  await expect(download(page, 'Why viewers wait')).toHaveText(/^Processing\.\.\./);
  await page.clock.runFor(1500);
  await download(page, 'State of live selling 2024').click();
  await expect(download(page, 'State of live selling 2024')).toHaveText(/^Processing\.\.\./);
  await expect(download(page, 'GPM by category')).toHaveText(/^Download/);
  await page.clock.runFor(499);
  await expect(download(page, 'Why viewers wait')).toHaveText(/^Processing\.\.\./);
  await page.clock.runFor(1);
  await expect(download(page, 'Why viewers wait')).toHaveText(/^Download/);
  await expectToast(page, 'Download Started!', 'Your Why viewers wait report has been sent to your email.');
  await expect(download(page, 'State of live selling 2024')).toHaveText(/^Processing\.\.\./);
  await page.clock.runFor(1500);
  await expect(download(page, 'State of live selling 2024')).toHaveText(/^Download/);
  await expect(page.getByLabel('Business name')).toHaveValue('Engines Ltd');
  expect(sent).toEqual([]);
});

test('a category leaves its reports and is kept in the address', async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'All 10' })).toHaveAttribute('aria-pressed', 'true');
  await expect(reports(page)).toHaveCount(10);
  for (const name of ['Trends 2', 'Case studies 2', 'Performance 2', 'Shopper behavior 2', 'Platform 2']) {
    await page.getByRole('button', { name }).click();
    await expect(reports(page)).toHaveCount(2);
  }
  await expect(page).toHaveURL(/\?category=platform$/);
  await page.reload();
  await expect(reports(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Platform 2' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'All 10' }).click();
  await expect(page).toHaveURL(/industry-reports$/);
  await page.goto(`${path}?category=nonsense`);
  await expect(reports(page)).toHaveCount(10);
});

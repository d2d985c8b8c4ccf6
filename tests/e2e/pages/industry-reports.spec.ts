import type { Page } from '@playwright/test';
import {
  industryReportsSchema,
  type Report,
  type ReportCategory,
  reportCategories,
} from '#src/content/schemas/page/industry-reports.ts';
import { filterReports } from '#src/features/report-library/report-rules.ts';
import { forms } from '#tests/support/forms/form-texts.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { pauseClock } from '#tests/support/run/pause-clock.ts';
import { endingWith } from '#tests/support/run/text-patterns.ts';
import { recordRequests } from '#tests/support/server/record-requests.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';
import { expect, test } from '#tests/support/site/site.ts';
import { expectToast } from '#tests/support/site/toast.ts';

const industryReports = contentOf('pages/industry-reports', industryReportsSchema);

const { featured, items, labels } = industryReports.library;
const [first, second] = [items[1], items[2]] as [Report, Report];
const filterLabel = (category: ReportCategory) =>
  `${labels.categories[category]} ${filterReports(category, items).length}`;

const path = '/industry-reports';
const reports = (page: Page) => page.locator('#reports > li');
const downloadButton = (page: Page, title: string) =>
  page.getByRole('button', { name: endingWith(` ${title}`) });
const expectStatus = (page: Page, title: string, words: string) =>
  expect(downloadButton(page, title)).toHaveText(`${words} ${title}`);
const nameField = (page: Page) =>
  page.getByRole('textbox', { name: forms.reports.fields.name.label, exact: true });

async function fillDetails(page: Page) {
  await nameField(page).fill('Ada');
  await page.getByLabel(forms.reports.fields.email.label).fill('ada@example.com');
  await page.getByLabel(forms.reports.fields.businessName.label).fill('Engines Ltd');
}

test('reports missing details when a download is clicked, and moves the focus to the form', async ({
  page,
}) => {
  await page.goto(path);
  const sent = recordRequests(page);
  await page.getByLabel(forms.reports.fields.email.label).fill('ada@example.com');
  await downloadButton(page, first.title).click();
  await expectToast(page, forms.reports.missing.title, forms.reports.missing.description);
  await expect(nameField(page)).toBeFocused();
  await expect(nameField(page)).toHaveAccessibleDescription(forms.reports.fields.name.empty);
  await expect(page.getByLabel(forms.reports.fields.businessName.label)).toHaveAccessibleDescription(
    forms.reports.fields.businessName.empty,
  );
  await expect(page.getByLabel(forms.reports.fields.email.label)).toHaveValue('ada@example.com');
  await expect(page.getByText(forms.reports.busy)).toHaveCount(0);
  await expectAccessible(page);
  expect(sent).toEqual([]);
});

test('processes each report for two seconds and then confirms it, without sending a request', async ({
  page,
}) => {
  await page.clock.install({ time: '2024-12-02T08:00:00' });
  await page.goto(path);
  await pauseClock(page, '2024-12-02T09:00:00');
  const sent = recordRequests(page);
  await fillDetails(page);
  await downloadButton(page, second.title).click();
  await expectStatus(page, second.title, forms.reports.busy);
  await page.clock.runFor(1500);
  await downloadButton(page, featured.title).click();
  await expectStatus(page, featured.title, forms.reports.busy);
  await expectStatus(page, first.title, labels.download);
  await page.clock.runFor(499);
  await expectStatus(page, second.title, forms.reports.busy);
  await page.clock.runFor(1);
  await expectStatus(page, second.title, labels.download);
  await expectToast(
    page,
    forms.reports.success.title,
    forms.reports.success.description.replace('{title}', second.title),
  );
  await expectStatus(page, featured.title, forms.reports.busy);
  await page.clock.runFor(1500);
  await expectStatus(page, featured.title, labels.download);
  await expect(page.getByLabel(forms.reports.fields.businessName.label)).toHaveValue('Engines Ltd');
  expect(sent).toEqual([]);
});

test('filters the reports by category, and keeps the category in the URL', async ({ page }) => {
  await page.goto(path);
  const filterButton = (category: ReportCategory) =>
    page.getByRole('button', { name: filterLabel(category), exact: true });
  await expect(filterButton('all')).toHaveAttribute('aria-pressed', 'true');
  await expect(reports(page)).toHaveCount(items.length);
  for (const category of reportCategories.slice(1)) {
    await filterButton(category).click();
    await expect(reports(page).getByRole('heading')).toHaveText(
      items.filter((report) => report.category === category).map(({ title }) => title),
    );
  }
  await expect(page).toHaveURL(/\?category=platform$/);
  await page.reload();
  await expect(reports(page)).toHaveCount(filterReports('platform', items).length);
  await expect(filterButton('platform')).toHaveAttribute('aria-pressed', 'true');
  await filterButton('all').click();
  await expect(page).toHaveURL(/industry-reports$/);
  await page.goto(`${path}?category=nonsense`);
  await expect(reports(page)).toHaveCount(items.length);
});

import type { Page } from '@playwright/test';
import { contactSchema } from '#src/content/schemas/page/contact.ts';
import { liveProductionSchema } from '#src/content/schemas/page/live-production.ts';
import { strategicPlanningSchema } from '#src/content/schemas/page/strategic-planning.ts';
import type { Packages } from '#src/content/schemas/service-page.ts';
import { type RouteId, routes } from '#src/routes.ts';
import { forms } from '#tests/support/forms/form-texts.ts';
import { islandUrlPattern } from '#tests/support/pages/built-pages.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { holdRequests } from '#tests/support/run/hold-requests.ts';
import { containing } from '#tests/support/run/text-patterns.ts';
import { expect, test } from '#tests/support/site/site.ts';

const strategicPlanning = contentOf('pages/strategic-planning', strategicPlanningSchema);
const liveProduction = contentOf('pages/live-production', liveProductionSchema);

const messageField = (page: Page) => page.getByRole('textbox', { name: forms.contact.fields.message.label });
const inquiryField = (page: Page) => page.getByLabel(forms.contact.fields.inquiry_type.label);
const { about } = contentOf('pages/contact', contactSchema);

function formatPackageLine(route: RouteId, { items }: Packages, id: string): string {
  const { name = '', price = '', terms = '' } = items.find((item) => item.id === id) ?? {};
  const places: Record<string, string> = { name, price, terms, service: routes[route].name };
  return about.packages.line.replace(/\{(\w+)\}/g, (place, key) => places[key] ?? place);
}
const studioProText = `${formatPackageLine('live-production', liveProduction.packages, 'studio-pro')}\n`;
const quotePattern = containing(
  about.topics.find(({ id }) => id === 'order-slip')?.line.replace('{address}', '') ?? '',
).source;
const studioLiteText = `${formatPackageLine('live-production', liveProduction.packages, 'studio-lite')}\n`;
const sessionText = `${formatPackageLine('strategic-planning', strategicPlanning.packages, 'strategy-session')}\n`;

test('fills in the package whose button was clicked, before and after hydration', async ({ page }) => {
  const release = await holdRequests(page, islandUrlPattern('ContactForm'));
  await page.goto('/live-production');
  await page.locator('#packages a[href$="?about=studio-pro"]').click();
  await page.waitForURL('/contact?about=studio-pro');
  await expect(messageField(page)).toHaveValue(studioProText);
  await expect(inquiryField(page)).toHaveValue('new-client');
  for (const name of [
    forms.contact.fields.first_name.label,
    forms.contact.fields.last_name.label,
    forms.contact.fields.company.label,
  ])
    await expect(page.getByLabel(name)).toHaveValue('');
  await page.getByLabel(forms.contact.fields.first_name.label).focus();
  release();
  await expect(page.locator('astro-island[ssr]:has(main form)')).toHaveCount(0);
  await expect(messageField(page)).toHaveValue(studioProText);
  await expect(inquiryField(page)).toHaveValue('new-client');
});

test('keeps typed text, but replaces a package text that was not edited', async ({ page }) => {
  await page.goto('/contact?about=studio-pro');
  await expect(messageField(page)).toHaveValue(studioProText);
  await page.getByLabel(forms.contact.fields.first_name.label).fill('Ada');
  await page.goto('/contact?about=studio-lite');
  await expect(messageField(page)).toHaveValue(studioLiteText);
  await expect(page.getByLabel(forms.contact.fields.first_name.label)).toHaveValue('Ada');

  await messageField(page).fill('We sell lamps.');
  await inquiryField(page).selectOption(forms.contact.fields.inquiry_type.options.partnership);
  await page.goto('/contact?about=studio-pro');
  await expect(page.getByLabel(forms.contact.fields.first_name.label)).toHaveValue('Ada');
  await expect(messageField(page)).toHaveValue('We sell lamps.');
  await expect(inquiryField(page)).toHaveValue('partnership');
});

test('ignores unknown topics in the URL', async ({ page }) => {
  for (const topic of ['studio-huge', '__proto__', '', '%E0%A4%A']) {
    await page.goto(`/contact?about=${topic}`, { waitUntil: 'networkidle' });
    await expect(messageField(page)).toHaveValue('');
    await expect(inquiryField(page)).toHaveValue('');
  }
});

test('inserts a link to the quote when the tab contains no saved quote', async ({ page }) => {
  await page.goto('/contact?about=order-slip&cost=4-lite-yours-0-none');
  await expect(messageField(page)).toHaveValue(
    new RegExp(`^${quotePattern}http.+/services#cost=4-lite-yours-0-none\\n$`),
  );
});

test('starts with an empty form after a message was sent', async ({ page }) => {
  await page.goto('/contact?about=strategy-session');
  await expect(messageField(page)).toHaveValue(sessionText);
  await page.getByLabel(forms.contact.fields.first_name.label).fill('Ada');
  await page.getByLabel(forms.contact.fields.last_name.label).fill('Byron');
  await page
    .getByRole('textbox', { name: forms.contact.fields.email.label, exact: true })
    .fill('about@example.com');
  await page.getByRole('button', { name: forms.contact.action }).click();
  await page.getByRole('button', { name: forms.contact.sent.again }).click();
  await expect(messageField(page)).toHaveValue('');
  await expect(inquiryField(page)).toHaveValue('');
});

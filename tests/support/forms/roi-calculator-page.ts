import type { Page } from '@playwright/test';
import { forms } from '#tests/support/forms/form-texts.ts';
import { expect, type Site } from '#tests/support/site/site.ts';
import { expectToast } from '#tests/support/site/toast.ts';

const words = forms['roi-calculator'];

export const path = '/roi-calculator';
export const table = 'roi_calculator_submissions';

export const form = (page: Page) => page.getByRole('form', { name: words.label });
export const report = (page: Page) => page.getByRole('region', { name: words.report });
export const calculateButton = (page: Page) => form(page).getByRole('button', { name: words.action });
export const updateButton = (page: Page) => form(page).getByRole('button', { name: words.update });
export const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });
export const slider = (page: Page, name: string) => form(page).getByRole('slider', { name });
export const figures = (page: Page) => report(page).locator('dd');
export const expectHydrated = (page: Page) =>
  expect(page.locator('astro-island[ssr]:has(form[aria-label])')).toHaveCount(0);

export const sampleInput = {
  [words.inputs.average_order_value.label]: '48',
  [words.inputs.profit_margin.label]: '42',
  [words.inputs.products_per_event.label]: '12',
  [words.inputs.viewers_per_event.label]: '6,500',
  [words.inputs.events_per_month.label]: '4',
};

export async function fill(page: Page, email: string) {
  for (const [name, value] of Object.entries(sampleInput)) await field(page, name).fill(value);
  await field(page, words.fields.email.label).fill(email);
  await field(page, words.fields.brand_name.label).fill('Nordlys <b>&</b> Söhne 🎥');
}

export const row = (email: string) => ({
  email,
  brand_name: 'Nordlys <b>&</b> Söhne 🎥',
  average_order_value: 48,
  profit_margin: 42,
  products_per_event: 12,
  viewers_per_event: 6500,
  conversion_rate: 2.5,
  events_per_month: 4,
  calculated_monthly_revenue: 31_200,
  calculated_monthly_profit: 13_104,
  calculated_annual_profit: 157_248,
});

/** Reads the rows of an email address in the order of submission. */
export async function readStoredRows(site: Site, email: string) {
  return (await site.rows(table, email)).map(({ id, created_at, ...columns }) => columns);
}

export const expectSaved = (page: Page) => expectToast(page, words.success.title, words.success.description);

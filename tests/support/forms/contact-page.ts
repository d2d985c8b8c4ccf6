import { expect, type Page } from '@playwright/test';
import { forms } from '#tests/support/forms/form-texts.ts';

const { fields, action, sent } = forms.contact;

/** Fills in the form on the open contact page and sends the message. */
export async function writeMessage(
  page: Page,
  { first, last, email }: Record<'first' | 'last' | 'email', string>,
  message = 'Who hosts on a Sunday?',
) {
  await page.getByLabel(fields.first_name.label).fill(first);
  await page.getByLabel(fields.last_name.label).fill(last);
  await page.getByRole('textbox', { name: fields.email.label, exact: true }).fill(email);
  await page.getByLabel(fields.inquiry_type.label).selectOption('new-client');
  await page.getByRole('textbox', { name: fields.message.label }).fill(message);
  await page.getByRole('button', { name: action }).click();
  await expect(page.getByRole('heading', { name: sent.title })).toBeVisible();
}

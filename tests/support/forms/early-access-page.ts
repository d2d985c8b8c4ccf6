import { expect, type Page } from '@playwright/test';
import { aiAvatarsSchema } from '#src/content/schemas/page/ai-avatars.ts';
import { forms } from '#tests/support/forms/form-texts.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import type { Site } from '#tests/support/site/start-site.ts';

const words = forms['early-access'];

const aiAvatars = contentOf('pages/ai-avatars', aiAvatarsSchema);

export const path = '/ai-avatars';
export const table = 'early_access_signups';
export const triggers = [aiAvatars.hero.join, aiAvatars.closing.get] as const;

export const dialog = (page: Page) => page.getByRole('dialog', { name: words.title });
export const sentDialog = (page: Page) => page.getByRole('dialog', { name: words.sent.title });
export const trigger = (page: Page, name: (typeof triggers)[number]) =>
  page.getByRole('main').getByRole('button', { name });

export async function open(page: Page, name: (typeof triggers)[number] = aiAvatars.hero.join) {
  await page.goto(path);
  await trigger(page, name).click();
  await expect(dialog(page)).toBeVisible();
}

export async function fill(page: Page, email: string) {
  await dialog(page).getByLabel(words.fields.first_name.label).fill('Ada');
  await dialog(page).getByLabel(words.fields.last_name.label).fill('Byron');
  await dialog(page).getByLabel(words.fields.email.label).fill(email);
  await dialog(page).getByLabel(words.fields.company.label).fill('Engines Ltd');
}

export const send = (page: Page) => dialog(page).getByRole('button', { name: words.action }).click();

export async function readStoredRows(site: Site, email: string) {
  return (await site.rows(table, email)).map(({ id, created_at, ...row }) => row);
}

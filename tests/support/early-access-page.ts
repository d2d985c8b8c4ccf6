import { expect, type Page } from '@playwright/test';
import type { Site } from './start-site.ts';

export const path = '/ai-avatars';
export const table = 'early_access_signups';
export const triggers = ['Join Early Access', 'Get Early Access'] as const;

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Get early access' });
export const thanks = (page: Page) => page.getByRole('dialog', { name: "You're In!" });
export const trigger = (page: Page, name: (typeof triggers)[number]) =>
  page.getByRole('main').getByRole('button', { name });

export async function open(page: Page, name: (typeof triggers)[number] = 'Join Early Access') {
  await page.goto(path);
  await trigger(page, name).click();
  await expect(dialog(page)).toBeVisible();
}

export async function fill(page: Page, email: string) {
  await dialog(page).getByLabel('First name').fill('Ada');
  await dialog(page).getByLabel('Last name').fill('Byron');
  await dialog(page).getByLabel('Email').fill(email);
  await dialog(page).getByLabel('Company').fill('Engines Ltd');
}

export const send = (page: Page) => dialog(page).getByRole('button', { name: 'Request access' }).click();

export async function stored(site: Site, email: string) {
  return (await site.rows(table, email)).map(({ id, created_at, ...row }) => row);
}

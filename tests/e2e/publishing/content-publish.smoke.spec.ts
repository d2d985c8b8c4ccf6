import type { Page } from '@playwright/test';
import { isFixed } from '#src/content/fixed.ts';
import { clientsSchema } from '#src/content/schemas/clients.ts';
import { caseStudiesSchema } from '#src/content/schemas/page/case-studies.ts';
import { liveProductionSchema } from '#src/content/schemas/page/live-production.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { endingWith, startingWith } from '#tests/support/run/text-patterns.ts';
import { expect, tabTo, test } from '#tests/support/site/content-site.ts';

const packages = contentOf('pages/live-production', liveProductionSchema).packages.items;
const [oneCase] = contentOf('pages/case-studies', caseStudiesSchema).others.items;
const client = contentOf('clients', clientsSchema).items.find(({ id }) => id === oneCase?.client);
const prices = ['$2,588', '$5,188', '$9,988'];

async function openDocument(page: Page, name: string) {
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(name);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
}

const expectSaved = (page: Page) =>
  expect(page.getByText(/saved as draft \d{1,2}:\d\d [AP]M by you/)).toBeVisible();

async function replaceText(page: Page, text: string, isFixed = false) {
  if (isFixed) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Change it' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

async function expandSection(page: Page, name: string | RegExp) {
  await tabTo(page, name);
  if ((await page.locator(':focus').getAttribute('aria-expanded')) === 'false')
    await page.keyboard.press('Enter');
}

test('edits prices, team and headline, adds a case study, publishes and rolls back by keyboard', async ({
  contentSite,
}) => {
  test.setTimeout(240_000);
  const page = await contentSite.openEditor('Ada Okafor');
  const visitor = await page.context().newPage();
  await page.goto('/desk');
  await expect(page, 'an editor begins with the words').toHaveURL(/\/desk\/words$/);

  await openDocument(page, 'Live Production');
  await expandSection(page, /^Packages \d/);
  for (const [index, price] of prices.entries()) {
    await expandSection(page, startingWith(packages[index]?.name ?? ''));
    await tabTo(page, 'Price');
    await replaceText(page, price, isFixed('live-production', ['packages', 'items', index, 'price']));
  }
  await expectSaved(page);

  await openDocument(page, 'About');
  await expandSection(page, /^Hero/);
  await tabTo(page, 'Title');
  await replaceText(page, 'We run live shows from the first light');
  await expandSection(page, /^Team/);
  const team = page.locator('[data-pane=words] li > div > button[aria-expanded]');
  const readNames = () => team.allTextContents();
  const before = await readNames();
  await tabTo(page, new RegExp(`^${before[1]?.slice(0, 8)}`));
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(readNames).toEqual([before[1], before[0], ...before.slice(2)]);
  await expect(page.locator(':focus')).toContainText(before[1] ?? '');
  await expectSaved(page);

  await openDocument(page, 'Case Studies');
  await expandSection(page, /^Other case studies/);
  await expandSection(page, endingWith(client?.name ?? ''));
  await tabTo(page, /^Copy/);
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus'), 'the first field of what was added').toHaveAccessibleName('URL name');
  await replaceText(page, 'second-season');
  await tabTo(page, 'Title');
  await replaceText(page, 'A second season, told by the keyboard');
  await expectSaved(page);
  await expect(page.getByText(/draft not ready/)).toBeHidden();
  await tabTo(page, /^Copy/);
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveValue('second-season-2');
  await replaceText(page, 'second-season');
  await expect(
    page.getByText(/^\d+ ready, 1 draft not ready \(Case Studies: two case studies/),
  ).toBeVisible();

  await tabTo(page, /^Publish \d+ changes/, { back: true });
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^(?:Waiting|Checking|Building)/)).toBeVisible();
  await expect(page.locator(':focus')).toHaveRole('status');
  await expect(page.getByText(/^Live at \d{1,2}:\d\d [AP]M/)).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('button', { name: 'Nothing to publish' })).toBeFocused();
  await expect(page.getByText(/^0 ready, 1 draft not ready \(Case Studies: two case studies/)).toBeVisible();

  const readVisitorPage = async (path: string) => {
    await visitor.goto(path);
    return (await visitor.locator('main').textContent()) ?? '';
  };
  const production = await readVisitorPage('/live-production');
  for (const price of prices) expect(production).toContain(price);
  expect(await readVisitorPage('/about')).toContain('We run live shows from the first light');
  expect(await readVisitorPage('/case-studies')).toContain('A second season, told by the keyboard');

  await tabTo(page, /^Roll back/, { back: true });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Go back to the original site?' })).toBeVisible();
  await tabTo(page, /^Go back/);
  await page.keyboard.press('Enter');
  await expect
    .poll(() => readVisitorPage('/live-production'), { timeout: 60_000 })
    .toContain(packages[1]?.price);
  expect(await readVisitorPage('/about')).not.toContain('from the first light');
});

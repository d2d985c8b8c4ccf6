import type { Page } from '@playwright/test';
import { site as settings } from '#site.config';
import { careersSchema } from '#src/content/schemas/page/careers.ts';
import { creatorServicesSchema } from '#src/content/schemas/page/creator-services.ts';
import { privacyPolicySchema } from '#src/content/schemas/page/privacy-policy.ts';
import { processSchema } from '#src/content/schemas/page/process.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { addNewTabNote, linksTo } from '#tests/support/pages/main-links.ts';
import { expectOpening } from '#tests/support/pages/openings.ts';
import { waitForAll } from '#tests/support/run/wait-for-all.ts';
import { expect, test } from '#tests/support/site/site.ts';

const creatorServices = contentOf('pages/creator-services', creatorServicesSchema);
const careers = contentOf('pages/careers', careersSchema);
const privacyPolicy = contentOf('pages/privacy-policy', privacyPolicySchema);

const process = contentOf('pages/process', processSchema);

const main = (page: Page) => page.getByRole('main');

test('opens the community in a new tab from every Join Community link', async ({ page }) => {
  await page.goto('/creator-services');
  const links = linksTo(page, settings.links.community);
  await expect(links).toHaveText(addNewTabNote(creatorServices.hero.join, creatorServices.community.join));
  for (const link of await waitForAll(links)) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAccessibleName(/opens in a new tab/);
  }
});

test('opens the scheduling page in a new tab from the process page', async ({ page }) => {
  await page.goto('/process');
  const links = linksTo(page, settings.links.scheduling);
  await expect(links).toHaveText(addNewTabNote(process.hero.call, process.closing.action));
  for (const link of await waitForAll(links)) await expect(link).toHaveAttribute('target', '_blank');
});

test('links every button on the careers page, or shows “Opens soon” when the button is clicked', async ({
  page,
}) => {
  await page.goto('/careers');
  const { apply, items } = careers.positions;
  const titles = items.map(({ title }) => `${apply} ${title}`);
  const buttons = [
    ...(await expectOpening(main(page), 'applyForPosition', ...titles)),
    ...(await expectOpening(main(page), 'sendResume', careers.resume.action)),
  ];
  await expect(main(page).locator('button:not(form *)')).toHaveCount(buttons.length);
  for (const button of buttons) {
    await button.click();
    await expect(button).toHaveAttribute('data-noted');
  }
  await expect(page).toHaveURL(/\/careers$/);
});

test("lists the privacy policy's sections in order and links to each", async ({ page }) => {
  await page.goto('/privacy-policy');
  const titles = privacyPolicy.sections.map(({ title }) => title);
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(titles);
  const contents = page.getByRole('navigation', { name: privacyPolicy.contents });
  await expect(contents.getByRole('link')).toHaveText(titles);
  await contents.getByRole('link', { name: titles[6] ?? '' }).click();
  await expect(page.getByRole('heading', { name: titles[6] ?? '' })).toBeInViewport();
  await expect(linksTo(page, `mailto:${settings.privacyOfficerEmail}`).first()).toHaveText(
    settings.privacyOfficerEmail,
  );
});

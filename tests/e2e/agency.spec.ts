import type { Page } from '@playwright/test';
import { site as settings } from '#site.config';
import { expect, test } from '#tests/support/site.ts';

const main = (page: Page) => page.getByRole('main');

test('Join Community opens the community in a new tab, wherever it stands', async ({ page }) => {
  await page.goto('/creator-services');
  const links = main(page).getByRole('link', { name: 'Join Community' });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', settings.links.community);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAccessibleName(/opens in a new tab/);
  }
});

test('the strategy call on the process page opens the scheduling page in a new tab', async ({ page }) => {
  await page.goto('/process');
  const links = main(page).getByRole('link', { name: 'strategy call' });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', settings.links.scheduling);
    await expect(link).toHaveAttribute('target', '_blank');
  }
});

test('every button of the careers page says that it opens soon, on a press at once', async ({ page }) => {
  await page.goto('/careers');
  const names = [
    'Apply Now Senior Live Strategist',
    'Apply Now Live Producer',
    'Apply Now Host Coach',
    'Apply Now Live Commerce Analyst',
    'Send Us Your Resume',
  ];
  const buttons = main(page).locator('button:not(form *)');
  await expect(buttons).toHaveCount(names.length);
  for (const name of names) {
    const button = main(page).getByRole('button', { name, exact: true });
    await expect(button).toHaveAccessibleDescription('Opens soon');
  }
  await buttons.first().click();
  await expect(buttons.first()).toHaveAttribute('data-noted');
  await expect(page).toHaveURL(/\/careers$/);
});

test('the policy names its eleven sections in order and links to each', async ({ page }) => {
  await page.goto('/privacy-policy');
  const titles = [
    'Introduction',
    'Information We Collect',
    'How We Use Your Information',
    'Information Sharing',
    'Data Security',
    'Your Rights and Choices',
    'Data Retention',
    'International Data Transfers',
    "Children's Privacy",
    'Contact Us',
    'Changes to This Privacy Policy',
  ];
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(titles);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link')).toHaveText(titles);
  await contents.getByRole('link', { name: 'Data Retention' }).click();
  await expect(page.getByRole('heading', { name: 'Data Retention' })).toBeInViewport();
  await expect(main(page).getByRole('link', { name: settings.privacyOfficerEmail })).toHaveAttribute(
    'href',
    `mailto:${settings.privacyOfficerEmail}`,
  );
});

import type { Locator, Page } from '@playwright/test';
import { site } from '#site.config';
import { forms as words } from '#tests/support/forms/form-texts.ts';
import { pauseClock } from '#tests/support/run/pause-clock.ts';
import { recordRequests } from '#tests/support/server/record-requests.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';
import { expect, test } from '#tests/support/site/site.ts';
import { expectToast } from '#tests/support/site/toast.ts';

type SimulatedForm = {
  path: string;
  section: string;
  action: string;
  busy: string;
  required: [label: string, message: string][];
  email: string;
  optional: string[];
  missing: [title: string, description: string];
  success: [title: string, description: string];
};

/** The three simulated forms that behave alike: busy for two seconds, then confirmed and cleared. */
const forms: SimulatedForm[] = [
  {
    path: '/live-selling-best-practices',
    section: '#checklist',
    action: words.checklist.action,
    busy: words.checklist.busy,
    required: [[words.checklist.fields.email.label, words.checklist.fields.email.empty]],
    email: words.checklist.fields.email.label,
    optional: [],
    missing: [words.checklist.missing.title, words.checklist.missing.description],
    success: [words.checklist.success.title, words.checklist.success.description],
  },
  {
    path: '/host-training-materials',
    section: '#audit',
    action: words.audit.action,
    busy: words.audit.busy,
    required: [
      [words.audit.fields.name.label, words.audit.fields.name.empty],
      [words.audit.fields.email.label, words.audit.fields.email.empty],
      [words.audit.fields.company.label, words.audit.fields.company.empty],
    ],
    email: words.audit.fields.email.label,
    optional: [words.audit.fields.experience.label],
    missing: [words.audit.missing.title, words.audit.missing.description],
    success: [words.audit.success.title, words.audit.success.description],
  },
  {
    path: '/tiktok-live-strategy-guide',
    section: '#guide',
    action: words.guide.action,
    busy: words.guide.busy,
    required: [
      [words.guide.fields.name.label, words.guide.fields.name.empty],
      [words.guide.fields.email.label, words.guide.fields.email.empty],
    ],
    email: words.guide.fields.email.label,
    optional: [words.guide.fields.company.label],
    missing: [words.guide.missing.title, words.guide.missing.description],
    success: [words.guide.success.title, words.guide.success.description],
  },
];

async function openWithPausedClock(page: Page, path: string) {
  await page.clock.install({ time: '2024-12-02T08:00:00' });
  await page.goto(path);
  await pauseClock(page, '2024-12-02T09:00:00');
}

async function waitForHydration(form: Locator) {
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => form.evaluate(isHydrated)).toBe(true);
}

for (const form of forms) {
  const { path, section, action, busy, required, email: emailLabel, optional, missing, success } = form;
  const labels = required.map(([label]) => label);
  const sampleValue = (label: string) => (label === emailLabel ? 'ada@example.com' : 'Ada');
  const fillAll = async (section: Locator, labels: string[]) => {
    for (const label of labels) await section.getByLabel(label).fill(sampleValue(label));
  };

  test.describe(`${path} ${section}`, () => {
    test('reports missing input next to each field and in a toast, and keeps the input of the other fields', async ({
      page,
    }) => {
      await page.goto(path);
      const form = page.locator(section);
      const [last = ''] = labels.slice(-1);
      if (labels.length > 1) await form.getByLabel(last).fill(sampleValue(last));
      await form.getByRole('button', { name: action }).click();
      await expectToast(page, ...missing);
      for (const [label, message] of labels.length > 1 ? required.slice(0, -1) : required) {
        await expect(form.getByLabel(label)).toHaveAccessibleDescription(message);
      }
      await expect(form.getByLabel(labels[0] ?? '')).toBeFocused();
      if (labels.length > 1) await expect(form.getByLabel(last)).toHaveValue(sampleValue(last));
      await expect(form.getByRole('button', { name: action })).toBeVisible();
      await expectAccessible(page);
    });

    test('reports an invalid email address only next to its field', async ({ page }) => {
      await page.goto(path);
      const form = page.locator(section);
      await fillAll(form, labels);
      const email = form.getByLabel(emailLabel);
      await email.fill('ada');
      await form.getByRole('button', { name: action }).click();
      await expect(email).toHaveAccessibleDescription(words.common.email);
      await expect(page.getByText(missing[0])).toHaveCount(0);
      await email.fill('ada@example.com');
      await expect(form.getByText(words.common.email)).toHaveCount(0);
    });

    test('is busy for two seconds, then confirms and clears the input, without sending a request', async ({
      page,
    }) => {
      await openWithPausedClock(page, path);
      const sent = recordRequests(page);
      const form = page.locator(section);
      await fillAll(form, [...labels, ...optional]);
      await waitForHydration(form.locator('form'));
      await form.getByRole('button', { name: action }).click();
      await expect(form.getByRole('button', { name: busy })).toHaveAttribute('aria-disabled', 'true');
      await expect(form.locator('form')).toHaveAttribute('aria-busy', 'true');
      await form.getByRole('button', { name: busy }).click({ force: true });
      await page.clock.runFor(1999);
      await expect(form.getByRole('button', { name: busy })).toBeVisible();
      await page.clock.runFor(1);
      await expect(form.getByRole('button', { name: action })).toBeVisible();
      await expectToast(page, ...success);
      await expect(form.getByText(success[1])).toBeVisible();
      for (const label of [...labels, ...optional]) await expect(form.getByLabel(label)).toHaveValue('');
      expect(sent).toEqual([]);
      await form.getByRole('button', { name: action }).click();
      await page.clock.runFor(100);
      await expect(form.getByText(required[0]?.[1] ?? '')).toBeVisible();
      await expect(form.getByText(success[1])).toHaveCount(0);
    });
  });
}

test.describe('a simulated form without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, section, action } of forms) {
    test(`shows an email address instead of the form on ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator(section).getByRole('link', { name: site.email })).toBeVisible();
      await expect(page.locator(section).getByRole('button', { name: action })).toBeHidden();
    });
  }
});

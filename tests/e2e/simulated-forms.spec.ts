import type { Locator, Page } from '@playwright/test';
import { site } from '#site.config';
import { expectAccessible } from '#tests/support/accessible.ts';
import { outgoing } from '#tests/support/outgoing.ts';
import { expect, test } from '#tests/support/site.ts';
import { expectToast } from '#tests/support/toast.ts';

type SimulatedForm = {
  path: string;
  /** Selector of its section. */
  section: string;
  action: string;
  busy: string;
  /** Required fields by label, each with its message; the first of them gets the focus. */
  required: [label: string, message: string][];
  optional: string[];
  missing: [title: string, description: string];
  success: [title: string, description: string];
};

/** The three forms that are simulated alike: busy for two seconds, then said and emptied. */
const forms: SimulatedForm[] = [
  {
    path: '/live-selling-best-practices',
    section: '#checklist',
    action: 'Download Free',
    busy: 'Sending...',
    required: [['Your email', 'Email is required']],
    optional: [],
    missing: ['Email Required', 'Please enter your email to download the checklist.'],
    success: ['Download Started!', 'Your live selling checklist has been sent to your email.'],
  },
  {
    path: '/host-training-materials',
    section: '#audit',
    action: 'Book my free audit',
    busy: 'Booking Your Audit...',
    required: [
      ['Name', 'Name is required'],
      ['Email', 'Email is required'],
      ['Company', 'Company is required'],
    ],
    optional: ['Live experience'],
    missing: ['Required Fields Missing', 'Please fill in all required fields to book your free audit.'],
    success: [
      'Audit Booked Successfully!',
      "We'll contact you within 24 hours to schedule your host skills evaluation.",
    ],
  },
  {
    path: '/tiktok-live-strategy-guide',
    section: '#guide',
    action: 'Send me the guide',
    busy: 'Preparing Download...',
    required: [
      ['Name', 'Name is required'],
      ['Email', 'Email is required'],
    ],
    optional: ['Company'],
    missing: ['Required Fields Missing', 'Please enter your name and email to download the guide.'],
    success: ['Download Started!', 'Check your email for the complete 20-page TikTok Live Strategy Guide.'],
  },
];

const value = (label: string) => (label.includes('mail') ? 'ada@example.com' : 'Ada');

async function fillAll(section: Locator, labels: string[]) {
  for (const label of labels) await section.getByLabel(label).fill(value(label));
}

/** Stops the page's clock, so that a wait is over when the test says so. */
async function holdClock(page: Page, path: string) {
  await page.clock.install({ time: '2024-12-02T08:00:00' });
  await page.goto(path);
  await page.clock.pauseAt('2024-12-02T09:00:00');
}

for (const { path, section, action, busy, required, optional, missing, success } of forms) {
  const labels = required.map(([label]) => label);

  test.describe(`${path} ${section}`, () => {
    test('says what is missing beside each field and in a toast, and keeps what was typed', async ({
      page,
    }) => {
      await page.goto(path);
      const form = page.locator(section);
      const [last = ''] = labels.slice(-1);
      if (labels.length > 1) await form.getByLabel(last).fill(value(last));
      await form.getByRole('button', { name: action }).click();
      await expectToast(page, ...missing);
      for (const [label, message] of labels.length > 1 ? required.slice(0, -1) : required) {
        await expect(form.getByLabel(label)).toHaveAccessibleDescription(message);
      }
      await expect(form.getByLabel(labels[0] ?? '')).toBeFocused();
      if (labels.length > 1) await expect(form.getByLabel(last)).toHaveValue(value(last));
      await expect(form.getByRole('button', { name: action })).toBeVisible();
      await expectAccessible(page);
    });

    test('a wrong e-mail is told beside its field only', async ({ page }) => {
      await page.goto(path);
      const form = page.locator(section);
      await fillAll(form, labels);
      const email = form.getByLabel(labels.find((label) => label.includes('mail')) ?? '');
      await email.fill('ada');
      await form.getByRole('button', { name: action }).click();
      await expect(email).toHaveAccessibleDescription('Please enter a valid email');
      await expect(page.getByText(missing[0])).toHaveCount(0);
      await email.fill('ada@example.com');
      await expect(form.getByText('Please enter a valid email')).toHaveCount(0);
    });

    test('is busy for two seconds, says so, empties itself and sends nothing', async ({ page }) => {
      await holdClock(page, path);
      const sent = outgoing(page);
      const form = page.locator(section);
      await fillAll(form, [...labels, ...optional]);
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

test.describe('with script switched off', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, section, action } of forms) {
    test(`the form of ${path} gives way to an address to write to`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator(section).getByRole('link', { name: site.email })).toBeVisible();
      await expect(page.locator(section).getByRole('button', { name: action })).toBeHidden();
    });
  }
});

import type { Locator, Page } from '@playwright/test';
import { site as agency } from '#site.config';
import { secondTapMilliseconds } from '#src/components/ui/second-tap.ts';
import { answers, application, forms, questions } from '#tests/support/forms/form-texts.ts';
import { fullAnswers, fullRow } from '#tests/support/forms/survey-answers.ts';
import {
  choice,
  expectStep,
  fillStep,
  heading,
  nextButton,
  openStep,
  path,
  previousButton,
  startButton,
  submitButton,
  table,
  text,
} from '#tests/support/forms/survey-page.ts';
import { containing } from '#tests/support/run/text-patterns.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';
import { expect, type Site, test } from '#tests/support/site/site.ts';
import { tapTwice } from '#tests/support/site/tap-twice.ts';
import { expectToast } from '#tests/support/site/toast.ts';

async function readStoredRows(site: Site, email: string) {
  return (await site.rows(table, email)).map(({ id, created_at, ...row }) => row);
}

const sentHeading = (page: Page) => page.getByRole('heading', { name: application.sent.title });

test('stores an application as a row after its seven steps', { tag: '@row' }, async ({ page, site }) => {
  // Uses a different email address, because other tests store an application too.
  const row = { ...fullRow, email: 'Seven.Steps@Example.com' };
  await page.goto(path);
  await expect(page.getByText(application.intro.duration)).toBeVisible();
  await startButton(page).click();
  for (const [index, fill] of fillStep.entries()) {
    const step = index + 1;
    await expectStep(page, step);
    await expect(heading(page)).toBeFocused();
    await expect(page.getByText(`${Math.round((step / 7) * 100)}%`)).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', `${step}`);
    if (step === 1) await expect(previousButton(page)).toBeDisabled();
    await fill(page, row.email);
    if (step < 7) await nextButton(page).click();
  }

  const request = page.waitForRequest(`**/rest/v1/${table}`);
  await submitButton(page).click();
  expect((await request).postDataJSON()).toEqual(row);
  await expect(sentHeading(page)).toBeFocused();
  await expectToast(page, application.form.success.title, application.form.success.description);
  await expect(page.getByText(application.sent.lead)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  for (const { label, href } of agency.links.social)
    await expect(
      main.getByRole('link', { name: label }).and(main.locator(`[href="${href}"]`)),
    ).not.toHaveCount(0);
  expect(await readStoredRows(site, row.email)).toEqual([row]);
  expect(await page.evaluate(() => sessionStorage.getItem('creator-survey'))).toBeNull();
  await expect(page).toHaveURL(path);
  await page.reload();
  await expect(startButton(page)).toBeVisible();
});

test('blocks navigation to other steps while sending, and keeps the focus', async ({ page, site }) => {
  await openStep(page, 7, { email: 'held.still@example.com' });
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/rest/v1/**', async (route) => {
    await promise;
    await route.continue();
  });
  await submitButton(page).click();
  await expect(page.getByRole('main').locator('form')).toHaveAttribute('aria-busy', 'true');
  const main = page.getByRole('main');
  await main.getByText(application.draft.clear, { exact: true }).click();
  const ways = [
    main.getByRole('button', { name: application.check.change }).first(),
    main.getByRole('listitem').getByRole('button').first(),
    main.getByRole('button', { name: application.draft.confirmed }),
  ];
  for (const way of ways) {
    await way.focus();
    await page.keyboard.press('Enter');
    await expect(way).toBeFocused();
    await expect(way).toHaveAttribute('aria-disabled', 'true');
  }
  await expectStep(page, 7);
  release();
  await expect(sentHeading(page)).toBeFocused();
  expect(await readStoredRows(site, 'held.still@example.com')).toHaveLength(1);
});

test('sends questions that are no longer asked as null, even if they were answered before', async ({
  page,
}) => {
  await openStep(page, 2, {
    email: 'open@example.com',
    other_social_handles: '',
    categories_not_selling: [],
    niche_expertise: '',
    equipment_owned: [],
    internet_speed: '',
    minimum_rate_expectation: '',
    languages_spoken: [],
    age_range: '',
    gender: '',
  });
  for (const question of [questions.gone_live_before.label, questions.worked_with_agency_before.label]) {
    await choice(page, question, answers.no).check();
  }
  await choice(page, questions.prior_sales_experience.label, answers.no).check();
  for (const label of [
    questions.highest_gmv.label,
    questions.previous_agency.label,
    questions.sales_experience_details.label,
  ]) {
    await expect(text(page, label)).toHaveCount(0);
  }
  for (let step = 2; step < 7; step++) {
    await nextButton(page).click();
    await expectStep(page, step + 1);
  }
  const request = page.waitForRequest(`**/rest/v1/${table}`);
  await submitButton(page).click();
  expect((await request).postDataJSON()).toEqual({
    ...fullRow,
    email: 'open@example.com',
    other_social_handles: null,
    gone_live_before: false,
    highest_gmv: null,
    worked_with_agency_before: false,
    previous_agency: null,
    prior_sales_experience: false,
    sales_experience_details: null,
    categories_not_selling: null,
    niche_expertise: null,
    equipment_owned: null,
    internet_speed: null,
    minimum_rate_expectation: null,
    languages_spoken: null,
    age_range: null,
    gender: null,
  });
  await expect(sentHeading(page)).toBeVisible();
});

const { oneWrong, manyWrong } = application.form;
const wrongAnswersPattern = new RegExp(
  `${containing(oneWrong).source}|${containing(manyWrong.replace('{count} ', '')).source}`,
);

const requiredQuestions = [
  ['full_name', 'email', 'phone_number', 'tiktok_handle', 'follower_count', 'location', 'time_zone'],
  ['gone_live_before', 'currently_with_agency', 'worked_with_agency_before', 'prior_sales_experience'],
  ['content_type', 'comfortable_selling_categories'],
  ['has_filming_space'],
  ['hours_per_week', 'available_times', 'willing_to_follow_training'],
  ['compensation_preferences'],
] as const;

async function fillAnswer(control: Locator, field: keyof typeof fullAnswers) {
  const kind = await control.getAttribute('type');
  if (kind === 'radio' || kind === 'checkbox') await control.check();
  else await control.fill(String(fullAnswers[field]));
}

for (const [index, checks] of requiredQuestions.entries()) {
  const step = index + 1;
  test(`stops step ${step} at each missing answer with a toast and a message`, async ({ page }) => {
    await openStep(page, step, Object.fromEntries(checks.map((field) => [field, ''])));
    await nextButton(page).click();
    const summary = page.getByRole('region', { name: wrongAnswersPattern });
    const links = summary.getByRole('link');
    await expect(links).toHaveCount(checks.length);

    for (const [number, field] of checks.entries()) {
      await expectToast(page, application.missing[field].title);
      const control = page.locator(`#survey-${field}`);
      await expect(control).toBeFocused();
      await expect(page.locator(`#survey-${field}-error`)).toHaveText(application.empty[field]);
      await expect(page).toHaveURL(`${path}?step=${step}`);
      await links.filter({ hasText: questions[field].label }).click();
      await expect(control).toBeFocused();
      await fillAnswer(control, field);
      await expect(links).toHaveCount(checks.length - number - 1);
      await nextButton(page).click();
    }
    await expectStep(page, step + 1);
  });
}

for (const step of [1, 2, 3, 4, 5, 6, 7]) {
  test(`has no axe violations on step ${step}`, async ({ page }) => {
    await openStep(page, step);
    await expectAccessible(page);
  });
}

for (const [index, checks] of requiredQuestions.entries()) {
  test(`has no axe violations on step ${index + 1} with errors`, async ({ page }) => {
    await openStep(page, index + 1, Object.fromEntries(checks.map((field) => [field, ''])));
    await nextButton(page).click();
    await expectToast(page, application.missing[checks[0]].title);
    await expectAccessible(page);
  });
}

test('has no axe violations on the introduction screen', async ({ page }) => {
  await page.goto(path);
  await expectAccessible(page);
});

test('has no axe violations on the success page', async ({ page }) => {
  await openStep(page, 7, { email: 'axe@example.com' });
  await submitButton(page).click();
  await expect(sentHeading(page)).toBeVisible();
  await expectAccessible(page);
});

test('shows a toast for the first missing answer, but not for a format error', async ({ page }) => {
  await openStep(page, 1, { full_name: ' ', email: 'nobody' });
  await nextButton(page).click();
  await expectToast(page, application.missing.full_name.title, application.missing.full_name.description);
  await text(page, questions.full_name.label).fill('Sam');
  await nextButton(page).click();
  await expect(text(page, questions.email.label)).toHaveAccessibleDescription(forms.common.email);
  await expect(text(page, questions.email.label)).toBeFocused();
  await text(page, questions.email.label).fill('sam@example');
  await text(page, questions.follower_count.label).fill('0');
  await nextButton(page).click();
  await expectToast(
    page,
    application.missing.follower_count.title,
    application.missing.follower_count.description,
  );
  await expect(text(page, questions.follower_count.label)).toHaveAccessibleDescription(
    containing(application.numbers.positive),
  );

  await openStep(page, 2, { highest_gmv: '' });
  await nextButton(page).click();
  await expect(text(page, questions.highest_gmv.label)).toHaveAccessibleDescription(
    containing(application.empty.highest_gmv),
  );
  await openStep(page, 5, { hours_per_week: '0.5' });
  await nextButton(page).click();
  await expect(text(page, questions.hours_per_week.label)).toHaveAccessibleDescription(
    containing(application.numbers.hour),
  );
  await expectStep(page, 5);
});

test.describe('an application that cannot be stored', () => {
  test.use({ expectedConsole: /live_selling_survey_responses: not stored|Failed to load resource/ });

  const failed = application.form.failed.description;

  test('keeps every answer while the database is down, and stores the application on the next submit', async ({
    page,
    site,
  }) => {
    await openStep(page, 7, { email: 'stopped@example.com' });
    await site.withoutDatabase(async () => {
      await submitButton(page).click();
      await expectToast(page, application.form.failed.title, failed);
      await expect(page.getByRole('alert')).toContainText(failed);
      await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^mailto:/);
      await expectStep(page, 7);
    });
    expect(await readStoredRows(site, 'stopped@example.com')).toEqual([]);
    await page.reload();
    await submitButton(page).click();
    await expect(sentHeading(page)).toBeVisible();
    expect(await readStoredRows(site, 'stopped@example.com')).toEqual([
      { ...fullRow, email: 'stopped@example.com' },
    ]);
  });
});

test('prevents going back while sending', async ({ page }) => {
  await openStep(page, 7);
  await page.route('**/rest/v1/**', () => {});
  await expect(previousButton(page)).toBeEnabled();
  await submitButton(page).click();
  await expect(previousButton(page)).toBeDisabled();
});

test('lets applicants review and change their answers before sending', async ({ page }) => {
  await openStep(page, 7);
  const check = page.getByRole('region', { name: application.check.heading });
  const { evening, 'late-night': lateNight } = questions.available_times.options;
  const shown = check.getByRole('definition');
  await expect(shown).toHaveCount(27);
  await expect(check.getByText('Sam Host')).toBeVisible();
  await expect(check.getByText(`${evening}, ${lateNight}`)).toBeVisible();
  await check
    .getByRole('button', { name: `${application.check.change} ${application.steps[0]?.name}` })
    .click();
  await expectStep(page, 1);
  await text(page, questions.full_name.label).fill('Samira Host');
  await page.getByRole('button', { name: application.check.back }).click();
  await expectStep(page, 7);
  await expect(check.getByText('Samira Host')).toBeVisible();
});

test('completes a step by keyboard', async ({ page }) => {
  await openStep(page, 2, {
    gone_live_before: '',
    highest_gmv: '',
    currently_with_agency: '',
    worked_with_agency_before: '',
    prior_sales_experience: '',
  });
  const pressKeys = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await expect(heading(page)).toBeFocused();
  await pressKeys('Tab', 'Space', 'Tab');
  await page.keyboard.type('900');
  await pressKeys('Tab', 'ArrowDown', 'Tab', 'ArrowDown', 'Tab', 'Enter');
  await expect(choice(page, questions.prior_sales_experience.label, answers.yes)).toBeFocused();
  await expectToast(page, application.missing.prior_sales_experience.title);
  await pressKeys('ArrowDown', 'Tab');
  await expect(previousButton(page)).toBeFocused();
  await pressKeys('Tab', 'Enter');
  await expectStep(page, 3);
  await expect(heading(page)).toBeFocused();
});

test.describe('the application on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const gap of [120, 550]) {
    test(`sends nothing when the last Next button is tapped twice within ${gap} ms`, async ({
      page,
      site,
    }) => {
      const email = `two.taps.${gap}@example.com`;
      const inserts: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes(table)) inserts.push(request.url());
      });
      await openStep(page, 6, { email });
      await page.waitForTimeout(secondTapMilliseconds);
      await tapTwice(page, nextButton(page), gap);
      await expectStep(page, 7);
      await page.waitForTimeout(secondTapMilliseconds);
      expect(inserts).toEqual([]);
      await submitButton(page).tap();
      await expect(sentHeading(page)).toBeVisible();
      expect(await readStoredRows(site, email)).toHaveLength(1);
    });
  }

  test('treats a double tap on Next or Previous as one step', async ({ page }) => {
    await openStep(page, 3, { has_filming_space: '' });
    await page.waitForTimeout(secondTapMilliseconds);
    await tapTwice(page, nextButton(page), 250);
    await page.waitForTimeout(secondTapMilliseconds);
    await expectStep(page, 4);
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
    await tapTwice(page, previousButton(page), 250);
    await page.waitForTimeout(secondTapMilliseconds);
    await expectStep(page, 3);
    // A key press never counts as the second tap of a double tap.
    await nextButton(page).tap();
    await expectStep(page, 4);
    await nextButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1);
  });
});

import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, type Site, test } from '#tests/support/site.ts';
import { fullAnswers, fullRow } from '#tests/support/survey-answers.ts';
import {
  choice,
  expectStep,
  fillStep,
  heading,
  next,
  openStep,
  path,
  previous,
  start,
  submit,
  table,
  text,
} from '#tests/support/survey-page.ts';
import { expectToast } from '#tests/support/toast.ts';

async function stored(site: Site, email: string) {
  return (await site.rows(table, email)).map(({ id, created_at, ...row }) => row);
}

const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you for applying' });

test('an application goes through its seven steps to its row', async ({ page, site }) => {
  // An address of its own: other tests store an application too.
  const row = { ...fullRow, email: 'Seven.Steps@Example.com' };
  await page.goto(path);
  await expect(page.getByText('5-10 minutes')).toBeVisible();
  await start(page).click();
  for (const [index, fill] of fillStep.entries()) {
    const step = index + 1;
    await expectStep(page, step);
    await expect(heading(page)).toBeFocused();
    await expect(page.getByText(`${Math.round((step / 7) * 100)}%`)).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', `${step}`);
    if (step === 1) await expect(previous(page)).toBeDisabled();
    await fill(page, row.email);
    if (step < 7) await next(page).click();
  }

  const request = page.waitForRequest(`**/rest/v1/${table}`);
  await submit(page).click();
  expect((await request).postDataJSON()).toEqual(row);
  await expect(thanks(page)).toBeFocused();
  await expectToast(
    page,
    'Application Submitted!',
    "Thank you for your interest. We'll review your application and get back to you soon.",
  );
  await expect(page.getByText('If you are a good fit, you hear from us within 48 hours.')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  for (const name of ['TikTok', 'Instagram', 'YouTube']) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\/social\.example/);
  }
  expect(await stored(site, row.email)).toEqual([row]);
  expect(await page.evaluate(() => sessionStorage.getItem('creator-survey'))).toBeNull();
  await expect(page).toHaveURL(path);
  await page.reload();
  await expect(start(page)).toBeVisible();
});

test('what is not asked or left open goes as null, even when it was answered before', async ({ page }) => {
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
  for (const question of ['Have you gone live on TikTok before?', 'Have you worked with an agency before?']) {
    await choice(page, question, 'No').check();
  }
  await choice(page, 'Do you have sales experience?', 'No').check();
  for (const label of ['Highest GMV in one live', 'Which agency?', 'What did you sell?']) {
    await expect(text(page, label)).toHaveCount(0);
  }
  for (let step = 2; step < 7; step++) await next(page).click();
  const request = page.waitForRequest(`**/rest/v1/${table}`);
  await submit(page).click();
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
  await expect(thanks(page)).toBeVisible();
});

/** What each step checks, in the order of its questions: field, toast, message beside the field, question. */
const gates = [
  [
    ['full_name', 'Full Name Required', 'Full name is required', 'Full name'],
    ['email', 'Email Required', 'Email is required', 'Email'],
    ['phone_number', 'Phone Number Required', 'Phone number is required', 'Phone number'],
    ['tiktok_handle', 'TikTok Handle Required', 'TikTok handle is required', 'TikTok handle'],
    ['follower_count', 'Follower Count Required', 'Follower count is required', 'Follower count'],
    ['location', 'Location Required', 'Location is required', 'Location'],
    ['time_zone', 'Time Zone Required', 'Time zone is required', 'Time zone'],
  ],
  [
    ['gone_live_before', 'Live Experience Required', 'Please select an option', 'Have you gone live'],
    ['currently_with_agency', 'Agency Status Required', 'Please select an option', 'with an agency now'],
    ['worked_with_agency_before', 'Agency Experience Required', 'Please select an option', 'Have you worked'],
    ['prior_sales_experience', 'Sales Experience Required', 'Please select an option', 'sales experience'],
  ],
  [
    ['content_type', 'Content Type Required', 'Please select content type', 'your content about'],
    [
      'comfortable_selling_categories',
      'Categories Required',
      'Please select at least one category',
      'comfortable selling',
    ],
  ],
  [['has_filming_space', 'Filming Space Required', 'Please select an option', 'a quiet space']],
  [
    ['hours_per_week', 'Hours Per Week Required', 'Please enter hours per week', 'Hours per week'],
    ['available_times', 'Availability Required', 'Please select at least one time', 'When can you be live'],
    [
      'willing_to_follow_training',
      'Training Commitment Required',
      'Please select an option',
      'follow our training',
    ],
  ],
  [
    [
      'compensation_preferences',
      'Compensation Required',
      'Please select at least one option',
      'Which would you accept',
    ],
  ],
] as const;

/** Answers the question whose first control this is. */
async function answer(control: Locator, field: keyof typeof fullAnswers) {
  const kind = await control.getAttribute('type');
  if (kind === 'radio' || kind === 'checkbox') await control.check();
  else await control.fill(String(fullAnswers[field]));
}

for (const [index, checks] of gates.entries()) {
  const step = index + 1;
  test(`step ${step} stops at each of its checks with its toast and its message`, async ({ page }) => {
    await openStep(page, step, Object.fromEntries(checks.map(([field]) => [field, ''])));
    await next(page).click();
    const summary = page.getByRole('region', { name: /another look/ });
    const links = summary.getByRole('link');
    await expect(links).toHaveCount(checks.length);

    for (const [number, [field, title, message, question]] of checks.entries()) {
      await expectToast(page, title);
      const control = page.locator(`#survey-${field}`);
      await expect(control).toBeFocused();
      await expect(page.locator(`#survey-${field}-error`)).toHaveText(message);
      await expect(page).toHaveURL(`${path}?step=${step}`);
      await links.filter({ hasText: question }).click();
      await expect(control).toBeFocused();
      await answer(control, field);
      await expect(links).toHaveCount(checks.length - number - 1);
      await next(page).click();
    }
    await expectStep(page, step + 1);
  });
}

for (const step of [1, 2, 3, 4, 5, 6, 7]) {
  test(`axe finds nothing on step ${step}`, async ({ page }) => {
    await openStep(page, step);
    await expectAccessible(page);
  });
}

for (const [index, checks] of gates.entries()) {
  test(`axe finds nothing on step ${index + 1} when it is refused`, async ({ page }) => {
    await openStep(page, index + 1, Object.fromEntries(checks.map(([field]) => [field, ''])));
    await next(page).click();
    await expectToast(page, checks[0][1]);
    await expectAccessible(page);
  });
}

test('axe finds nothing on the introduction', async ({ page }) => {
  await page.goto(path);
  await expectAccessible(page);
});

test('axe finds nothing on the thanks', async ({ page }) => {
  await openStep(page, 7, { email: 'axe@example.com' });
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  await expectAccessible(page);
});

test('the words of the first check, and a message without a toast where only a rule is broken', async ({
  page,
}) => {
  await openStep(page, 1, { full_name: ' ', email: 'nobody' });
  await next(page).click();
  await expectToast(page, 'Full Name Required', 'Please enter your full name.');
  await text(page, 'Full name').fill('Sam');
  await next(page).click();
  await expect(text(page, 'Email')).toHaveAccessibleDescription('Please enter a valid email');
  await expect(text(page, 'Email')).toBeFocused();
  await text(page, 'Email').fill('sam@example');
  await text(page, 'Follower count').fill('0');
  await next(page).click();
  await expectToast(page, 'Follower Count Required', 'Please enter your follower count.');
  await expect(text(page, 'Follower count')).toHaveAccessibleDescription(/Must be a positive number/);

  await openStep(page, 2, { highest_gmv: '' });
  await next(page).click();
  await expect(text(page, 'Highest GMV in one live')).toHaveAccessibleDescription(
    /Please enter your highest GMV/,
  );
  await openStep(page, 5, { hours_per_week: '0.5' });
  await next(page).click();
  await expect(text(page, 'Hours per week')).toHaveAccessibleDescription(/Must be at least 1 hour/);
  await expectStep(page, 5);
});

test.describe('when the application cannot be stored', () => {
  test.use({ expectedConsole: /live_selling_survey_responses: not stored|Failed to load resource/ });

  const failed = 'There was a problem submitting your application. Please try again.';

  test('a stopped database keeps every answer, and the next press stores it', async ({ page, site }) => {
    await openStep(page, 7, { email: 'stopped@example.com' });
    await site.withoutDatabase(async () => {
      await submit(page).click();
      await expectToast(page, 'Error', failed);
      await expect(page.getByRole('alert')).toContainText(failed);
      await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^mailto:/);
      await expectStep(page, 7);
    });
    expect(await stored(site, 'stopped@example.com')).toEqual([]);
    await page.reload();
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await stored(site, 'stopped@example.com')).toEqual([{ ...fullRow, email: 'stopped@example.com' }]);
  });

  test('a cut network, and an answer lost on the way back, end in one row', async ({
    page,
    context,
    site,
  }) => {
    await openStep(page, 7, { email: 'cut@example.com' });
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await submit(page).click();
    await expectToast(page, 'Error', failed);
    await context.setOffline(false);
    await page.route('**/rest/v1/**', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await submit(page).click();
    await expect(page.locator('main form[aria-busy="false"]')).toBeVisible();
    expect(await stored(site, 'cut@example.com')).toHaveLength(1);
    await page.unroute('**/rest/v1/**');
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await stored(site, 'cut@example.com')).toHaveLength(1);
  });
});

test('a second press while submitting does nothing', async ({ page, site }) => {
  await openStep(page, 7, { email: 'twice@example.com' });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/rest/v1/**', async (route) => {
    await held;
    await route.continue();
  });
  await submit(page).click();
  const busy = page.getByRole('button', { name: 'Submitting...' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('main form')).toHaveAttribute('aria-busy', 'true');
  await expect(previous(page)).toBeDisabled();
  await busy.click({ force: true });
  await busy.press('Enter');
  release();
  await expect(thanks(page)).toBeVisible();
  expect(await stored(site, 'twice@example.com')).toHaveLength(1);
});

test('the answers can be checked and changed before they are sent', async ({ page }) => {
  await openStep(page, 7);
  const check = page.getByRole('region', { name: 'Check your answers' });
  const shown = check.getByRole('definition');
  await expect(shown).toHaveCount(27);
  await expect(check.getByText('Sam Host')).toBeVisible();
  await expect(check.getByText('Evening, Late night')).toBeVisible();
  await check.getByRole('button', { name: 'Change Basics' }).click();
  await expectStep(page, 1);
  await text(page, 'Full name').fill('Samira Host');
  await page.getByRole('button', { name: 'Back to your answers' }).click();
  await expectStep(page, 7);
  await expect(check.getByText('Samira Host')).toBeVisible();
});

test('a step can be done by keyboard alone', async ({ page }) => {
  await openStep(page, 2, {
    gone_live_before: '',
    highest_gmv: '',
    currently_with_agency: '',
    worked_with_agency_before: '',
    prior_sales_experience: '',
  });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await expect(heading(page)).toBeFocused();
  await press('Tab', 'Space', 'Tab');
  await page.keyboard.type('900');
  await press('Tab', 'ArrowDown', 'Tab', 'ArrowDown', 'Tab', 'Enter');
  await expect(choice(page, 'Do you have sales experience?', 'Yes')).toBeFocused();
  await expectToast(page, 'Sales Experience Required');
  await press('ArrowDown', 'Tab');
  await expect(previous(page)).toBeFocused();
  await press('Tab', 'Enter');
  await expectStep(page, 3);
  await expect(heading(page)).toBeFocused();
});

import { expect, type Locator, type Page } from '@playwright/test';
import { secondTapMilliseconds } from '#src/components/ui/second-tap.ts';
import type { Answers } from '#src/features/creator-survey/survey-answers.ts';
import { answers, application, questions } from '#tests/support/forms/form-texts.ts';
import { fullAnswers } from './survey-answers.ts';

export const path = '/live-selling-survey';
export const table = 'live_selling_survey_responses';

export const startButton = (page: Page) => page.getByRole('button', { name: application.intro.start });
export const nextButton = (page: Page) => page.getByRole('button', { name: application.form.next });
export const previousButton = (page: Page) => page.getByRole('button', { name: application.form.previous });
export const submitButton = (page: Page) => page.getByRole('button', { name: application.form.action });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const text = (page: Page, label: string) =>
  page.getByRole('main').getByRole('textbox', { name: label });

export function choice(page: Page, question: string, answer: string) {
  const group = page.locator('fieldset').filter({ hasText: question });
  return group.getByLabel(answer, { exact: true });
}

export async function expectStep(page: Page, step: number) {
  await expect(page.getByText(`Step ${step} of 7`)).toBeVisible();
  await expect(page).toHaveURL(`${path}?step=${step}`);
}

/** Taps a control once enough time has passed that the tap does not count as a double tap. */
export async function tapOn(page: Page, button: Locator) {
  await page.waitForTimeout(secondTapMilliseconds);
  await button.tap();
}

/** Opens a step with the answers of a draft, as after a reload of the tab. */
export async function openStep(page: Page, step: number, answers: Partial<Answers> = {}) {
  const begun = Date.now() - 600_000;
  const draft = JSON.stringify({ answers: { ...fullAnswers, ...answers }, begun });
  await page.goto(path);
  await page.evaluate((value) => sessionStorage.setItem('creator-survey', value), draft);
  await page.goto(`${path}?step=${step}`);
  await expect(page.getByText(`Step ${step} of 7`)).toBeVisible();
}

/** Fills in the full application step by step. */
export const fillStep: ((page: Page, email: string) => Promise<void>)[] = [
  async (page, email) => {
    await text(page, questions.full_name.label).fill(fullAnswers.full_name);
    await text(page, questions.email.label).fill(email);
    await text(page, questions.phone_number.label).fill(fullAnswers.phone_number);
    await text(page, questions.tiktok_handle.label).fill(fullAnswers.tiktok_handle);
    await text(page, questions.follower_count.label).fill(fullAnswers.follower_count);
    await text(page, questions.other_social_handles.label).fill(fullAnswers.other_social_handles);
    await text(page, questions.location.label).fill(fullAnswers.location);
    await text(page, questions.time_zone.label).fill(fullAnswers.time_zone);
  },
  async (page) => {
    await choice(page, questions.gone_live_before.label, answers.yes).check();
    await text(page, questions.highest_gmv.label).fill(fullAnswers.highest_gmv);
    await choice(page, questions.currently_with_agency.label, answers.no).check();
    await choice(page, questions.worked_with_agency_before.label, answers.yes).check();
    await text(page, questions.previous_agency.label).fill(fullAnswers.previous_agency);
    await choice(page, questions.prior_sales_experience.label, answers.yes).check();
    await text(page, questions.sales_experience_details.label).fill(fullAnswers.sales_experience_details);
  },
  async (page) => {
    await choice(page, questions.content_type.label, questions.content_type.options.beauty).check();
    await choice(
      page,
      questions.comfortable_selling_categories.label,
      questions.comfortable_selling_categories.options.Beauty,
    ).check();
    await choice(
      page,
      questions.comfortable_selling_categories.label,
      questions.comfortable_selling_categories.options['Food & Beverage'],
    ).check();
    await choice(
      page,
      questions.categories_not_selling.label,
      questions.categories_not_selling.options.Tech,
    ).check();
    await text(page, questions.niche_expertise.label).fill(fullAnswers.niche_expertise);
  },
  async (page) => {
    await choice(
      page,
      questions.equipment_owned.label,
      questions.equipment_owned.options['ring-light'],
    ).check();
    await choice(page, questions.equipment_owned.label, questions.equipment_owned.options.tripod).check();
    await choice(page, questions.has_filming_space.label, answers.yes).check();
    await text(page, questions.internet_speed.label).fill(fullAnswers.internet_speed);
  },
  async (page) => {
    await text(page, questions.hours_per_week.label).fill(fullAnswers.hours_per_week);
    await choice(page, questions.available_times.label, questions.available_times.options.evening).check();
    await choice(
      page,
      questions.available_times.label,
      questions.available_times.options['late-night'],
    ).check();
    await choice(page, questions.willing_to_follow_training.label, answers.yes).check();
  },
  async (page) => {
    await choice(
      page,
      questions.compensation_preferences.label,
      questions.compensation_preferences.options['paid-hosting'],
    ).check();
    await choice(
      page,
      questions.compensation_preferences.label,
      questions.compensation_preferences.options['revenue-share'],
    ).check();
    await text(page, questions.minimum_rate_expectation.label).fill(fullAnswers.minimum_rate_expectation);
  },
  async (page) => {
    await choice(page, questions.languages_spoken.label, questions.languages_spoken.options.English).check();
    await choice(page, questions.languages_spoken.label, questions.languages_spoken.options.Korean).check();
    await page.getByLabel(questions.age_range.label).selectOption(fullAnswers.age_range);
    await page.getByLabel(questions.gender.label).selectOption(questions.gender.options['non-binary']);
  },
];

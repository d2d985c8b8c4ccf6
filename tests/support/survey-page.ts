import { expect, type Page } from '@playwright/test';
import type { Answers } from '#src/features/creator-survey/survey-answers.ts';
import { fullAnswers } from './survey-answers.ts';

export const path = '/live-selling-survey';
export const table = 'live_selling_survey_responses';

export const start = (page: Page) => page.getByRole('button', { name: 'Start your application' });
export const next = (page: Page) => page.getByRole('button', { name: 'Next' });
export const previous = (page: Page) => page.getByRole('button', { name: 'Previous' });
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const text = (page: Page, label: string) =>
  page.getByRole('main').getByRole('textbox', { name: label });

/** One card of a question. */
export function choice(page: Page, question: string, answer: string) {
  const group = page.locator('fieldset').filter({ hasText: question });
  return group.getByLabel(answer, { exact: true });
}

export async function expectStep(page: Page, step: number) {
  await expect(page.getByText(`Step ${step} of 7`)).toBeVisible();
  await expect(page).toHaveURL(`${path}?step=${step}`);
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

/** The full application, typed and chosen step by step. */
export const fillStep: ((page: Page, email: string) => Promise<void>)[] = [
  async (page, email) => {
    await text(page, 'Full name').fill(fullAnswers.full_name);
    await text(page, 'Email').fill(email);
    await text(page, 'Phone number').fill(fullAnswers.phone_number);
    await text(page, 'TikTok handle').fill(fullAnswers.tiktok_handle);
    await text(page, 'Follower count').fill(fullAnswers.follower_count);
    await text(page, 'Other social handles').fill(fullAnswers.other_social_handles);
    await text(page, 'Location').fill(fullAnswers.location);
    await text(page, 'Time zone').fill(fullAnswers.time_zone);
  },
  async (page) => {
    await choice(page, 'Have you gone live on TikTok before?', 'Yes').check();
    await text(page, 'Highest GMV in one live').fill(fullAnswers.highest_gmv);
    await choice(page, 'Are you with an agency now?', 'No').check();
    await choice(page, 'Have you worked with an agency before?', 'Yes').check();
    await text(page, 'Which agency?').fill(fullAnswers.previous_agency);
    await choice(page, 'Do you have sales experience?', 'Yes').check();
    await text(page, 'What did you sell?').fill(fullAnswers.sales_experience_details);
  },
  async (page) => {
    await choice(page, 'What is most of your content about?', 'Beauty').check();
    await choice(page, 'Which categories are you comfortable selling?', 'Beauty').check();
    await choice(page, 'Which categories are you comfortable selling?', 'Food & Beverage').check();
    await choice(page, 'Which would you rather not sell?', 'Tech').check();
    await text(page, 'A niche you know inside out').fill(fullAnswers.niche_expertise);
  },
  async (page) => {
    await choice(page, 'What equipment do you have?', 'Ring light').check();
    await choice(page, 'What equipment do you have?', 'Tripod').check();
    await choice(page, 'Do you have a quiet space to film in?', 'Yes').check();
    await text(page, 'Internet speed').fill(fullAnswers.internet_speed);
  },
  async (page) => {
    await text(page, 'Hours per week').fill(fullAnswers.hours_per_week);
    await choice(page, 'When can you be live?', 'Evening').check();
    await choice(page, 'When can you be live?', 'Late night').check();
    await choice(page, 'Are you willing to follow our training?', 'Yes').check();
  },
  async (page) => {
    await choice(page, 'Which would you accept?', 'Paid hosting (a fee per show)').check();
    await choice(page, 'Which would you accept?', 'Revenue share').check();
    await text(page, 'Minimum rate').fill(fullAnswers.minimum_rate_expectation);
  },
  async (page) => {
    await choice(page, 'Which languages could you host in?', 'English').check();
    await choice(page, 'Which languages could you host in?', 'Korean').check();
    await page.getByLabel('Age range').selectOption(fullAnswers.age_range);
    await page.getByLabel('Gender').selectOption('Non-binary');
  },
];

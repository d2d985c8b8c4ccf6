import { answers, application, questions } from '#tests/support/forms/form-texts.ts';
import {
  choice,
  expectStep,
  heading,
  nextButton,
  openStep,
  path,
  previousButton,
  startButton,
  text,
} from '#tests/support/forms/survey-page.ts';
import { islandUrlPattern } from '#tests/support/pages/built-pages.ts';
import { holdRequests } from '#tests/support/run/hold-requests.ts';
import { containing } from '#tests/support/run/text-patterns.ts';
import { expect, test } from '#tests/support/site/site.ts';

test("moves between the steps with the browser's back and forward buttons", async ({ page }) => {
  await openStep(page, 1);
  await nextButton(page).click();
  await expectStep(page, 2);
  await nextButton(page).click();
  await expectStep(page, 3);
  await page.goBack();
  await expectStep(page, 2);
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
  await page.goForward();
  await expectStep(page, 3);
  await previousButton(page).click();
  await expectStep(page, 2);
  await previousButton(page).click();
  await expectStep(page, 1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('returns from the first step to an introduction that offers to continue', async ({ page }) => {
  await page.goto(path);
  await startButton(page).click();
  await text(page, questions.full_name.label).fill('Sam');
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(page.getByText(application.intro.kept)).toBeVisible();
  await page.getByRole('button', { name: `${application.intro.resume} 1` }).click();
  await expect(text(page, questions.full_name.label)).toHaveValue('Sam');
  await page.goBack();
  await page.getByText(application.intro.restart).click();
  await expect(page.getByText(application.draft.confirm)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('creator-survey'))).toContain('Sam');
  await page.getByRole('button', { name: application.draft.confirmed }).click();
  await expectStep(page, 1);
  await expect(text(page, questions.full_name.label)).toHaveValue('');
});

test('keeps the buttons working after the URL of a later step was opened', async ({ page }) => {
  await openStep(page, 1, { full_name: '' });
  await page.goto(`${path}?step=2`);
  await expectStep(page, 1);
  await text(page, questions.full_name.label).fill('Sam');
  await nextButton(page).click();
  await expectStep(page, 2);
});

test('blocks back and forward navigation past an invalid step, and shows its error', async ({ page }) => {
  const { label, options: categories } = questions.comfortable_selling_categories;
  const category = (name: string) => choice(page, label, name);
  await openStep(page, 7, {
    comfortable_selling_categories: ['Beauty'],
  });
  await page
    .getByRole('button', { name: `${application.check.change} ${application.steps[2]?.name}` })
    .click();
  await category(categories.Beauty).uncheck();
  await page.goBack();
  await expectStep(page, 3);
  await expect(page.getByText(application.empty.comfortable_selling_categories)).toBeVisible();
  await expect(category(categories.Beauty)).toBeFocused();
  await category(categories.Tech).check();
  await page.getByRole('button', { name: application.check.back }).click();
  await expectStep(page, 7);

  await page
    .getByRole('button', { name: `${application.check.change} ${application.steps[0]?.name}` })
    .click();
  await page.getByRole('button', { name: application.check.back }).click();
  await expectStep(page, 7);
  await page.goBack();
  await expectStep(page, 1);
  await text(page, questions.location.label).fill('');
  await page.goForward();
  await expectStep(page, 1);
  await expect(text(page, questions.location.label)).toHaveAccessibleDescription(
    containing(application.empty.location),
  );
  await text(page, questions.location.label).fill('Oslo');
  await nextButton(page).click();
  await expectStep(page, 2);
});

test("goes back with Previous when the browser's history has no earlier step", async ({ page }) => {
  await openStep(page, 2);
  await page.evaluate(() => {
    history.replaceState({ from: 1 }, '');
    history.back = () => {};
  });
  await previousButton(page).click();
  await expectStep(page, 1);
  await nextButton(page).click();
  await expectStep(page, 2);
});

test('opens the first incomplete step when the URL names a later step', async ({ page }) => {
  await page.goto(`${path}?step=6`);
  await expectStep(page, 1);
  await openStep(page, 4, { has_filming_space: '' });
  await page.goto(`${path}?step=7`);
  await expectStep(page, 4);
  for (const wrong of ['8', '-1', '2.5', 'two']) {
    await page.goto(`${path}?step=${wrong}`);
    await expect(page.getByRole('button', { name: `${application.intro.resume} 4` })).toBeVisible();
  }
});

test('keeps the step and the answers during a reload, and starts empty in another tab', async ({
  page,
  context,
}) => {
  await openStep(page, 2);
  await text(page, questions.previous_agency.label).fill('Sørlys 🎥');
  await choice(page, questions.currently_with_agency.label, answers.yes).check();
  await page.reload();
  await expectStep(page, 2);
  await expect(text(page, questions.previous_agency.label)).toHaveValue('Sørlys 🎥');
  await expect(choice(page, questions.currently_with_agency.label, answers.yes)).toBeChecked();
  await expect(text(page, questions.highest_gmv.label)).toHaveValue('$1,250.50');

  const other = await context.newPage();
  await other.goto(`${path}?step=1`);
  await expect(text(other, questions.full_name.label)).toHaveValue('');
});

test('stores answers on the device only if asked to, and deletes them on request', async ({
  page,
  context,
}) => {
  await page.goto(path);
  await startButton(page).click();
  await text(page, questions.full_name.label).fill('Sam');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByLabel(application.draft.keep).check();
  await text(page, questions.location.label).fill('Oslo');

  const other = await context.newPage();
  await other.goto(path);
  await other.getByRole('button', { name: `${application.intro.resume} 1` }).click();
  await expect(text(other, questions.full_name.label)).toHaveValue('Sam');
  await expect(text(other, questions.location.label)).toHaveValue('Oslo');
  await expect(other.getByLabel(application.draft.keep)).toBeChecked();

  await other.getByText(application.draft.clear).click();
  await other.getByRole('button', { name: application.draft.confirmed }).click();
  await expect(startButton(other)).toBeVisible();
  expect(await other.evaluate(() => localStorage.length)).toBe(0);
  await startButton(other).click();
  await expect(text(other, questions.full_name.label)).toHaveValue('');
});

test('deletes an expired draft from the device', async ({ page }) => {
  await page.goto(path);
  await page.evaluate(() => {
    const draft = { answers: { full_name: 'Sam' }, expires: Date.now() - 1 };
    localStorage.setItem('creator-survey', JSON.stringify(draft));
  });
  await page.goto(`${path}?step=1`);
  await expect(text(page, questions.full_name.label)).toHaveValue('');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('opens the first step even if Start was clicked before hydration', async ({ page }) => {
  const release = await holdRequests(page, islandUrlPattern('CreatorSurvey'));
  await page.goto(path);
  await startButton(page).click();
  release();
  await expectStep(page, 1);
});

test.describe('the application without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows an email address instead of the application', async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main).toContainText(application.intro.withoutScript, { useInnerText: true });
    await expect(main.locator('noscript a')).toHaveAttribute('href', /^mailto:/);
    await expect(startButton(page)).toBeHidden();
  });
});

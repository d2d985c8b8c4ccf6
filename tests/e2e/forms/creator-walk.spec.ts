import { creatorServicesSchema } from '#src/content/schemas/page/creator-services.ts';
import { application } from '#tests/support/forms/form-texts.ts';
import { fullRow } from '#tests/support/forms/survey-answers.ts';
import {
  expectStep,
  fillStep,
  nextButton,
  startButton,
  submitButton,
  table,
} from '#tests/support/forms/survey-page.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { measureScreensTo, trackPresses } from '#tests/support/pages/presses.ts';
import { expect, test } from '#tests/support/site/site.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('takes a creator from home to the application in four presses, and completes the application', async ({
  page,
  site,
}) => {
  const { hero } = contentOf('pages/creator-services', creatorServicesSchema);
  const email = 'from.home@example.com';
  const { press, arrive } = trackPresses(page);
  await page.goto('/');
  await press(page.getByRole('banner').getByRole('button', { name: /menu/i }));
  await press(page.getByRole('banner').getByRole('link', { name: 'Creators' }));
  await arrive('/creator-services');
  const apply = page.getByRole('main').getByRole('link', { name: hero.apply }).first();
  expect(await measureScreensTo(page, apply)).toBeLessThan(1);
  await press(apply);
  await arrive('/live-selling-survey');
  await press(startButton(page));
  await expect(page.getByLabel(application.questions.full_name.label)).toBeVisible();

  for (const [index, fill] of fillStep.entries()) {
    await expectStep(page, index + 1);
    await fill(page, email);
    if (index < 6) await nextButton(page).tap();
  }
  await submitButton(page).tap();
  await expect(page.getByRole('heading', { name: application.sent.title })).toBeVisible();
  expect((await site.rows(table, email)).map((row) => row.full_name)).toEqual([fullRow.full_name]);
});

import { installDriver } from '#tests/support/forms/survey-driver.ts';
import { path, table } from '#tests/support/forms/survey-page.ts';
import { walkSurvey } from '#tests/support/forms/survey-walk.ts';
import { test } from '#tests/support/site/site.ts';

const walkCount = Number(process.env.SURVEY_WALKS ?? 15);
const repeatedSeed = process.env.SURVEY_SEED;

// A retry would use a different seed, and could hide a failure.
test.describe.configure({ retries: 0 });
// The smallest screen that shows the list of steps beside the form.
test.use({ viewport: { width: 1024, height: 500 } });

test("keeps the survey's view, URL and draft consistent during random actions", async ({ page }) => {
  const share = repeatedSeed ? 1 : walkCount;
  // A walk takes three seconds on an idle machine.
  test.setTimeout(45_000 + share * 15_000);
  await page.addInitScript(installDriver);
  await page.route(`**/rest/v1/${table}`, (route) => route.fulfill({ status: 201 }));
  const first = Number(repeatedSeed ?? Math.floor(Math.random() * 2 ** 31));
  console.log(`survey: ${share} walks from SURVEY_SEED=${first}`);
  await page.goto(path, { waitUntil: 'commit' });
  for (let seed = first; seed < first + share; seed++) await walkSurvey(page, seed, 12);
});

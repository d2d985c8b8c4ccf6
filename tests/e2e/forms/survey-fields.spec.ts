import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { application, forms, questions, tooLongText } from '#tests/support/forms/form-texts.ts';
import { fullRow } from '#tests/support/forms/survey-answers.ts';
import {
  choice,
  expectStep,
  heading,
  nextButton,
  openStep,
  path,
  startButton,
  submitButton,
  table,
  text,
} from '#tests/support/forms/survey-page.ts';
import { containing } from '#tests/support/run/text-patterns.ts';
import { expect, test } from '#tests/support/site/site.ts';

const typedTexts = {
  long: 'word '.repeat(2_000),
  emoji: '🎥👩‍🎤 live 🔴',
  rightToLeft: 'שלום عالم',
  blanks: '  around  ',
  markup: '<script>alert(1)</script><b>&amp;</b>',
  sql: "Robert'); DROP TABLE live_selling_survey_responses;--",
};

test('stores text of every kind as typed', async ({ page, site }) => {
  const typed = {
    full_name: typedTexts.markup,
    phone_number: '+1 (404) 555‑0100;ext=7',
    tiktok_handle: typedTexts.sql,
    location: typedTexts.rightToLeft,
    time_zone: typedTexts.blanks,
    other_social_handles: typedTexts.emoji,
    niche_expertise: typedTexts.long,
  };
  await openStep(page, 1, { email: 'texts@example.com' });
  await text(page, questions.full_name.label).fill(typed.full_name);
  await text(page, questions.phone_number.label).fill(typed.phone_number);
  await text(page, questions.tiktok_handle.label).fill(typed.tiktok_handle);
  await text(page, questions.location.label).fill(typed.location);
  await text(page, questions.time_zone.label).fill(typed.time_zone);
  await text(page, questions.other_social_handles.label).fill(typed.other_social_handles);
  await nextButton(page).click();
  await expectStep(page, 2);
  await nextButton(page).click();
  await text(page, questions.niche_expertise.label).fill(typed.niche_expertise);
  for (let step = 3; step < 7; step++) {
    await nextButton(page).click();
    await expectStep(page, step + 1);
  }
  await expect(page.getByText(typed.full_name)).toBeVisible();
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: application.sent.title })).toBeVisible();
  const [row] = await site.rows(table, 'texts@example.com');
  expect(row).toMatchObject({ ...typed, previous_agency: fullRow.previous_agency });
});

test('shows a message next to each field whose value cannot be stored, and keeps the value', async ({
  page,
}) => {
  await openStep(page, 1);
  const long = 'x'.repeat(10_000);
  for (const [label, value, message] of [
    [questions.full_name.label, long, containing(tooLongText('1,000'))],
    [questions.email.label, `${long}@example.com`, containing(tooLongText('320'))],
    [questions.location.label, 'Atlanta\0', containing(forms.stored.invisible)],
    [questions.follower_count.label, '-5', containing(application.numbers.positive)],
    [questions.follower_count.label, '12k+', containing(application.numbers.inDigits)],
    [questions.follower_count.label, '99999999999999999999999', containing(application.numbers.tooLarge)],
    [questions.follower_count.label, '12.5', containing(application.numbers.whole)],
  ] as const) {
    await text(page, label).fill(value);
    await nextButton(page).click();
    await expect(text(page, label)).toHaveAccessibleDescription(message);
    await expect(text(page, label)).toHaveValue(value);
    await expectStep(page, 1);
  }
  await openStep(page, 5);
  for (const [value, message] of [
    ['-1', containing(application.numbers.hour)],
    ['ten', containing(application.numbers.inDigits)],
    ['500', containing(application.numbers.week)],
  ] as const) {
    await text(page, questions.hours_per_week.label).fill(value);
    await nextButton(page).click();
    await expect(text(page, questions.hours_per_week.label)).toHaveAccessibleDescription(message);
  }
});

test('sends answers of the maximum length in any writing system', async ({ page, site }) => {
  const long = '直播带货🎥'.repeat(4_000);
  const email = 'long@example.com';
  await openStep(page, 7, {
    email,
    sales_experience_details: long,
    niche_expertise: long,
    other_social_handles: long,
  });
  const request = page.waitForRequest(`**/rest/v1/${table}`);
  await submitButton(page).click();
  expect((await (await request).response())?.status()).toBe(201);
  const [row] = await site.rows(table, email);
  expect(row).toMatchObject({ niche_expertise: long, sales_experience_details: long });
});

test.describe('an applicant in Rome', () => {
  test.use({ timezoneId: 'Europe/Rome' });

  test("suggests the browser's time zone, but fills it in only when the applicant accepts it", async ({
    page,
  }) => {
    await openStep(page, 1, { time_zone: '' });
    await expect(text(page, questions.time_zone.label)).toHaveValue('');
    await nextButton(page).click();
    await expect(text(page, questions.time_zone.label)).toHaveAccessibleDescription(
      containing(application.empty.time_zone),
    );
    await page.getByRole('button', { name: `${questions.time_zone.offer} Europe/Rome` }).click();
    await expect(text(page, questions.time_zone.label)).toHaveValue('Europe/Rome');
    await expect(text(page, questions.time_zone.label)).not.toHaveAttribute('aria-invalid');
    await page.reload();
    await expect(text(page, questions.time_zone.label)).toHaveValue('Europe/Rome');
  });
});

test('validates a video in the browser, lets the applicant remove it, and never uploads it', async ({
  page,
}) => {
  await openStep(page, 7, { email: 'video@example.com' });
  const input = page.getByLabel(application.video.label);
  await expect(input).toHaveAccessibleDescription(containing(application.video.hint ?? ''));
  await input.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(input).toHaveAccessibleDescription(
    containing(application.video.refused.replace('{file}', 'cv.pdf')),
  );
  const clip = { name: 'clip.mp4', mimeType: 'video/mp4', buffer: Buffer.from('a film') };
  await input.setInputFiles(clip);
  await expect(page.getByText(`${application.video.kept} clip.mp4`)).toBeVisible();
  await page.getByRole('button', { name: application.video.remove }).click();
  await expect(page.getByText('clip.mp4')).toHaveCount(0);
  await expect(input).toBeFocused();
  await input.setInputFiles(clip);
  const request = page.waitForRequest(`**/rest/v1/${table}`);
  await submitButton(page).click();
  expect((await request).postDataJSON()).toEqual({ ...fullRow, email: 'video@example.com' });
});

test("makes 'None of these yet' and the other equipment mutually exclusive", async ({ page }) => {
  await openStep(page, 4);
  const equipmentOption = (name: string) => choice(page, questions.equipment_owned.label, name);
  await equipmentOption(questions.equipment_owned.options.none).check();
  await expect(equipmentOption(questions.equipment_owned.options['ring-light'])).not.toBeChecked();
  await expect(equipmentOption(questions.equipment_owned.options.tripod)).not.toBeChecked();
  await equipmentOption(questions.equipment_owned.options.tripod).check();
  await expect(equipmentOption(questions.equipment_owned.options.none)).not.toBeChecked();
  await page.reload();
  await expect(equipmentOption(questions.equipment_owned.options.tripod)).toBeChecked();
  await expect(equipmentOption(questions.equipment_owned.options['ring-light'])).not.toBeChecked();
});

test('warns about a category that is both chosen and excluded, but sends it as chosen', async ({ page }) => {
  const { overlap, options } = questions.categories_not_selling;
  await openStep(page, 3, {
    comfortable_selling_categories: ['Beauty'],
    categories_not_selling: ['Tech'],
  });
  const note = page.getByRole('status').filter({ hasText: questions.categories_not_selling.overlap.before });
  await expect(note).toHaveCount(0);
  const ruledOut = choice(
    page,
    questions.categories_not_selling.label,
    questions.categories_not_selling.options.Beauty,
  );
  await ruledOut.check();
  await expect(note).toContainText(`${overlap.before} ${options.Beauty}. ${overlap.after}`);
  await ruledOut.uncheck();
  await expect(note).toHaveCount(0);
  await ruledOut.check();
  for (let step = 3; step < 7; step++) {
    await nextButton(page).click();
    await expectStep(page, step + 1);
  }
  const request = page.waitForRequest(`**/rest/v1/${table}`);
  await submitButton(page).click();
  expect((await request).postDataJSON()).toMatchObject({
    comfortable_selling_categories: ['Beauty'],
    categories_not_selling: ['Beauty', 'Tech'],
  });
});

test("explains that 'All of the above' includes the other payment methods, but sends both", async ({
  page,
}) => {
  await openStep(page, 6, { compensation_preferences: ['revenue-share'] });
  const pays = questions.compensation_preferences;
  const pay = page.getByRole('group', { name: questions.compensation_preferences.label });
  await expect(pay).toHaveAccessibleDescription(containing(pays.hint ?? ''));
  const note = page.getByRole('status').filter({ hasText: pays.overlap.before });
  await expect(note).toHaveCount(0);
  await pay.getByLabel(questions.compensation_preferences.options['all-above']).check();
  await expect(note).toContainText(`${pays.overlap.before} ${pays.options['revenue-share']}.`);
  await nextButton(page).click();
  const request = page.waitForRequest(`**/rest/v1/${table}`);
  await submitButton(page).click();
  expect((await request).postDataJSON()).toMatchObject({
    compensation_preferences: ['revenue-share', 'all-above'],
  });
});

test('does not re-render while the applicant types, except the field when its value becomes valid', async ({
  page,
}) => {
  // React calls this hook on each commit, in production too. A component that rendered has the flag 1.
  await page.addInitScript(() => {
    type Fiber = { flags: number; child: Fiber | null; sibling: Fiber | null; alternate: Fiber | null };
    type Props = { memoizedProps?: { name?: unknown; question?: unknown } };
    const commits: string[][] = [];
    const findRendered = (fiber: (Fiber & Props) | null, names: string[]) => {
      for (let one = fiber; one; one = one.sibling) {
        if (one.flags & 1 && one.memoizedProps?.question) names.push(String(one.memoizedProps.name));
        if (one.child !== one.alternate?.child) findRendered(one.child, names);
      }
      return names;
    };
    const hook = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => {},
      // The toasts are a separate React root that mounts when the browser is idle.
      onCommitFiberRoot: (
        _: number,
        { current, containerInfo }: { current: Fiber; containerInfo: Element },
      ) => {
        if (containerInfo.matches('astro-island')) commits.push(findRendered(current, []));
      },
    };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook, commits });
  });
  const readCommits = () =>
    page.evaluate(() => (window as unknown as { commits: string[][] }).commits.splice(0));
  await openStep(page, 1, { email: 'nobody' });
  expect((await readCommits()).flat()).toContain('full_name');

  await text(page, questions.full_name.label).pressSequentially(' of the house');
  await text(page, questions.other_social_handles.label).pressSequentially('and more');
  expect(await readCommits()).toEqual([]);

  await nextButton(page).click();
  await expect(text(page, questions.email.label)).toHaveAccessibleDescription(forms.common.email);
  await readCommits();
  await text(page, questions.email.label).pressSequentially('@example.com');
  await expect(text(page, questions.email.label)).not.toHaveAttribute('aria-invalid');
  expect(new Set((await readCommits()).flat())).toEqual(new Set(['email']));
});

test('loads at most 110 KB of script until the application is sent', async ({ page }) => {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().resourceType() === 'script') scripts.set(pathname, readFile(`dist${pathname}`));
  });
  const document = await (await page.goto(path))?.text();
  // The application's texts count as data, no matter whether they are in the document or in a separate file.
  const [, words = ''] =
    /component-export="CreatorSurvey"[^>]* data-props="([^"]+)"/.exec(document ?? '') ?? [];
  const inline = Buffer.from((await page.locator('script:not([src])').allTextContents()).join('\n'));
  await startButton(page).click();
  await nextButton(page).click();
  await expect(page.getByText(application.missing.full_name.title)).toBeVisible();
  await openStep(page, 7, { email: 'bytes@example.com' });
  await submitButton(page).click();
  await expect(heading(page)).toHaveText(application.sent.title);
  expect(scripts.delete(words)).toBe(true);
  const all = [inline, ...(await Promise.all(scripts.values()))];
  const bytes = all.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
  console.log(`survey: ${bytes} bytes of script, brotli`);
  expect(bytes).toBeLessThanOrEqual(110 * 1024);
});

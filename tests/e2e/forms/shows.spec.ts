import type { Page } from '@playwright/test';
import { caseStudiesSchema } from '#src/content/schemas/page/case-studies.ts';
import { homeSchema } from '#src/content/schemas/page/home.ts';
import { type Show, showNames } from '#src/content/schemas/show.ts';
import { formatClock } from '#src/features/show-player/minute.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { marksOf, minuteTexts, showOf, showPlayer } from '#tests/support/pages/shows.ts';
import { pauseClock } from '#tests/support/run/pause-clock.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';
import { expect, test } from '#tests/support/site/site.ts';
import { waitForLayout } from '#tests/support/site/wait-for-layout.ts';

const home = contentOf('pages/home', homeSchema);
const caseStudies = contentOf('pages/case-studies', caseStudiesSchema);
const [nordlys, field, palo, oko] = ['nordlys', 'field', 'palo', 'oko'].map(showOf) as [
  Show,
  Show,
  Show,
  Show,
];
const findRevenue = ({ name }: Show) =>
  home.cases.items.find(({ brand }) => brand === name)?.results.revenue ?? 'no case of this brand';
const markedMinutes = marksOf(palo).map(({ at }) => at);
const lastMinute = '89';

const minuteSlider = (page: Page) => page.getByRole('slider', { name: showPlayer.range });
const phone = (page: Page) => page.locator('[data-of="phone"]');
const expectValueText = (page: Page, { valueText }: Pick<ReturnType<typeof minuteTexts>, 'valueText'>) =>
  expect(minuteSlider(page)).toHaveAttribute('aria-valuetext', valueText);
const markButton = (page: Page, minute = 0) => page.getByRole('button', { name: formatClock(minute) });

async function openShow(page: Page, address = `/#palo@${palo.peak}`) {
  await page.goto(address);
  await waitForLayout(page);
  await page.locator('[data-show-player]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-playing]')).toBeVisible();
}

test('opens the show at the minute that the URL names', async ({ page }) => {
  await openShow(page);
  const { texts, picture, scene, chat, ...minute } = minuteTexts(palo);
  await expectValueText(page, minute);
  await expect(page.getByRole('tab', { name: palo.name })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toContainText(findRevenue(palo));
  await expect(phone(page)).toHaveAccessibleName(picture);
  await expect(phone(page)).toHaveAttribute('data-scene', scene);
  for (const [part, text] of Object.entries(texts))
    await expect(page.locator(`[data-of="${part}"]`), part).toHaveText(text.trim());
  for (const line of chat) await expect(phone(page)).toContainText(line.join(' '));
  await expect(minuteSlider(page)).toBeInViewport();
});

test('moves the slider by minutes with arrow keys, by marks with page keys, and to both ends with Home and End', async ({
  page,
}) => {
  const [first = 0, second = 0] = markedMinutes;
  await openShow(page, `/#palo@${second}`);
  await minuteSlider(page).focus();
  for (const [key, minute] of [
    ['ArrowRight', second + 1],
    ['PageUp', markedMinutes.find((at) => at > second + 1)],
    ['PageDown', markedMinutes.findLast((at) => at <= second + 1)],
    ['PageDown', first],
    ['PageDown', first],
    ['Home', 0],
    ['End', lastMinute],
    ['PageUp', lastMinute],
  ] as const) {
    await page.keyboard.press(key);
    await expect(minuteSlider(page)).toHaveValue(`${minute}`);
  }
  await expectValueText(page, minuteTexts(palo, 'tenth', 89));
});

test('moves the slider to a clicked mark, and announces the mark when the slider has stopped', async ({
  page,
}) => {
  await page.clock.install();
  await openShow(page);
  const live = page.locator('[data-of="live"]');
  await expect(live).toBeEmpty();
  await pauseClock(page, (await page.evaluate(() => Date.now())) + 1_000);
  await markButton(page, markedMinutes[3]).click();
  await markButton(page, markedMinutes[4]).click();
  await expect(live).toBeEmpty();
  await page.clock.runFor(1_000);
  await expect(minuteSlider(page)).toHaveValue(`${markedMinutes[4]}`);
  const { cue, say } = minuteTexts(palo, 'tenth', markedMinutes[4]).texts;
  await expect(live).toHaveText(`${cue}${say}`);
  await expect(markButton(page, markedMinutes[4])).toHaveAttribute('aria-current', 'step');
});

test('lets the visitor drag the slider, and stops the slider at the end of its track', async ({ page }) => {
  await openShow(page);
  const box = await minuteSlider(page).boundingBox();
  if (!box) throw new Error('no rail');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.3, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, middle, { steps: 3 });
  await expect(page.locator('[data-of="clock"]')).toHaveText(/00:4[45]/);
  await page.mouse.move(box.x + box.width + 200, middle + 90, { steps: 3 });
  await page.mouse.up();
  await expect(minuteSlider(page)).toHaveValue(lastMinute);
});

test('switches to the first show at the same minute, with the same product and price', async ({ page }) => {
  await openShow(page);
  await page.getByRole('radio', { name: showPlayer.tenth }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: showPlayer.first })).toBeChecked();
  const { picture, ...minute } = minuteTexts(palo, 'first');
  await expectValueText(page, minute);
  await expect(phone(page)).toHaveAccessibleName(picture);
  await expect(phone(page)).toHaveAttribute('data-scene', 'flat');
});

test("shows each brand's product, and opens only the last of several quickly clicked tabs", async ({
  page,
}) => {
  await openShow(page, '/#show');
  await expectValueText(page, minuteTexts(nordlys));
  await page.evaluate(() => {
    for (const tab of document.querySelectorAll<HTMLElement>('#show [role="tab"]')) tab.click();
  });
  await expectValueText(page, minuteTexts(palo));
  await page.getByRole('tab', { name: field.name }).dblclick();
  await expectValueText(page, minuteTexts(field));
  await expect(phone(page)).toHaveAccessibleName(minuteTexts(field).picture);
  await expect(phone(page).locator('svg [data-when]').first()).toBeAttached();
});

test('copies a link to the current minute and updates the URL', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openShow(page, `/#palo@${palo.peak}-first`);
  const copy = page.getByRole('button', { name: showPlayer.copy });
  await copy.click();
  await expect(page.getByRole('button', { name: showPlayer.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${site.url}/#palo@${palo.peak}-first`,
  );
  await expect(copy).toBeVisible({ timeout: 6_000 });
  await page.getByRole('radio', { name: showPlayer.tenth }).check({ force: true });
  await minuteSlider(page).focus();
  await page.keyboard.press('ArrowRight');
  await copy.click();
  await expect(page).toHaveURL(`${site.url}/#palo@${palo.peak + 1}`);
});

test('follows changes of the URL, including back navigation, and ignores invalid URLs', async ({ page }) => {
  await openShow(page);
  await page.evaluate(() => {
    location.hash = '#field@30';
  });
  await expectValueText(page, minuteTexts(field, 'tenth', 30));
  await page.goBack();
  await expectValueText(page, minuteTexts(palo));
  for (const hash of ['#x@1', '#palo@', '#palo@12-second', '#show']) {
    await page.evaluate((one) => {
      location.hash = one;
    }, hash);
    await expectValueText(page, minuteTexts(palo));
  }
  await page.evaluate(() => {
    location.hash = '#palo@999';
  });
  await expect(minuteSlider(page)).toHaveValue(lastMinute);
});

test('plays independently in each browser tab', async ({ page, context }) => {
  await openShow(page);
  const other = await context.newPage();
  await openShow(other, '/#nordlys@54');
  await minuteSlider(other).focus();
  await other.keyboard.press('Home');
  await expectValueText(page, minuteTexts(palo));
});

test.describe('the show player when the network fails', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test("reports that the player's code failed to load and retries on the next click", async ({ page }) => {
    await page.route('**/shows/play.*', (route) => route.abort());
    await page.goto('/');
    const mark = page.getByRole('list', { name: showPlayer.marks }).getByRole('button').first();
    await mark.click();
    await expect(page.locator('.show-say')).toContainText(showPlayer.failed);
    await page.unroute('**/shows/play.*');
    await mark.click();
    await expect(page.getByText(showPlayer.failed)).toHaveCount(0);
  });
  test('reports that a show failed to load and retries on the next click', async ({ page }) => {
    await openShow(page);
    await page.route('**/shows/field.*', (route) => route.abort());
    await page.getByRole('tab', { name: field.name }).click();
    await expect(page.getByText(showPlayer.failed).first()).toBeAttached();
    await expect(page.getByRole('tab', { name: palo.name })).toHaveAttribute('aria-selected', 'true');
    await page.unroute('**/shows/field.*');
    await page.getByRole('tab', { name: field.name }).click();
    await expectValueText(page, minuteTexts(field));
  });
});

test('plays every show on the case studies page, and updates the results of the case', async ({ page }) => {
  const { featured, others, labels } = caseStudies;
  const played = [featured, ...others.items].filter(({ id }) =>
    Object.keys(showNames).some((name) => showOf(name).client === id),
  );
  const last = others.items.find(({ id }) => id === oko.client);
  await openShow(page, '/case-studies#show');
  await expectValueText(page, minuteTexts(nordlys, 'first'));
  const figures = page.getByRole('tabpanel').locator('dl:visible > *');
  await expect(figures).toHaveText(featured.before.flatMap(({ label, value }) => [label, value]));
  await expect(page.getByRole('group', { name: showPlayer.brands }).getByRole('radio')).toHaveCount(
    played.length,
  );
  await page.locator('#oko').getByRole('link', { name: showPlayer.play }).click();
  await expectValueText(page, minuteTexts(oko));
  await expect(page.getByRole('tab', { name: labels.after })).toHaveAttribute('aria-selected', 'true');
  await expect(figures).toHaveText((last?.after ?? []).flatMap(({ label, value }) => [label, value]));
  await expect(minuteSlider(page)).toBeInViewport();
});

test.describe('the show player on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('scrolls tabs, phone, clock and slider into view on Watch a show', async ({ page }) => {
    await page.goto('/');
    await waitForLayout(page);
    await page.getByRole('link', { name: home.hero.watch }).click();
    await expect(page.locator('[data-playing]')).toBeVisible();
    const bottomOfHeader = await page
      .getByRole('banner')
      .evaluate((header) => header.getBoundingClientRect().bottom);
    for (const part of [
      page.getByRole('tablist'),
      phone(page),
      page.locator('[data-of="clock"]'),
      minuteSlider(page),
    ]) {
      await expect
        .poll(async () => {
          const box = await part.boundingBox();
          return box && box.y >= bottomOfHeader && box.y + box.height <= 800;
        })
        .toBe(true);
    }
  });
});

test.describe('the show player without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('lists the marked minutes and hides controls that need JavaScript', async ({ page }) => {
    await page.goto('/');
    const lists = page.locator('.show-minutes ol');
    await expect(lists).toHaveCount(3);
    for (const { cue, say } of marksOf(palo)) await expect(lists.nth(2)).toContainText(`${cue}. ${say}`);
    for (const show of [nordlys, field, palo])
      await expect(page.getByText(findRevenue(show)).first()).toBeVisible();
    await expect(minuteSlider(page)).toBeHidden();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('button', { name: showPlayer.copy })).toBeHidden();
  });
});

test('prints the marked minutes as a list', async ({ page }) => {
  await page.goto('/');
  const lists = page.locator('.show-minutes ol');
  await expect(async () => {
    await page.pdf();
    await expect(lists).toHaveCount(3, { timeout: 100 });
  }).toPass();
  for (const { cue, say } of marksOf(palo)) await expect(lists.nth(2)).toContainText(`${cue}. ${say}`);
  await expect(lists.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(lists.first()).toBeVisible();
});

test('animates neither the scene nor the bars with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openShow(page);
  const other = marksOf(palo).find(({ scene }) => scene !== minuteTexts(palo).scene);
  await markButton(page, other?.at).click();
  await expect(phone(page)).toHaveAttribute('data-scene', other?.scene ?? 'another one');
  expect(
    await page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length),
  ).toBe(0);
});

test('has no axe violations in the first show, in the tenth show and on the case studies page', async ({
  page,
}) => {
  await openShow(page);
  await expectAccessible(page, 'tenth show');
  await page.getByRole('radio', { name: showPlayer.first }).check({ force: true });
  await expectValueText(page, minuteTexts(palo, 'first'));
  await expectAccessible(page, 'first show');
  await openShow(page, `/case-studies#oko@${oko.peak}`);
  await expectAccessible(page, 'results');
});

test('renders a slider step within 100 ms on a CPU slowed down four times', async ({ page }) => {
  await openShow(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const usual = await page.evaluate(async () => {
    const input = document.querySelector<HTMLInputElement>('[data-of="range"]');
    if (!input) return Number.NaN;
    const times: number[] = [];
    for (let minute = 0; minute < 90; minute += 3) {
      const start = performance.now();
      input.valueAsNumber = minute;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      void document.body.offsetHeight;
      times.push(performance.now() - start);
      await new Promise(requestAnimationFrame);
    }
    return times.toSorted((a, b) => a - b).at(times.length / 2);
  });
  console.log(`show: a step takes ${usual?.toFixed(1)} ms`);
  expect(usual).toBeLessThan(100);
});

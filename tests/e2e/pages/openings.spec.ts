import { contactSchema } from '#src/content/schemas/page/contact.ts';
import { resourcesSchema } from '#src/content/schemas/page/resources.ts';
import { insightsSchema } from '#src/content/schemas/page/tiktok-live-selling-insights.ts';
import { findDestination } from '#src/openings.ts';
import { controlWithNote, noteOf } from '#tests/support/mail/control-note.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { expectOpening, findPlaceholderButtons, opensSoonNote } from '#tests/support/pages/openings.ts';
import { pauseClock } from '#tests/support/run/pause-clock.ts';
import { expect, test } from '#tests/support/site/site.ts';

test('shows the note of a clicked placeholder button for four seconds', async ({ page }) => {
  const buttons = await findPlaceholderButtons(page);
  const button = buttons.last();
  const name = await button.evaluate((one) => one.ariaLabel ?? one.textContent);
  // The first activated button loads the code of the notes.
  await buttons.first().click();
  await expect(controlWithNote(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  // Otherwise, the pointer would hover over the button after scrolling.
  await page.mouse.move(0, 0);
  await button.scrollIntoViewIfNeeded();
  await expect(button).toHaveCSS('border-style', 'dashed');
  const before = await button.boundingBox();
  await page.clock.install();
  await pauseClock(page, Date.now() + 60_000);
  await button.dispatchEvent('click');
  expect(await noteOf(button)).toBe(opensSoonNote);
  expect(await button.boundingBox()).toEqual(before);
  await expect(button).toHaveCSS('border-style', 'solid');
  await expect(button).toHaveAccessibleName(name);
  await page.clock.runFor(3999);
  await expect(controlWithNote(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(controlWithNote(page)).toHaveCount(0);
});

test("shows the note of a hovered placeholder button after 700 ms, and the next button's note immediately", async ({
  page,
}) => {
  const buttons = await findPlaceholderButtons(page);
  await expect(buttons.first()).toHaveAccessibleDescription(opensSoonNote);
  // The first activated button loads the code of the notes.
  await buttons.first().click();
  await expect(controlWithNote(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.mouse.move(0, 0);
  await page.clock.install();
  await pauseClock(page, Date.now() + 60_000);
  await buttons.first().hover();
  await page.clock.runFor(699);
  await expect(controlWithNote(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(controlWithNote(page)).toHaveCount(1);
  await buttons.nth(1).hover();
  await page.clock.runFor(0);
  expect(await noteOf(buttons.nth(1))).toBe(opensSoonNote);
});

test('shows the real email address and phone number instead of “Opens soon”', async ({ page }) => {
  await page.goto('/contact');
  const openingOf = { email: 'contactEmail', phone: 'contactPhone', chat: 'contactChat' } as const;
  for (const { action, detail, note = opensSoonNote } of contentOf('pages/contact', contactSchema).options
    .items) {
    if (findDestination(openingOf[detail])) {
      await expectOpening(page, openingOf[detail], action);
      continue;
    }
    const button = page.getByRole('button', { name: action });
    await expect(button).toHaveAccessibleDescription(note);
    await button.click();
    await expect(controlWithNote(page)).toHaveText(action);
    expect(await noteOf(button)).toContain(note);
    await expect(page).toHaveURL(/\/contact$/);
  }
});

const { newsletter } = contentOf('pages/resources', resourcesSchema);
const { hero, latest } = contentOf('pages/tiktok-live-selling-insights', insightsSchema);
for (const [path, opening, { label, action }] of [
  ['/resources', 'subscribeToResources', newsletter],
  ['/tiktok-live-selling-insights', 'insightsSubscribe', hero.subscribe],
  ['/tiktok-live-selling-insights', 'insightsSearch', latest.search],
] as const) {
  const leads = findDestination(opening);
  const title = leads
    ? `links ${action} instead of showing a field`
    : `shows the note of ${action} when Enter is pressed in '${label}'`;
  test(`${path}: ${title}`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const note = controlWithNote(page);
    const [button] = await expectOpening(main, opening, action);
    await expect(main.getByLabel(label, { exact: true })).toHaveCount(button ? 1 : 0);
    if (!button) return;
    await button.click();
    await expect(note).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(note).toHaveCount(0);
    await main.getByLabel(label).fill('ada@example.com');
    await page.keyboard.press('Escape');
    await page.waitForTimeout(1000);
    await expect(note).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(note).toHaveCount(1, { timeout: 400 });
  });
}

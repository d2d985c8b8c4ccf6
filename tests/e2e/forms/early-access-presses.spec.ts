import type { Page } from '@playwright/test';
import { secondTapMilliseconds } from '#src/components/ui/second-tap.ts';
import { aiAvatarsSchema } from '#src/content/schemas/page/ai-avatars.ts';
import {
  dialog,
  fill,
  open,
  readStoredRows,
  send,
  sentDialog,
  trigger,
  triggers,
} from '#tests/support/forms/early-access-page.ts';
import { emailInsteadText, forms } from '#tests/support/forms/form-texts.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { holdRequests } from '#tests/support/run/hold-requests.ts';
import { createWalkSeeds, seededRandom } from '#tests/support/run/seeded-random.ts';
import { expect, test } from '#tests/support/site/site.ts';
import { tapTwice } from '#tests/support/site/tap-twice.ts';
import { expectToast } from '#tests/support/site/toast.ts';

const words = forms['early-access'];

const aiAvatars = contentOf('pages/ai-avatars', aiAvatarsSchema);

test.use({ expectedConsole: /early_access_signups: not stored|Failed to load resource/ });

const errorMessage = (page: Page) => dialog(page).getByRole('alert');
const cancelButton = (page: Page) => dialog(page).getByRole('button', { name: words.cancel });
const closeButton = (page: Page) => dialog(page).getByRole('button', { name: 'Close', exact: true });
const failRequests = (page: Page) => page.route('**/rest/v1/**', (route) => route.abort('connectionrefused'));

test('keeps all input but shows no old error when reopened after Cancel', async ({ page }) => {
  await failRequests(page);
  await open(page);
  await fill(page, 'cancelled@example.com');
  await send(page);
  await expect(errorMessage(page)).toBeVisible();
  await cancelButton(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await trigger(page, aiAvatars.hero.join).click();
  await expect(dialog(page).getByLabel(words.fields.email.label)).toHaveValue('cancelled@example.com');
  await expect(errorMessage(page)).toHaveCount(0);
});

test('stores one row when a form that failed to send is closed and sent again unchanged', async ({
  page,
  site,
}) => {
  await page.route('**/rest/v1/**', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await open(page);
  await fill(page, 'again@example.com');
  await send(page);
  await expect(errorMessage(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.unroute('**/rest/v1/**');
  await trigger(page, aiAvatars.closing.get).click();
  await send(page);
  await expect(sentDialog(page)).toBeVisible();
  expect(await readStoredRows(site, 'again@example.com')).toHaveLength(1);
});

test('shares one draft between the two buttons that open the dialog', async ({ page, site }) => {
  await open(page, aiAvatars.hero.join);
  await fill(page, 'both@example.com');
  await dialog(page).getByLabel(words.fields.role.label).selectOption('agency');
  await cancelButton(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await trigger(page, aiAvatars.closing.get).click();
  await expect(dialog(page).getByLabel(words.fields.email.label)).toHaveValue('both@example.com');
  await expect(dialog(page).getByLabel(words.fields.role.label)).toHaveValue('agency');
  await send(page);
  await expect(sentDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sentDialog(page)).toHaveCount(0);
  await expect(trigger(page, aiAvatars.closing.get)).toBeFocused();
  await trigger(page, aiAvatars.hero.join).click();
  await expect(dialog(page).getByLabel(words.fields.email.label)).toHaveValue('');
  expect(await readStoredRows(site, 'both@example.com')).toHaveLength(1);
});

test('keeps the dialog open while sending, and shows the error of a failed attempt', async ({ page }) => {
  const fail = await holdRequests(page, '**/rest/v1/**', (route) => route.abort('connectionrefused'));
  await open(page);
  await fill(page, 'escaped@example.com');
  await send(page);
  await expect(dialog(page).getByRole('button', { name: words.busy })).toBeVisible();
  await expect(cancelButton(page)).toBeDisabled();
  await expect(closeButton(page)).toBeDisabled();
  await page.keyboard.press('Escape');
  await cancelButton(page).click({ force: true });
  await closeButton(page).click({ force: true });
  await page.mouse.click(10, 10);
  fail();
  await expectToast(page, words.failed.title, words.failed.description);
  await expect(errorMessage(page)).toContainText(emailInsteadText);
  await expect(dialog(page).getByLabel(words.fields.email.label)).toHaveValue('escaped@example.com');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

for (const [screen, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['tablet', { width: 768, height: 1024 }],
] as const) {
  test.describe(`the early-access dialog on a ${screen}`, () => {
    test.use({ viewport, hasTouch: true });

    test('keeps the success message open when the submit button is double-tapped', async ({ page }) => {
      await open(page);
      await fill(page, `two.taps.${screen}@example.com`);
      await tapTwice(page, dialog(page).getByRole('button', { name: words.action }), 350);
      await page.waitForTimeout(secondTapMilliseconds);
      await expect(sentDialog(page)).toBeVisible();
      await sentDialog(page).getByRole('button', { name: words.sent.close }).tap();
      await expect(sentDialog(page)).toHaveCount(0);
    });
  });
}

type DialogModel = { view: 'closed' | 'form' | 'thanks'; failed: boolean; values: Record<string, string> };

const labels = [
  words.fields.first_name.label,
  words.fields.last_name.label,
  words.fields.email.label,
  words.fields.company.label,
  words.fields.comments.label,
];
const emptyValues = () => Object.fromEntries(labels.map((label) => [label, '']));

async function expectDialogMatches(page: Page, { view, failed, values }: DialogModel) {
  await expect(dialog(page)).toHaveCount(view === 'form' ? 1 : 0);
  await expect(sentDialog(page)).toHaveCount(view === 'thanks' ? 1 : 0);
  if (view !== 'form') return;
  for (const label of labels) await expect(dialog(page).getByLabel(label)).toHaveValue(values[label] ?? '');
  await expect(dialog(page).getByLabel(words.fields.interested_feature.label)).toHaveValue('AI Avatars');
  await expect(errorMessage(page)).toHaveCount(failed ? 1 : 0);
}

for (const walk of createWalkSeeds(3)) {
  test(`loses no input and shows no stale error after random actions, run ${walk}`, async ({
    page,
    site,
  }) => {
    test.slow();
    const random = seededRandom();
    const email = `${random.seed}@example.com`;
    let answer: { slow: boolean; fails: boolean } = { slow: false, fails: false };
    await page.route('**/rest/v1/**', async (route) => {
      const { slow, fails } = answer;
      if (slow) await new Promise((resolve) => setTimeout(resolve, 400));
      if (fails) await route.abort('connectionrefused');
      else await route.continue();
    });
    await page.goto('/ai-avatars');
    const model: DialogModel = { view: 'closed', failed: false, values: emptyValues() };
    let sent = 0;
    const closeDialog = async (by: 'cancel' | 'Escape' | 'cross') => {
      if (by === 'Escape') await page.keyboard.press('Escape');
      else await (by === 'cross' ? closeButton : cancelButton)(page).click();
    };

    for (let press = 0; press < 30; press++) {
      if (model.view === 'closed') {
        await trigger(page, random.pick(triggers)).click();
        model.view = 'form';
      } else if (model.view === 'thanks') {
        if (random.below(2)) await page.keyboard.press('Escape');
        else await sentDialog(page).getByRole('button', { name: words.sent.close }).click();
        Object.assign(model, { view: 'closed', failed: false, values: emptyValues() });
      } else {
        const act = random.pick(['type', 'type', 'close', 'send', 'send'] as const);
        if (act === 'type') {
          const label = random.pick(labels);
          model.values[label] = label === words.fields.email.label ? email : `${random.below(1000)} שלום`;
          await dialog(page).getByLabel(label).fill(model.values[label]);
        } else if (act === 'close') {
          await closeDialog(random.pick(['cancel', 'Escape', 'cross'] as const));
          Object.assign(model, { view: 'closed', failed: false });
        } else {
          for (const [label, value] of [
            [words.fields.first_name.label, 'Ada'],
            [words.fields.last_name.label, 'Byron'],
            [words.fields.email.label, email],
            [words.fields.company.label, 'Engines Ltd'],
          ] as const) {
            model.values[label] = value;
            await dialog(page).getByLabel(label).fill(value);
          }
          answer = { slow: random.below(2) === 0, fails: random.below(2) === 0 };
          await send(page);
          if (answer.slow && random.below(2)) {
            await expect(dialog(page).getByRole('button', { name: words.busy })).toBeVisible();
            await page.keyboard.press('Escape');
          }
          if (answer.fails) await expect(errorMessage(page)).toBeVisible();
          await expect(dialog(page).getByRole('button', { name: words.busy })).toHaveCount(0);
          if (!answer.fails) sent++;
          Object.assign(model, answer.fails ? { failed: true } : { view: 'thanks' });
        }
      }
      await expectDialogMatches(page, model);
    }
    expect(await readStoredRows(site, email)).toHaveLength(sent);
  });
}

import type { Locator, Page } from '@playwright/test';
import { sendLead } from '#tests/support/desk/leads.ts';
import { type DeskSite, expect, openSignedIn, test } from '#tests/support/desk/site.ts';
import type { TableName } from '#tests/support/server/payloads.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';

// Lazily loaded parts of the desk whose code fails to load, because the network is down or a newer version has removed
// the file. Covers
// every way to open such a part; tests/unit/lazy-parts.test.ts checks that there are no others.

type LazyPart = {
  chunk: string;
  path?: string;
  lead?: TableName;
  width?: number;
  shows: (page: Page) => Locator;
};
type ClickedPart = LazyPart & { press: (page: Page) => Promise<Locator | undefined> };
type EmbeddedPart = LazyPart & { before?: (page: Page) => Promise<unknown> };

const failureNotice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part did not load.' });
const failureNote = (page: Page) => page.getByRole('alert').filter({ hasText: 'That did not load.' });
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first();
const clickAndReturnControl = async (control: Locator) => {
  await control.click();
  return control;
};
const pressButton = (name: string | RegExp) => (page: Page) =>
  clickAndReturnControl(page.getByRole('button', { name }).first());
const pressMenuEntry = (name: string) => async (page: Page) => {
  const menu = page.getByRole('region').getByRole('button', { name: /^More/ });
  await menu.click();
  await page.getByRole('menuitem', { name }).click();
  return menu;
};
const pressKey = (chord: string) => async (page: Page) => {
  await page.keyboard.press(chord);
  return undefined;
};

const clickedParts: ClickedPart[] = [
  { chunk: 'more-dialog', width: 390, press: pressButton('More'), shows: dialog('More') },
  { chunk: 'filter-sheet', width: 390, press: pressButton('Filter'), shows: dialog('Filter') },
  { chunk: 'keys-help', press: pressKey('?'), shows: dialog('Keyboard shortcuts') },
  {
    chunk: 'picker-popover',
    press: pressButton(/^Order/),
    shows: (page) => page.getByRole('listbox', { name: 'Order' }),
  },
  {
    chunk: 'composer',
    lead: 'contact_submissions',
    press: pressButton(/^Reply/),
    shows: (page) => page.getByRole('textbox', { name: 'Message' }),
  },
  {
    chunk: 'composer',
    lead: 'contact_submissions',
    width: 390,
    press: pressButton(/^Reply/),
    shows: (page) => page.getByRole('textbox', { name: 'Message' }),
  },
  {
    chunk: 'deal-value-dialog',
    lead: 'contact_submissions',
    press: async (page) => {
      const status = page.getByRole('region').getByRole('button', { name: /^Status/ });
      // A won lead must be given another status first.
      if (/Won/.test((await status.textContent()) ?? '')) {
        await status.click();
        await page.getByRole('option', { name: /Qualified/ }).click();
        await expect(status).toContainText('Qualified');
      }
      await status.click();
      await page.getByRole('option', { name: /Won/ }).click();
      return status;
    },
    shows: dialog('Deal value'),
  },
  {
    chunk: 'form-entry-dialog',
    lead: 'contact_submissions',
    press: pressMenuEntry('Original form entry'),
    shows: dialog('Original form entry'),
  },
];

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const embeddedParts: EmbeddedPart[] = [
  { chunk: 'people', path: '/desk/people', shows: h1 },
  {
    chunk: 'search-results',
    path: '/desk/words',
    before: (page) => page.getByRole('searchbox').fill('live'),
    shows: (page) => page.getByText(/^In the texts/),
  },
  {
    chunk: 'lead-pane',
    lead: 'contact_submissions',
    shows: (page) => page.getByText('Conversation', { exact: true }).first(),
  },
  {
    chunk: 'lead-pane',
    lead: 'contact_submissions',
    width: 390,
    shows: (page) => page.getByText('Conversation', { exact: true }).first(),
  },
  {
    chunk: 'lead-page',
    path: '?full=1',
    lead: 'contact_submissions',
    shows: (page) => page.getByText('Conversation', { exact: true }).first(),
  },
  { chunk: 'sign-in', path: '/desk/sign-in', shows: heading('Sign in') },
  {
    chunk: 'sign-in-again',
    path: '/desk/leads',
    before: async (page) => {
      await page.locator('[role=row][data-ref]').first().waitFor();
      await page.context().clearCookies();
      await page.locator('[data-row-link]').first().click();
    },
    shows: dialog('You were signed out'),
  },
];

const chunksCheckedWithAxe = [
  'more-dialog',
  'form-entry-dialog',
  'people',
  'search-results',
  'lead-page',
  'sign-in',
];

/** Blocks requests for a chunk from now on. @returns a function that unblocks it */
async function blockChunk(page: Page, chunk: string): Promise<() => Promise<void>> {
  const file = new RegExp(`/assets/${chunk}\\.[0-9a-f]{8}\\.js$`);
  await page.route(file, (route) => route.abort());
  return () => page.unroute(file);
}

async function openPart(page: Page, desk: DeskSite, { path = '', lead }: LazyPart): Promise<void> {
  const ref = lead && (await sendLead(desk, lead, { email: `${crypto.randomUUID()}@larch.example` }));
  await page.goto(ref ? `/desk/leads/${ref}${path}` : path || '/desk/leads');
}

const viewportOf = ({ width = 1440 }: LazyPart) => ({ width, height: width < 500 ? 844 : 900 });

test.describe('a lazily loaded part that opens on a click', () => {
  for (const part of clickedParts) {
    const { chunk, press, shows, lead } = part;
    test(`reports next to the control that ${chunk} failed to load, and retries on the next click, at ${viewportOf(part).width} px`, async ({
      browser,
      desk,
    }) => {
      await sendLead(desk);
      const { page } = await openSignedIn(browser, desk, 'admin', {}, { viewport: viewportOf(part) });
      const letCome = await blockChunk(page, chunk);
      await openPart(page, desk, part);
      const written = page.locator('[data-note]').filter({ visible: true }).first();
      if (lead) await written.fill('Asks for two shows.');
      else await page.locator('[role=row][data-ref]').first().waitFor();
      const control = await press(page);
      await expect(failureNote(page)).toBeVisible();
      if (chunksCheckedWithAxe.includes(chunk)) await expectAccessible(page, `${chunk} refused`);
      const box = await failureNote(page).boundingBox();
      const from = await control?.boundingBox();
      if (box && from) {
        const apart = Math.max(box.y - (from.y + from.height), from.y - (box.y + box.height));
        expect(apart, 'pixels between the press and its note').toBeLessThan(16);
        expect(apart, 'the note leaves what was pressed in sight').toBeGreaterThanOrEqual(0);
      }
      await expect(shows(page)).toHaveCount(0);
      if (lead) await expect(written).toHaveValue('Asks for two shows.');

      await letCome();
      await press(page);
      await expect(shows(page).first()).toBeVisible();
      await expect(failureNote(page)).toHaveCount(0);
      if (lead) await expect(written).toHaveValue('Asks for two shows.');
    });
  }
});

test.describe('a lazily loaded part within the page', () => {
  for (const part of embeddedParts) {
    const { chunk, before, shows } = part;
    test(`shows an error in place of ${chunk} when it fails to load, and loads it on retry, at ${viewportOf(part).width} px`, async ({
      browser,
      desk,
    }) => {
      await sendLead(desk);
      const { page } = await openSignedIn(browser, desk, 'admin', {}, { viewport: viewportOf(part) });
      const letCome = await blockChunk(page, chunk);
      await openPart(page, desk, part);
      await before?.(page);
      await expect(failureNotice(page).first()).toBeVisible();
      if (chunksCheckedWithAxe.includes(chunk)) await expectAccessible(page, `${chunk} refused`);
      const again = failureNotice(page).getByRole('button', { name: 'Try again' }).first();
      await Promise.all([page.waitForEvent('requestfailed'), again.click()]);
      await expect(again, 'refused once more').toBeVisible();
      await letCome();
      // Two fields of a document may both have pictures.
      await expect(async () => {
        if (await again.isVisible()) await again.click({ timeout: 1_000 });
        await expect(failureNotice(page)).toHaveCount(0, { timeout: 1_000 });
      }).toPass({ timeout: 10_000 });
      await expect(shows(page).first()).toBeVisible();
    });
  }
});

test('offers a reload after a new version was deployed, and keeps unsaved text', async ({
  browser,
  desk,
}) => {
  const ref = await sendLead(desk, 'contact_submissions', { email: 'newer@larch.example' });
  const { page } = await openSignedIn(browser, desk, 'admin', {}, { viewport: { width: 1440, height: 900 } });
  const removedFiles = /\/assets\/(?:form-entry-dialog|people)\.[0-9a-f]{8}\.js$/;
  await page.route(removedFiles, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto(`/desk/leads/${ref}`);
  const written = page.locator('[data-note]').filter({ visible: true }).first();
  await written.fill('Asks for two shows.');
  // Changes only the desk's own request. The reload then gets the current version.
  await page.route('**/desk', async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replaceAll(/index\.[0-9a-f]{8}\.js/g, 'index.00000000.js');
    await route.fulfill({ response: answer, body: text });
  });
  await pressMenuEntry('Original form entry')(page);
  await expect(failureNote(page)).toContainText('There is a newer version of the desk.');
  await page.getByRole('link', { name: 'People' }).click();
  await expect(failureNotice(page)).toContainText('There is a newer version of the desk.');
  await page.goBack();
  await pressMenuEntry('Original form entry')(page);
  await expect(failureNote(page)).toContainText('There is a newer version of the desk.');
  await page.unrouteAll();
  await failureNote(page).getByRole('button', { name: 'Reload' }).click();
  await expect(written).toHaveValue('Asks for two shows.');
  await pressMenuEntry('Original form entry')(page);
  await expect(dialog('Original form entry')(page)).toBeVisible();
});

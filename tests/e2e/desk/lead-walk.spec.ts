import type { Page } from '@playwright/test';
import { sendMessage } from '#tests/support/desk/leads.ts';
import { pressAtRandom } from '#tests/support/desk/press-at-random.ts';
import { expect, openSignedIn, test } from '#tests/support/desk/site.ts';
import { seededRandom } from '#tests/support/run/seeded-random.ts';

const pressCount = Number(process.env.PRESSES ?? 60);

const leadPane = (page: Page) => page.locator('[data-pane=lead]');
const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' });

/** The visible state of the lead: status, assignee, entries of the conversation and number of changes. */
async function readState(page: Page) {
  const takeSnapshot = (name: RegExp) => leadPane(page).getByRole('button', { name }).first().ariaSnapshot();
  return {
    status: await takeSnapshot(/^Status:/),
    // Narrow layouts show only first names.
    assignee: (await takeSnapshot(/^Assigned to:/)).replace(' Walker', ''),
    entries: await conversation(page).getByRole('listitem').count(),
    activity: await leadPane(page)
      .getByText(/^Activity \(\d+\)$/)
      .first()
      .textContent(),
  };
}

test('shows the same state of a lead to two members after random input from both', async ({
  browser,
  desk,
}) => {
  test.setTimeout(240_000);
  const random = seededRandom();
  const path = `/desk/leads/${await sendMessage(desk, `Walker${random.seed}`)}`;
  const walk = {
    path,
    controls: '[data-pane=lead] :is(button, input, select, textarea, summary)',
    excluded: /^(?:Erase|Download|Block)/,
    texts: ['', 'Four shows', '1500', 'tomorrow', 'a '.repeat(90), '“☂” 👩‍🚀', '<b>'],
    keys: [
      's',
      '1',
      '2',
      '3',
      '4',
      '5',
      'a',
      'c',
      'e',
      'm',
      'n',
      'r',
      'z',
      'Escape',
      'Enter',
      'Control+Enter',
    ],
  };
  const errors: string[] = [];
  const pages: Page[] = [];
  for (const name of ['Mei Walker', 'Ola Walker']) {
    const { page } = await openSignedIn(browser, desk, 'agent', {
      name,
      email: `${name.slice(0, 3).toLowerCase()}-${random.seed}@desk.example`,
    });
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('dialog', (dialog) => dialog.dismiss());
    await page.goto(path);
    await expect(conversation(page)).toBeVisible();
    pages.push(page);
  }
  for (let count = 0; count < pressCount; count += 1) {
    const page = random.pick(pages);
    await pressAtRandom(page, random, walk);
    await expect(leadPane(page), `SEED=${random.seed}, press ${count}`).toHaveCount(1);
  }
  expect(errors, `SEED=${random.seed}`).toEqual([]);
  const overlay = '[role=dialog], [role=listbox], [role=menu]';
  for (const page of pages) {
    while (await page.locator(overlay).count()) await page.keyboard.press('Escape');
    // Escape also closes the lead.
    if (!page.url().includes(path)) await page.goto(path);
  }
  const { page: fresh } = await openSignedIn(browser, desk, 'agent');
  await expect(async () => {
    await fresh.goto(path);
    await expect(conversation(fresh)).toBeVisible();
    const stored = await readState(fresh);
    for (const page of pages) expect(await readState(page), `SEED=${random.seed}`).toEqual(stored);
  }).toPass({ timeout: 30_000 });
});

import type { Page } from '@playwright/test';
import { findPlaceholderReason } from '#server/content/launch/placeholders.ts';
import { maxChangesPerRequest } from '#shared/desk/content.ts';
import { site } from '#site.config';
import { isFixed } from '#src/content/fixed.ts';
import { holdRequests } from '#tests/support/run/hold-requests.ts';
import { expect, test } from '#tests/support/site/content-site.ts';

test.describe.configure({ timeout: 120_000 });
test.use({ workerKey: 'desk-words' });

test('keeps unsaved edits across a reload and validates while typing', async ({ contentSite }) => {
  const page = await contentSite.openEditor('Half Done');
  await page.goto('/desk/words/host-training#head.title');
  await page.route('**/desk/api/content/documents/host-training', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  const title = page.locator('[id="head.title"]');
  const description = page.locator('[id="head.description"]');
  const [titleBefore, descriptionBefore] = [await title.inputValue(), await description.inputValue()];
  await title.fill(`A ${'supercalifragilistic'.repeat(3)} day`);
  await expect(page.getByText(/^This does not fit into the picture/)).toBeVisible();
  await title.fill('Half');
  await expect(page.getByText(/^This does not fit into the picture/)).toBeHidden();
  await expect(page.getByText(/^not saved/)).toBeVisible();
  await description.fill('Too short');
  await expect(page.getByText('At least 50 characters, now 9.')).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue('Half');
  await expect(description).toHaveValue('Too short');
  await page.unrouteAll();
  await expect(page.getByText(/saved as draft/)).toBeVisible({ timeout: 20_000 });
  // Restores the text for the tests that follow.
  await title.fill(titleBefore);
  await description.fill(descriptionBefore);
  await expect(page.getByText('Nothing to publish')).toBeVisible();
  // Waits until the change is saved on the server, because the page closes with the test.
  await expect(page.getByText('published', { exact: true })).toBeVisible();
});

test('shows both versions when two people have edited the same field', async ({ contentSite }) => {
  const [mei, tom] = await Promise.all([
    contentSite.openEditor('Mei Lin'),
    contentSite.openEditor('Tom Reed'),
  ]);
  for (const page of [mei, tom]) await page.goto('/desk/words/process');
  const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first();
  await expect(field(tom, 'Title')).toBeVisible();
  await field(mei, 'Title').fill('How we work, by Mei');
  await expect(mei.getByText(/saved as draft/)).toBeVisible();
  await field(tom, 'Title').fill('How we work, by Tom');
  const notice = tom.getByRole('alert').filter({ hasText: 'Mei changed' });
  await expect(notice).toContainText('How we work, by Mei');
  await expect(notice).toContainText('How we work, by Tom');
  await notice.getByRole('button', { name: 'Use mine' }).click();
  await expect(notice).toBeHidden();
  await expect(tom.getByText(/saved as draft/)).toBeVisible();
  await mei.reload();
  await expect(field(mei, 'Title')).toHaveValue('How we work, by Tom');
});

test('reports a field that cannot be saved, saves the other fields, and saves the field once it is corrected', async ({
  contentSite,
}) => {
  const page = await contentSite.openEditor('Nora Null');
  await page.goto('/desk/words/mails#roi.again.0');
  const [first, second] = [page.locator('[id="roi.again.0"]'), page.locator('[id="roi.again.1"]')];
  await expect(first).toBeVisible();
  await first.fill('Once more\0');
  await second.fill('And again');
  const notice = page.getByRole('alert').filter({ hasText: 'cannot be saved' });
  await expect(notice).toContainText('Delete it and type the text again.');
  await first.fill('Once more');
  await expect(notice).toBeHidden();
  await expect(page.getByText(/saved as draft/)).toBeVisible();
  await page.reload();
  await expect(first).toHaveValue('Once more');
  await expect(second).toHaveValue('And again');
});

test('leaves no draft of a change that is undone while the change is being saved', async ({
  contentSite,
}) => {
  const page = await contentSite.openEditor('Una Back');
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/desk/api/content/documents/about', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    const response = await route.fetch();
    await isReleased;
    await route.fulfill({ response });
  });
  await page.goto('/desk/words/about');
  const title = page.getByLabel('Title', { exact: true }).first();
  const before = await title.inputValue();
  const isSent = page.waitForRequest((request) => request.method() === 'PUT');
  await title.fill('Taken back');
  await isSent;
  await expect(page.getByText('saving', { exact: true })).toBeVisible();
  await title.fill(before);
  release();
  await expect(page.getByText('published', { exact: true })).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue(before);
  await expect(page.getByText('published', { exact: true })).toBeVisible();
});

test('keeps text that is typed while a conflict is loading', async ({ contentSite }) => {
  const tom = await contentSite.openEditor('Tom Early');
  // Blocks the presence events, so that the desk receives none.
  await tom.route('**/desk/api/events', (route) => route.abort());
  await tom.goto('/desk/words/contact#head.title');
  const field = (label: string) => tom.getByLabel(label, { exact: true }).first();
  await expect(field('Title')).toBeVisible();
  await tom.route('**/desk/api/content/documents/contact', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    await tom.unroute('**/desk/api/content/documents/contact');
    const mei = await contentSite.openEditor('Mei Later');
    const path = ['head', 'title'];
    const data = [{ path, patch: { path, value: 'By Mei' }, was: null }];
    const headers = { origin: contentSite.url };
    await mei.request.put(`${contentSite.url}/desk/api/content/documents/contact`, { data, headers });
    await route.continue();
  });
  const release = await holdRequests(tom, '**/desk/api/session', (route) => route.fallback());
  const isRefused = tom.waitForResponse((response) => response.status() === 409);
  await field('Title').fill('By Tom');
  await isRefused;
  await field('Description').fill('Typed meanwhile');
  release();
  await expect(tom.getByRole('alert').filter({ hasText: 'Mei changed' })).toBeVisible();
  await expect(field('Description')).toHaveValue('Typed meanwhile');
  await expect(field('Title')).toHaveValue('By Tom');
});

test('lets an editor edit all values of a chart in one field', async ({ contentSite }) => {
  const page = await contentSite.openEditor('Fay Figures');
  await page.goto('/desk/words/home#demo.sold.minutes');
  const figures = page.locator('[id="demo.sold.minutes"]');
  await expect(figures).toBeFocused();
  const before = await figures.inputValue();
  await figures.press('End');
  await page.keyboard.type(', 61, 6.5');
  await expect(figures).toHaveValue(`${before}, 61, 6.5`);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(before);
  await expect(figures).toBeFocused();
  await expect(page.getByText('published', { exact: true })).toBeVisible();
});

test('links items of the launch checklist to their fields, and shows which ones the next release resolves', async ({
  contentSite,
}) => {
  test.skip(!findPlaceholderReason(site.email), 'the agency has an address of its own');
  const page = await contentSite.openEditor('Ida Launch');
  await page.goto('/desk/words/site');
  const email = page.getByLabel('Email', { exact: true });
  await expect(email, 'the first part is open').toBeVisible();
  await page.goto('/desk/words');
  const list = page.getByRole('region', { name: 'Launch checklist' });
  const openChecklist = () => list.getByRole('button', { name: 'Show what is left to replace' }).click();
  await openChecklist();
  const ofEmail = list.getByRole('listitem').filter({ hasText: site.email });
  await ofEmail.getByRole('link').click();
  await expect(email).toBeFocused();
  await email.fill('javascript:alert(1)');
  await expect(page.getByText('Enter an address like name@example.com.')).toBeVisible();
  await email.fill('hello@lumen.live');
  await expect(page.getByText(/saved as draft/)).toBeVisible();
  await page.goto('/desk/words');
  await openChecklist();
  await expect(ofEmail).toContainText('resolved by the next Publish');
  const settled = list.getByText('resolved by the next Publish');
  await expect(settled).toHaveCount(1);
  await list.getByRole('button', { name: /^Keep/ }).first().click();
  const reason = page.getByLabel('Reason');
  await expect(reason).toBeFocused();
  await expect(page.getByText('Required.')).toBeVisible();
  await reason.fill('The line opens with the launch.');
  await expect(page.getByText(/saved as draft/)).toBeVisible();
  await page.goto('/desk/words');
  await openChecklist();
  await expect(settled).toHaveCount(2);
});

test('reports a renamed package where the prices refer to it, and links to that field', async ({
  contentSite,
}) => {
  const page = await contentSite.openEditor('Nia Cole');
  await page.goto('/desk/words/live-production#packages.items.0.name');
  const name = page.locator('[id="packages.items.0.name"]');
  await expect(name).toBeVisible();
  const before = await name.inputValue();
  if (isFixed('live-production', ['packages', 'items', 0, 'name'])) {
    await page.getByRole('button', { name: 'Fixed, change Name' }).first().click();
    await page.getByRole('button', { name: 'Change it' }).click();
  }
  await name.fill('Studio Feather');
  await expect(page.getByText(/saved as draft/)).toBeVisible();
  await page.getByRole('button', { name: /1 draft not ready \(Prices: package has a problem\)/ }).click();
  const option = page.locator(':is(input, textarea):focus');
  await expect(option).toHaveValue(before);
  await expect(page.getByText(/^Live Production sells no package of that name/)).toBeVisible();
  await option.fill('Studio Feather');
  await expect(page.getByText(/drafts? not ready/)).toBeHidden();
});

test('links to each field that still mentions an old price', async ({ contentSite }) => {
  const page = await contentSite.openEditor('Pia Price');
  await page.goto('/desk/words/host-training#packages.items.0.price');
  const price = page.locator('[id="packages.items.0.price"]');
  const description = page.locator('[id="head.description"]');
  await expect(price).toBeVisible();
  const before = await price.inputValue();
  const fixed = page.getByRole('button', { name: 'Fixed, change Price' }).first();
  if (await fixed.isVisible()) {
    await fixed.click();
    await page.getByRole('button', { name: 'Change it' }).click();
  }
  await price.fill('$8,765');
  const notice = page.locator('[data-pane=changes]').getByText(`Still ${before} in:`);
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'Host Training, search and sharing, description' }).click();
  await expect(description).toBeFocused();
  const text = await description.inputValue();
  await description.fill(text.replaceAll(before, '$8,765'));
  await expect(page.getByRole('link', { name: /^Host Training, search and sharing/ })).toBeHidden();
  await page.getByRole('link', { name: /^Host Training Materials, / }).click();
  await expect(page.locator(':is(input, textarea):focus')).toHaveValue(
    new RegExp(before.replace('$', '\\$')),
  );
  await page.goto('/desk/words/host-training#packages.items.0.price');
  await price.fill(before);
  await description.fill(text);
  await expect(page.getByText('published', { exact: true })).toBeVisible();
});

test('scrolls a long list of changes in its pane, not the page', async ({ contentSite }) => {
  const page = await contentSite.openEditor('Lea Long');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/desk/words/mails#roi.again.0');
  const fields = page.locator('[data-pane=words]').getByRole('textbox');
  await expect.poll(() => fields.count()).toBeGreaterThan(6);
  const before = await fields.evaluateAll((all) =>
    (all as HTMLInputElement[]).slice(0, 7).map(({ value }) => value),
  );
  const changes = page.locator('[data-pane=changes]').locator('ins');
  for (const [at, text] of before.entries()) await fields.nth(at).fill(`${text} and more`);
  await expect.poll(() => changes.count()).toBeGreaterThanOrEqual(before.length);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(
    0,
  );
  // Restores the text for the tests that follow.
  for (const [at, text] of before.entries()) await fields.nth(at).fill(text);
  await expect.poll(() => changes.count()).toBeLessThan(before.length);
  await expect(page.getByText(/^published$|saved as draft/)).toBeVisible();
});

test('shows the Publish button beside the heading on a tablet', async ({ contentSite }) => {
  const page = await contentSite.openEditor('Tia Blet');
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/desk/words/careers');
  // Earlier tests may have left changes behind.
  const publish = page.getByRole('button', { name: /^(?:Nothing to publish|Publish \d)/ });
  await expect(publish).toBeVisible();
  const [heading = Number.NaN, button = Number.NaN] = await Promise.all(
    [page.getByRole('heading', { name: 'Content', exact: true }), publish].map((one) =>
      one.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return (top + bottom) / 2;
      }),
    ),
  );
  expect(Math.abs(heading - button)).toBeLessThan(4);
});

test('moves a list item when its handle is dragged', async ({ contentSite }) => {
  const page = await contentSite.openEditor('Sam Ortiz');
  await page.goto('/desk/words/creator-services');
  await page.getByRole('button', { name: /^Program/ }).click();
  const list = page.locator('[id="program.items"]');
  const readNames = () => list.locator('li > div > button[aria-expanded]').allTextContents();
  await expect.poll(async () => (await readNames()).length).toBeGreaterThan(3);
  const [first, second, third, ...others] = await readNames();
  // Dragging does not scroll the page.
  await list.locator('[data-grip="1"]').evaluate((grip) => grip.scrollIntoView({ block: 'center' }));
  await list.locator('[data-grip="0"]').dragTo(list.locator('[data-grip="2"]'));
  await expect.poll(readNames).toEqual([second, third, first, ...others]);
  await expect(page.getByText(/saved as draft/)).toBeVisible();
});

function textsOf(value: unknown, path: (string | number)[] = []): { path: typeof path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    textsOf(part, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

// This test must run last, because it changes the shared site.
test('saves more changes to a document than one request accepts', async ({ contentSite }) => {
  const page = await contentSite.openEditor('Max Imum');
  const readJson = async (path: string) =>
    (await page.request.get(`${contentSite.url}/desk/api/${path}`)).json();
  const document = 'content/documents/live-selling-survey';
  const { published } = await readJson(document);
  const typed = textsOf(published).map(({ path, text }) => ({
    path,
    patch: { path, value: `${text}!` },
    was: null,
  }));
  expect(typed.length).toBeGreaterThan(maxChangesPerRequest);
  const key = `desk-words ${(await readJson('session')).me.id} live-selling-survey`;
  await page.addInitScript(([name, kept]) => sessionStorage.setItem(String(name), String(kept)), [
    key,
    JSON.stringify(typed),
  ] as const);
  const sizes: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sizes.push(request.postDataJSON().length);
  });
  await page.goto('/desk/words/live-selling-survey');
  await expect(page.getByText(/saved as draft/)).toBeVisible();
  await expect.poll(() => page.evaluate((name) => sessionStorage.getItem(name), key)).toBeNull();
  expect(sizes).toEqual([maxChangesPerRequest, typed.length - maxChangesPerRequest]);
  const { changes } = await readJson(document);
  expect(changes).toHaveLength(typed.length);
});

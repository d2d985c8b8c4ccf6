import type { Page } from '@playwright/test';
import { site } from '#site.config';
import { liveProductionSchema } from '#src/content/schemas/page/live-production.ts';
import { servicesSchema } from '#src/content/schemas/page/services.ts';
import { hrefOf, type RouteId, routes } from '#src/routes.ts';
import { forms } from '#tests/support/forms/form-texts.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { addNewTabNote, linksTo } from '#tests/support/pages/main-links.ts';
import { expectOpening } from '#tests/support/pages/openings.ts';
import { prices } from '#tests/support/pages/show-prices.ts';
import { packagesByRoute } from '#tests/support/run/packages.ts';
import { waitForAll } from '#tests/support/run/wait-for-all.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';
import { expect, test } from '#tests/support/site/site.ts';

const services = contentOf('pages/services', servicesSchema);
const liveProduction = contentOf('pages/live-production', liveProductionSchema);

const cards = (page: Page) =>
  page
    .locator('#packages')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

for (const [route, { items, popular, compare, rows }] of Object.entries(packagesByRoute)) {
  const { path } = routes[route as RouteId];
  test(`shows prices and a comparison of three packages on ${path}, and marks the popular one`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(cards(page)).toHaveCount(items.length);
    for (const [index, item] of items.entries()) {
      const card = cards(page).nth(index);
      for (const words of [item.name, item.price, item.terms, ...item.features])
        await expect(card).toContainText(words);
      await expect(card.getByText(popular, { exact: true })).toHaveCount(item.popular ? 1 : 0);
    }

    const table = page.locator('#packages').getByRole('table');
    await expect(table).toBeHidden();
    await page.getByRole('heading', { name: compare }).click();
    await expect(table.getByRole('columnheader')).toHaveText(items.map(({ name }) => name));
    await expect(table.getByRole('rowheader')).toHaveText(rows.map(({ label }) => label));
    await expect(table.getByRole('cell').filter({ hasText: /\S/ })).toHaveText(
      rows.flatMap(({ values }) => values),
    );
    await expectAccessible(page);
  });
}

test('shows the names of the rows above the compared values on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes['live-production'].path);
  await page.getByRole('heading', { name: packagesByRoute['live-production'].compare }).click();
  const row = page.locator('#packages').getByRole('row').nth(1);
  const name = await row.getByRole('rowheader').boundingBox();
  const values = await Promise.all(
    (await waitForAll(row.getByRole('cell'))).map((cell) => cell.boundingBox()),
  );
  expect(values).toHaveLength(3);
  for (const value of values) {
    expect(value?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
    expect((value?.x ?? 0) + (value?.width ?? 0)).toBeLessThanOrEqual(390);
  }
  expect(new Set(values.map((value) => value?.y)).size).toBe(1);
  await expectAccessible(page);
});

test('links each room in the illustration of the house to its service', async ({ page }) => {
  await page.goto(routes.services.path);
  const rooms = page.getByRole('navigation', { name: services.hero.rooms }).getByRole('link');
  await expect(rooms).toHaveText(services.services.items.map(({ title }) => title));
  for (const room of await waitForAll(rooms)) {
    const title = await room.innerText();
    await room.click();
    const card = page.locator(':target');
    await expect(card.getByRole('heading')).toHaveText(title);
    await expect(card).toBeInViewport();
  }
});

test('links each service to its page or form', async ({ page }) => {
  await page.goto(routes.services.path);
  const cards = page.locator('#services > div > ul > li');
  await expect(cards).toHaveCount(services.services.items.length);
  for (const [index, { action }] of services.services.items.entries()) {
    const card = cards.nth(index);
    if (action.to)
      await expect(card.getByRole('link', { name: action.label, exact: true })).toHaveAttribute(
        'href',
        hrefOf({ to: action.to, at: action.at }),
      );
    else {
      await card.getByRole('button', { name: action.label }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel(forms['early-access'].fields.interested_feature.label)).toHaveValue(
        'AI Avatars',
      );
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  }
});

test('shows “Opens soon” on placeholder buttons, and opens strategy calls in a new tab', async ({ page }) => {
  await page.goto(routes.services.path);
  await expectOpening(page, 'downloadServiceGuide', services.hero.guide);
  const calls = linksTo(page, site.links.scheduling);
  await expect(calls).toHaveText(
    addNewTabNote(services.hero.call, prices.actions.book, services.closing.action),
  );
  for (const call of await waitForAll(calls)) await expect(call).toHaveAttribute('target', '_blank');

  await page.goto(routes['live-production'].path);
  await expectOpening(page, 'productionCall', liveProduction.hero.call);
  await expectOpening(page, 'demoReel', liveProduction.hero.reel);
  await expectOpening(page, 'productionConsultation', liveProduction.closing.action);
});

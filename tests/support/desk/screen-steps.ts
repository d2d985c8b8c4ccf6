import { expect, type Page, type Route } from '@playwright/test';
import type { Seed } from './seed.ts';
import type { DeskSite } from './start-desk-site.ts';

export type Opening = { page: Page; desk: DeskSite; seed: Seed; isPhone: boolean };
export type Screen = {
  name: string;
  as: 'nobody' | 'admin' | 'agent' | 'editor';
  path: string | ((seed: Seed) => string);
  prepare?: (opening: Opening) => Promise<unknown>;
  act?: (opening: Opening) => Promise<unknown>;
  shows: string | RegExp;
};

/** Answers the desk's requests to a path as a server would that refuses them. */
export const refuse = (path: string, status: number, refusal: object) => (opening: Opening) =>
  opening.page.route(`**/desk/api/${path}`, (route) => route.fulfill({ status, json: refusal }));

/** The server itself fails, at once. */
export const fails = (path: string) =>
  refuse(path, 400, { code: 'failed', message: 'Something went wrong on the server.' });

/** The database is away for requests to a path. */
export const away = (path: string) =>
  refuse(path, 503, { code: 'database_away', message: 'The database does not answer. Nothing was changed.' });

/** Changes what the server answers to a path. */
export const changed =
  <T>(path: string, change: (answer: T) => unknown) =>
  ({ page }: Opening) =>
    page.route(`**/desk/api/${path}`, async (route: Route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: change(await response.json()) });
    });

/** Requests to a path are never answered. */
export const never = (path: string) => (opening: Opening) =>
  opening.page.route(`**/desk/api/${path}`, () => new Promise(() => {}));

/** Presses the first of that name. */
export const press =
  (name: string | RegExp, role: 'button' | 'menuitem' | 'option' = 'button') =>
  ({ page }: Opening) =>
    page.getByRole(role, { name }).first().click();

export const steps =
  (...all: ((opening: Opening) => Promise<unknown>)[]) =>
  async (opening: Opening) => {
    for (const step of all) await step(opening);
  };

/** Types into a field. */
export const fill =
  (label: string | RegExp, text: string) =>
  ({ page }: Opening) =>
    page.getByRole('textbox', { name: label }).first().fill(text);

/** The address of a lead. */
export const lead =
  (which: keyof Seed['refs'], query = '') =>
  (seed: Seed) =>
    `/leads/${seed.refs[which]}${query}`;
/** Chooses a deed of the open lead. */
export const menu = (name: string) => steps(press(/^More/), press(name, 'menuitem'));
/** Opens the composer. */
export const reply = press(/^Reply/);
const other = { code: 'changed', now: 'contacted', at: '2026-11-17T21:59:00Z' };
const byMei = async ({ desk, seed }: Opening) => ({ ...other, by: await desk.idOf(seed.agent) });
export const conflictOnChange = async (opening: Opening) => {
  const json = await byMei(opening);
  await opening.page.route('**/desk/api/leads/m-*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 409, json }) : route.fallback(),
  );
};
/** Sets a status of the open lead. */
export const pickStatus = steps(press(/^Status: /), press(/Qualified/, 'option'));

const patience = { timeout: 15_000 };

/** Brings a page to a screen's state. */
export async function openScreen({ path, prepare, act, shows }: Screen, opening: Opening): Promise<void> {
  const { page, seed } = opening;
  await prepare?.(opening);
  await page.goto(`/desk${typeof path === 'string' ? path : path(seed)}`);
  const heading = page.getByRole('heading', { level: 1, includeHidden: true });
  await expect(heading).toHaveCount(1, patience);
  await act?.(opening);
  await expect(page.getByText(shows).first()).toBeAttached(patience);
}

import { expect, type Page, type Route } from '@playwright/test';
import type { Seed } from './seed.ts';
import type { DeskSite } from './start-desk-site.ts';

export type ScreenContext = { page: Page; desk: DeskSite; seed: Seed; isPhone: boolean };
type Step = (opening: ScreenContext) => Promise<unknown>;
/** Steps before and after a screen is opened. */
export type Setup = { prepare?: Step; act?: Step };
export type Screen = {
  name: string;
  as: 'nobody' | 'admin' | 'agent' | 'editor';
  path: string | ((seed: Seed) => string);
  shows: string | RegExp;
} & Setup;

/** Creates a function that describes a screen for a role by path, name, a visible text and setup. */
const createScreenFor =
  (as: Screen['as']) =>
  (path: Screen['path'], name: string, shows: Screen['shows'], setup: Setup = {}): Screen => ({
    ...{ as, path, name, shows },
    ...setup,
  });

export const signedOutScreen = createScreenFor('nobody');
export const agentScreen = createScreenFor('agent');
export const adminScreen = createScreenFor('admin');
export const editorScreen = createScreenFor('editor');

/** Makes the desk's requests to a path fail with this status, like the server would. */
export const refuseRequests = (path: string, status: number, refusal: object) => (opening: ScreenContext) =>
  opening.page.route(`**/desk/api/${path}`, (route) => route.fulfill({ status, json: refusal }));

/** Responds to requests to a path with a server error. */
export const failRequests = (path: string) =>
  refuseRequests(path, 400, { code: 'failed', message: 'Something went wrong on the server.' });

/** Responds to requests to a path as if the database were unavailable. */
export const failWithoutDatabase = (path: string) =>
  refuseRequests(path, 503, {
    code: 'database_away',
    message: 'The database is unavailable. Nothing was changed.',
  });

/** Changes the server's response to a path. */
export const changeResponse =
  <T>(path: string, change: (answer: T) => unknown) =>
  ({ page }: ScreenContext) =>
    page.route(`**/desk/api/${path}`, async (route: Route) => {
      const response = await route.fetch();
      const answer = await response.json().catch(() => undefined);
      // The page was closed in the meantime.
      if (answer === undefined) return route.abort().catch(() => {});
      await route.fulfill({ response, json: change(answer) });
    });

/** Sends no response to requests to a path. */
export const ignoreRequests = (path: string) => (opening: ScreenContext) =>
  opening.page.route(`**/desk/api/${path}`, () => new Promise(() => {}));

/** Presses the first control with that name. */
export const pressControl =
  (name: string | RegExp, role: 'button' | 'menuitem' | 'option' = 'button') =>
  ({ page }: ScreenContext) =>
    page.getByRole(role, { name }).first().click();

export const runSteps =
  (...all: Step[]) =>
  async (opening: ScreenContext) => {
    for (const step of all) await step(opening);
  };

export const fillField =
  (label: string | RegExp, text: string) =>
  ({ page }: ScreenContext) =>
    page.getByRole('textbox', { name: label }).first().fill(text);

export const leadPath =
  (which: keyof Seed['refs'], query = '') =>
  (seed: Seed) =>
    `/leads/${seed.refs[which]}${query}`;
/** Chooses an entry in the menu of the open lead. */
export const chooseMenuEntry = (name: string) =>
  runSteps(pressControl(/^More/), pressControl(name, 'menuitem'));
export const openReply = pressControl(/^Reply/);
const conflictingChange = { code: 'changed', now: 'contacted', at: '2026-11-17T21:59:00Z' };
const createAgentConflict = async ({ desk, seed }: ScreenContext) => ({
  ...conflictingChange,
  by: await desk.idOf(seed.agent),
});
export const failWithConflict = async (opening: ScreenContext) => {
  const json = await createAgentConflict(opening);
  await opening.page.route('**/desk/api/leads/m-*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 409, json }) : route.fallback(),
  );
};
/** Opens the status picker of the open lead and selects Qualified. */
export const pickStatus = runSteps(pressControl(/^Status: /), pressControl(/Qualified/, 'option'));

const timeoutOption = { timeout: 15_000 };

/** Opens a screen and runs the steps of its setup. */
export async function openScreen(
  { path, prepare, act, shows }: Screen,
  opening: ScreenContext,
): Promise<void> {
  const { page, seed } = opening;
  await prepare?.(opening);
  await page.goto(`/desk${typeof path === 'string' ? path : path(seed)}`);
  const heading = page.getByRole('heading', { level: 1, includeHidden: true });
  await expect(heading).toHaveCount(1, timeoutOption);
  await act?.(opening);
  await expect(page.getByText(shows).first()).toBeAttached(timeoutOption);
}

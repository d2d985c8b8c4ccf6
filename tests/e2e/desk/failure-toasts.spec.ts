import type { Page } from '@playwright/test';
import type { ContentHistory } from '#shared/desk/content.ts';
import type { Publishing, Release } from '#shared/desk/publishing.ts';
import { expect, test } from '#tests/support/desk/site.ts';

test.use({ expectedConsole: /Failed to load resource/ });

const timestamp = '2026-11-17T22:03:00Z';
const release: Release = {
  ...{ id: '00000000-0000-4000-8000-000000000002', number: 42, kind: 'publish', state: 'live' },
  ...{
    step: 0,
    steps: 0,
    askedAt: timestamp,
    askedBy: null,
    begunAt: timestamp,
    endedAt: timestamp,
    dueAt: null,
    reason: null,
  },
  ...{ problems: [], changes: [], isLive: true, mayReturn: true },
};
const livePublishing: Publishing = {
  ...{ now: release, next: null, live: release, scheduled: null, hasBuilder: true },
  before: { ...release, id: release.id.replace('2', '1'), number: 41, isLive: false },
};
const history: ContentHistory = {
  lines: [
    {
      ...{ document: 'careers', where: 'Positions, Live host', before: '$55k-$75k', after: '$60k-$85k' },
      ...{ id: '1', by: null, at: timestamp, mayRestore: true },
    },
  ],
  next: null,
};
const respondWith = (page: Page, path: string, json: object) =>
  page.route(`**/desk/api/${path}`, (route) => route.fulfill({ json }));
const pressButton = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();

type FailedAction = { path: string; refused: string; act: (page: Page) => Promise<void> };
const failedActions: Record<string, FailedAction> = {
  'Not restored.': {
    path: '/words',
    refused: 'content/history/*/restore',
    async act(page) {
      await respondWith(page, 'content/history', history);
      await pressButton(page, /^Restore/);
    },
  },
  'Not published.': {
    path: '/words',
    refused: 'content/releases/*/back',
    async act(page) {
      await respondWith(page, 'content/publishing', livePublishing);
      await expect(page.getByText(/release 42, Nov 17.*, \d{1,2}:03 [AP]M/)).toBeVisible();
      await pressButton(page, /^Roll back/);
      await pressButton(page, /^Go back/);
    },
  },
  'Not saved to the list.': {
    path: '/words',
    refused: 'content/documents/site',
    async act(page) {
      await pressButton(page, /^Show what is left to replace/);
      await pressButton(page, /^Keep/);
    },
  },
  'No new link.': {
    path: '/people',
    refused: 'people/invites',
    act: (page) => pressButton(page, /^New link for/),
  },
  'The link still works.': {
    path: '/people',
    refused: 'people/invites/*',
    act: (page) => pressButton(page, /^Cancel the invite for/),
  },
  'Still signed in.': {
    path: '/account',
    refused: 'sign-out',
    async act(page) {
      await pressButton(page, /^My account/);
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
    },
  },
};

for (const [title, { path, refused, act }] of Object.entries(failedActions)) {
  test(`does not style the failure toast “${title}” as a success`, async ({ desk, admin }) => {
    await desk.inviteTo('newcomer@cue.example', 'agent');
    await admin.route(`**/desk/api/${refused}`, (route) =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({ status: 409, json: { code: 'refused', message: 'It is busy.' } }),
    );
    await admin.goto(`/desk${path}`);
    await act(admin);
    const toast = admin.getByRole('status').getByRole('listitem').filter({ hasText: title });
    await expect(toast).toContainText('It is busy.');
    await expect(toast.locator('.text-ok-text')).toHaveCount(0);
  });
}

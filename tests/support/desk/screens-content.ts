import type { ContentDocument, ContentHistory, ContentOverview, StoredChange } from '#shared/desk/content.ts';
import type { PreviewResponse } from '#shared/desk/preview.ts';
import type { Publishing, Release } from '#shared/desk/publishing.ts';
import { site, specificationHolds } from '#site.config';
import {
  changeResponse,
  editor,
  failRequests,
  type Opening,
  press,
  type Screen,
  type Setup,
  steps,
} from './screen-steps.ts';

const at = '2026-11-17T22:03:00Z';
const release: Release = {
  id: '00000000-0000-4000-8000-000000000002',
  number: 42,
  kind: 'publish',
  state: 'live',
  step: 0,
  steps: 0,
  askedAt: at,
  askedBy: null,
  begunAt: at,
  endedAt: at,
  dueAt: null,
  reason: null,
  problems: [],
  changes: [],
  isLive: true,
  mayReturn: true,
};
const before = { ...release, id: release.id.replace('2', '1'), number: 41, isLive: false };
const live: Publishing = {
  now: release,
  next: null,
  live: release,
  before,
  scheduled: null,
  hasBuilder: true,
};

const answers =
  <T>(path: string, json: T) =>
  ({ page }: Opening) =>
    page.route(`**/desk/api/${path}`, (route) => route.fulfill({ json }));

const publishing = (now: Partial<Release>, hasBuilder = true) =>
  answers<Publishing>('content/publishing', { ...live, now: { ...release, ...now }, hasBuilder });

const minute = 60_000;
const withSchedule = (days: number) =>
  answers<Publishing>('content/publishing', {
    ...live,
    scheduled: {
      dueAt: new Date(Date.now() + days * 24 * 60 * minute).toISOString(),
      timeZone: site.timeZone,
      askedBy: null,
    },
  });
const withOverview = (change: Partial<ContentOverview>) => async (opening: Opening) => {
  const { desk, seed } = opening;
  const overview: ContentOverview = (await desk.ask(seed.editor, 'GET', 'content')).json();
  await answers<ContentOverview>('content', { ...overview, ...change })(opening);
};
const oldPrices = [
  {
    document: 'careers',
    amount: '$2,499',
    places: [
      { document: 'careers', path: ['head', 'description'] },
      { document: 'mails', path: ['received', 'contact_submissions', 'text', 0] },
    ],
  },
];
const unfinished = {
  document: 'case-studies',
  path: ['others', 'items', '+new', 'title'],
  message: 'Required.',
};

const document = (id: string, change: (answer: ContentDocument) => Partial<ContentDocument>) =>
  changeResponse<ContentDocument>(`content/documents/${id}`, (answer) => ({ ...answer, ...change(answer) }));

const draft = (by: string | null, other: Partial<StoredChange> = {}): StoredChange => ({
  ...{ path: ['hero', 'title'], value: 'Light a show for a living', base: 'Work on air' },
  ...{ by, at, version: 'one', stale: false },
  ...other,
});
const drafted = document('careers', () => ({ changes: [draft(null)] }));
const stale = document('careers', () => ({ changes: [draft(null, { stale: true })] }));

const failWithClash = async (opening: Opening) => {
  const { page, desk, seed } = opening;
  const by = await desk.idOf(seed.agent);
  await page.route('**/desk/api/content/documents/careers', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    const now = (await desk.ask(seed.editor, 'GET', 'content/documents/careers')).json();
    const theirs = draft(by, { path: ['head', 'title'] });
    const json = { code: 'changed', document: now, clashes: [{ path: theirs.path, theirs, by, at }] };
    await route.fulfill({ status: 409, json });
  });
};

const preview =
  (answer: PreviewResponse) =>
  async ({ page }: Opening) => {
    await page.route('**/desk/api/preview', (route) => route.fulfill({ json: answer }));
    await page.route('**/desk/preview/page?of=one', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<html lang="en"><title>A page</title><h1 data-content="careers#hero/title">Work on air</h1></html>',
      }),
    );
  };
const fresh = preview({ state: 'fresh', address: '/desk/preview/page?of=one', milliseconds: 90 });

const pay = {
  document: 'careers',
  where: 'Positions, Live host, salary range',
  before: '$55k-$75k',
  after: '$60k-$85k',
};
const history = answers<ContentHistory>('content/history', {
  lines: ['2', '1'].map((id) => ({ ...pay, id, by: null, at, mayRestore: id === '2' })),
  next: '1',
});

const type =
  (id: string, text: string) =>
  async ({ page }: Opening) => {
    await page.route('**/desk/api/content/documents/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    );
    await page.locator(`[id="${id}"]`).fill(text);
  };
const find =
  (words: string) =>
  ({ page }: Opening) =>
    page.getByRole('searchbox').fill(words);
const tab =
  (name: string) =>
  async ({ page, isPhone }: Opening) => {
    if (isPhone) await page.getByRole('button', { name }).first().click();
  };

const careers = '/words/careers';
const quiet = preview({ state: 'none', reason: 'not-here' });
const open = (name: string, shows: Screen['shows'], setup?: Setup) =>
  editor(careers, name, shows, { prepare: quiet, ...setup });

export const contentScreens: Screen[] = [
  editor('/words', 'texts, none selected', 'On several pages'),
  editor('/words', 'a text search with results', /^In the texts: /, { act: find('price') }),
  editor('/words', 'a text search without results', 'In the texts: 0', { act: find('zwieback') }),
  editor('/words', 'texts that failed to load', 'The content did not load', {
    prepare: failRequests('content'),
  }),
  editor('/words', 'the publishing history', '$60k-$85k', {
    prepare: history,
    act: tab('What changes, history'),
  }),
  open('a published page', 'published'),
  open('a page with a draft', /saved as draft/, { prepare: steps(quiet, drafted) }),
  open('a page that failed to load', 'This page did not load', {
    prepare: failRequests('content/documents/careers'),
  }),
  editor(`${careers}#head.title`, 'a page with a problem', 'Required.', {
    prepare: quiet,
    act: type('head.title', ' '),
  }),
  ...(specificationHolds
    ? [
        open('confirming a change of a fixed text', 'Leave it', {
          act: steps(press(/^Values/), press(/^Fixed, change/)),
        }),
      ]
    : []),
  editor(`${careers}#head.title`, 'a page with a conflict', /^Mei changed/, {
    prepare: steps(quiet, failWithClash),
    act: ({ page }) => page.locator('[id="head.title"]').fill('Jobs on air'),
  }),
  open('a page with a change that no longer fits', /^A site update has a different text/, {
    prepare: steps(quiet, stale),
  }),
  editor('/words/about#team.members.0.picture.file', 'a picture field', 'Alt text', { prepare: quiet }),
  open('the preview beside the form', /the real page/, { prepare: fresh, act: tab('Preview') }),
  open('a preview that failed', 'No page can be shown yet.', {
    prepare: preview({ state: 'wrong', problems: [{ document: 'careers', path: ['head'], message: 'No.' }] }),
    act: tab('Preview'),
  }),
  open('a preview that loads', /being prepared/, {
    prepare: preview({ state: 'preparing' }),
    act: tab('Preview'),
  }),
  editor('/words', 'a release being checked', 'Checking', {
    prepare: publishing({ state: 'checking', step: 12, steps: 28 }),
  }),
  editor('/words', 'a release being built', 'Building', { prepare: publishing({ state: 'building' }) }),
  editor('/words', 'a release waiting for a builder', /^Waiting for the publishing service/, {
    prepare: publishing({ state: 'queued' }, false),
  }),
  editor('/words', 'a live release', /^Live at/, {
    prepare: (opening) => publishing({ endedAt: new Date().toISOString() })(opening),
  }),
  editor('/words', 'drafts that stay behind', '6 ready, 1 draft not ready (Case Studies: title missing)', {
    prepare: steps(publishing({}), withOverview({ ready: 6, left: [unfinished] })),
  }),
  open('texts that name an old price', 'Still $2,499 in:', {
    prepare: steps(quiet, drafted, withOverview({ ready: 1, oldPrices })),
    act: tab('What changes'),
  }),
  editor('/words', 'a time to publish at', /^Time in /, {
    prepare: steps(publishing({}), withOverview({ ready: 6 })),
    act: steps(press(/^More ways to publish/), press(/^Schedule publishing/, 'menuitem')),
  }),
  editor('/words', 'a scheduled release, with later changes', /^2 changes are not part of/, {
    prepare: (opening) => steps(withSchedule(5), withOverview({ ready: 2, scheduled: 6 }))(opening),
  }),
  editor('/words', 'a release that was due while no server ran', /when the server came back\.$/, {
    prepare: (opening) =>
      publishing({
        kind: 'scheduled',
        dueAt: new Date(Date.now() - 45 * minute).toISOString(),
        askedAt: new Date(Date.now() - 4 * minute).toISOString(),
        endedAt: new Date(Date.now() - 3 * minute).toISOString(),
      })(opening),
  }),
  editor('/words', 'a failed release', 'Enter a whole number.', {
    prepare: publishing({
      state: 'failed',
      reason: 'Fix 1 problem before publishing.',
      problems: [{ document: 'prices', path: ['months'], message: 'Enter a whole number.' }],
    }),
    act: press('Why'),
  }),
  editor('/words', 'restoring a release', 'Stay with release 42', {
    prepare: publishing({}),
    act: press('Roll back'),
  }),
];

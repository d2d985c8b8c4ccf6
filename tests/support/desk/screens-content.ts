import type { ContentDocument, ContentHistory, ContentOverview, StoredChange } from '#shared/desk/content.ts';
import type { PreviewResponse } from '#shared/desk/preview.ts';
import type { Publishing, Release } from '#shared/desk/publishing.ts';
import { site, specificationHolds } from '#site.config';
import { changeResponse, failRequests, type Opening, press, type Screen, steps } from './screen-steps.ts';

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
const scheduled = (days: number) =>
  answers<Publishing>('content/publishing', {
    ...live,
    scheduled: {
      dueAt: new Date(Date.now() + days * 24 * 60 * minute).toISOString(),
      timeZone: site.timeZone,
      askedBy: null,
    },
  });
const counts = (change: Partial<ContentOverview>) => async (opening: Opening) => {
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

const clash = async (opening: Opening) => {
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

const as = 'editor' as const;
const careers = '/words/careers';
const start = { as, path: '/words' };
const quiet = preview({ state: 'none', reason: 'not-here' });
const open = { as, path: careers, prepare: quiet };

export const contentScreens: Screen[] = [
  { ...start, name: 'texts, none selected', shows: 'On several pages' },
  { ...start, name: 'a text search with results', act: find('price'), shows: /^In the texts: / },
  { ...start, name: 'a text search without results', act: find('zwieback'), shows: 'In the texts: 0' },
  {
    ...start,
    name: 'texts that failed to load',
    prepare: failRequests('content'),
    shows: 'The content did not load',
  },
  {
    ...start,
    name: 'the publishing history',
    prepare: history,
    act: tab('What changes, history'),
    shows: '$60k-$85k',
  },
  { ...open, name: 'a published page', shows: 'published' },
  { ...open, name: 'a page with a draft', prepare: steps(quiet, drafted), shows: /saved as draft/ },
  {
    ...open,
    name: 'a page that failed to load',
    prepare: failRequests('content/documents/careers'),
    shows: 'This page did not load',
  },
  {
    ...open,
    name: 'a page with a problem',
    path: `${careers}#head.title`,
    act: type('head.title', ' '),
    shows: 'Required.',
  },
  ...(specificationHolds
    ? [
        {
          ...open,
          name: 'confirming a change of a fixed text',
          act: steps(press(/^Values/), press(/^Fixed, change/)),
          shows: 'Leave it',
        },
      ]
    : []),
  {
    ...open,
    name: 'a page with a conflict',
    prepare: steps(quiet, clash),
    path: `${careers}#head.title`,
    act: ({ page }) => page.locator('[id="head.title"]').fill('Jobs on air'),
    shows: /^Mei changed/,
  },
  {
    ...open,
    name: 'a page with a change that no longer fits',
    prepare: steps(quiet, stale),
    shows: /^An update of the site/,
  },
  {
    as,
    path: '/words/about#team.members.0.picture.file',
    prepare: quiet,
    name: 'a picture field',
    shows: 'Alt text',
  },
  {
    ...open,
    name: 'the preview beside the form',
    prepare: fresh,
    act: tab('Preview'),
    shows: /the real page/,
  },
  {
    ...open,
    name: 'a preview that failed',
    prepare: preview({ state: 'wrong', problems: [{ document: 'careers', path: ['head'], message: 'No.' }] }),
    act: tab('Preview'),
    shows: 'No page can be shown yet.',
  },
  {
    ...open,
    name: 'a preview that loads',
    prepare: preview({ state: 'preparing' }),
    act: tab('Preview'),
    shows: /being made ready/,
  },
  {
    ...start,
    name: 'a release being checked',
    prepare: publishing({ state: 'checking', step: 12, steps: 28 }),
    shows: 'Checking',
  },
  { ...start, name: 'a release being built', prepare: publishing({ state: 'building' }), shows: 'Building' },
  {
    ...start,
    name: 'a release waiting for a builder',
    prepare: publishing({ state: 'queued' }, false),
    shows: /^Waiting for the publishing service/,
  },
  {
    ...start,
    name: 'a live release',
    prepare: (opening) => publishing({ endedAt: new Date().toISOString() })(opening),
    shows: /^Live at/,
  },
  {
    ...start,
    name: 'drafts that stay behind',
    prepare: steps(publishing({}), counts({ ready: 6, left: [unfinished] })),
    shows: '6 ready, 1 draft stays (Case Studies: title missing)',
  },
  {
    ...open,
    name: 'texts that name an old price',
    prepare: steps(quiet, drafted, counts({ ready: 1, oldPrices })),
    act: tab('What changes'),
    shows: 'Still $2,499 in:',
  },
  {
    ...start,
    name: 'a time to publish at',
    prepare: steps(publishing({}), counts({ ready: 6 })),
    act: steps(press(/^More ways to publish/), press(/^Publish at a time/, 'menuitem')),
    shows: /^Time in /,
  },
  {
    ...start,
    name: 'a scheduled release, with later changes',
    prepare: (opening) => steps(scheduled(5), counts({ ready: 2, scheduled: 6 }))(opening),
    shows: /^2 changes are not part of/,
  },
  {
    ...start,
    name: 'a release that was due while no server ran',
    prepare: (opening) =>
      publishing({
        kind: 'scheduled',
        dueAt: new Date(Date.now() - 45 * minute).toISOString(),
        askedAt: new Date(Date.now() - 4 * minute).toISOString(),
        endedAt: new Date(Date.now() - 3 * minute).toISOString(),
      })(opening),
    shows: /when the server came back\.$/,
  },
  {
    ...start,
    name: 'a failed release',
    prepare: publishing({
      state: 'failed',
      reason: 'Fix 1 problem before publishing.',
      problems: [{ document: 'prices', path: ['months'], message: 'Enter a whole number.' }],
    }),
    act: press('Why'),
    shows: 'Enter a whole number.',
  },
  {
    ...start,
    name: 'restoring a release',
    prepare: publishing({}),
    act: press('Roll back'),
    shows: 'Stay with release 42',
  },
];

import type { ContentDocument, ContentHistory, ContentOverview, StoredChange } from '#shared/desk/content.ts';
import type { PreviewResponse } from '#shared/desk/preview.ts';
import type { Publishing, Release } from '#shared/desk/publishing.ts';
import { site, specificationHolds } from '#site.config';
import {
  changeResponse,
  editorScreen,
  failRequests,
  pressControl,
  runSteps,
  type Screen,
  type ScreenContext,
  type Setup,
} from './screen-steps.ts';

const timestamp = '2026-11-17T22:03:00Z';
const release: Release = {
  id: '00000000-0000-4000-8000-000000000002',
  number: 42,
  kind: 'publish',
  state: 'live',
  step: 0,
  steps: 0,
  askedAt: timestamp,
  askedBy: null,
  begunAt: timestamp,
  endedAt: timestamp,
  dueAt: null,
  reason: null,
  problems: [],
  changes: [],
  isLive: true,
  mayReturn: true,
};
const previousRelease = { ...release, id: release.id.replace('2', '1'), number: 41, isLive: false };
const livePublishing: Publishing = {
  now: release,
  next: null,
  live: release,
  before: previousRelease,
  scheduled: null,
  hasBuilder: true,
};

const respondWith =
  <T>(path: string, json: T) =>
  ({ page }: ScreenContext) =>
    page.route(`**/desk/api/${path}`, (route) => route.fulfill({ json }));

const withPublishing = (now: Partial<Release>, hasBuilder = true) =>
  respondWith<Publishing>('content/publishing', {
    ...livePublishing,
    now: { ...release, ...now },
    hasBuilder,
  });

const minute = 60_000;
const withSchedule = (days: number) =>
  respondWith<Publishing>('content/publishing', {
    ...livePublishing,
    scheduled: {
      dueAt: new Date(Date.now() + days * 24 * 60 * minute).toISOString(),
      timeZone: site.timeZone,
      askedBy: null,
    },
  });
const withOverview = (change: Partial<ContentOverview>) => async (opening: ScreenContext) => {
  const { desk, seed } = opening;
  const overview: ContentOverview = (await desk.fetch(seed.editor, 'GET', 'content')).json();
  await respondWith<ContentOverview>('content', { ...overview, ...change })(opening);
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
const missingTitle = {
  document: 'case-studies',
  path: ['others', 'items', '+new', 'title'],
  message: 'Required.',
};

const changeDocument = (id: string, change: (answer: ContentDocument) => Partial<ContentDocument>) =>
  changeResponse<ContentDocument>(`content/documents/${id}`, (answer) => ({ ...answer, ...change(answer) }));

const createDraft = (by: string | null, other: Partial<StoredChange> = {}): StoredChange => ({
  ...{ path: ['hero', 'title'], value: 'Light a show for a living', base: 'Work on air' },
  ...{ by, at: timestamp, version: 'one', stale: false },
  ...other,
});
const withDraft = changeDocument('careers', () => ({ changes: [createDraft(null)] }));
const withStaleDraft = changeDocument('careers', () => ({ changes: [createDraft(null, { stale: true })] }));

const failWithClash = async (opening: ScreenContext) => {
  const { page, desk, seed } = opening;
  const by = await desk.idOf(seed.agent);
  await page.route('**/desk/api/content/documents/careers', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    const now = (await desk.fetch(seed.editor, 'GET', 'content/documents/careers')).json();
    const theirs = createDraft(by, { path: ['head', 'title'] });
    const json = {
      code: 'changed',
      document: now,
      clashes: [{ path: theirs.path, theirs, by, at: timestamp }],
    };
    await route.fulfill({ status: 409, json });
  });
};

const withPreview =
  (answer: PreviewResponse) =>
  async ({ page }: ScreenContext) => {
    await page.route('**/desk/api/preview', (route) => route.fulfill({ json: answer }));
    await page.route('**/desk/preview/page?of=one', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<html lang="en"><title>A page</title><h1 data-content="careers#hero/title">Work on air</h1></html>',
      }),
    );
  };
const withFreshPreview = withPreview({
  state: 'fresh',
  address: '/desk/preview/page?of=one',
  milliseconds: 90,
});

const salaryChange = {
  document: 'careers',
  where: 'Positions, Live host, salary range',
  before: '$55k-$75k',
  after: '$60k-$85k',
};
const withHistory = respondWith<ContentHistory>('content/history', {
  lines: ['2', '1'].map((id) => ({ ...salaryChange, id, by: null, at: timestamp, mayRestore: id === '2' })),
  next: '1',
});

const typeUnsavedText =
  (id: string, text: string) =>
  async ({ page }: ScreenContext) => {
    await page.route('**/desk/api/content/documents/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    );
    await page.locator(`[id="${id}"]`).fill(text);
  };
const searchTexts =
  (words: string) =>
  ({ page }: ScreenContext) =>
    page.getByRole('searchbox').fill(words);
const openTab =
  (name: string) =>
  async ({ page, isPhone }: ScreenContext) => {
    if (isPhone) await page.getByRole('button', { name }).first().click();
  };

const careersPath = '/words/careers';
const withoutPreview = withPreview({ state: 'none', reason: 'not-here' });
const careersScreen = (name: string, shows: Screen['shows'], setup?: Setup) =>
  editorScreen(careersPath, name, shows, { prepare: withoutPreview, ...setup });

export const contentScreens: Screen[] = [
  editorScreen('/words', 'texts, none selected', 'On several pages'),
  editorScreen('/words', 'a text search with results', /^In the texts: /, { act: searchTexts('price') }),
  editorScreen('/words', 'a text search without results', 'In the texts: 0', {
    act: searchTexts('zwieback'),
  }),
  editorScreen('/words', 'texts that failed to load', 'The content did not load', {
    prepare: failRequests('content'),
  }),
  editorScreen('/words', 'the publishing history', '$60k-$85k', {
    prepare: withHistory,
    act: openTab('Changes and history'),
  }),
  careersScreen('a published page', 'published'),
  careersScreen('a page with a draft', /saved as draft/, { prepare: runSteps(withoutPreview, withDraft) }),
  careersScreen('a page that failed to load', 'This page did not load', {
    prepare: failRequests('content/documents/careers'),
  }),
  editorScreen(`${careersPath}#head.title`, 'a page with a problem', 'Required.', {
    prepare: withoutPreview,
    act: typeUnsavedText('head.title', ' '),
  }),
  ...(specificationHolds
    ? [
        careersScreen('confirming a change of a fixed text', 'Leave it', {
          act: runSteps(pressControl(/^Values/), pressControl(/^Fixed, change/)),
        }),
      ]
    : []),
  editorScreen(`${careersPath}#head.title`, 'a page with a conflict', /^Mei changed/, {
    prepare: runSteps(withoutPreview, failWithClash),
    act: ({ page }) => page.locator('[id="head.title"]').fill('Jobs on air'),
  }),
  careersScreen('a page with a change that no longer fits', /^A site update has a different text/, {
    prepare: runSteps(withoutPreview, withStaleDraft),
  }),
  editorScreen('/words/about#team.members.0.picture.file', 'a picture field', 'Alt text', {
    prepare: withoutPreview,
  }),
  careersScreen('the preview beside the form', /the real page/, {
    prepare: withFreshPreview,
    act: openTab('Preview'),
  }),
  careersScreen('a preview that failed', 'No page can be shown yet.', {
    prepare: withPreview({
      state: 'wrong',
      problems: [{ document: 'careers', path: ['head'], message: 'No.' }],
    }),
    act: openTab('Preview'),
  }),
  careersScreen('a preview that loads', /being prepared/, {
    prepare: withPreview({ state: 'preparing' }),
    act: openTab('Preview'),
  }),
  editorScreen('/words', 'a release being checked', 'Checking', {
    prepare: withPublishing({ state: 'checking', step: 12, steps: 28 }),
  }),
  editorScreen('/words', 'a release being built', 'Building', {
    prepare: withPublishing({ state: 'building' }),
  }),
  editorScreen('/words', 'a release waiting for a builder', /^Waiting for the publishing service/, {
    prepare: withPublishing({ state: 'queued' }, false),
  }),
  editorScreen('/words', 'a live release', /^Live at/, {
    prepare: (opening) => withPublishing({ endedAt: new Date().toISOString() })(opening),
  }),
  editorScreen(
    '/words',
    'drafts that stay behind',
    '6 ready, 1 draft not ready (Case Studies: title missing)',
    {
      prepare: runSteps(withPublishing({}), withOverview({ ready: 6, left: [missingTitle] })),
    },
  ),
  careersScreen('texts that name an old price', 'Still $2,499 in:', {
    prepare: runSteps(withoutPreview, withDraft, withOverview({ ready: 1, oldPrices })),
    act: openTab('Unpublished changes'),
  }),
  editorScreen('/words', 'a time to publish at', /^Time in /, {
    prepare: runSteps(withPublishing({}), withOverview({ ready: 6 })),
    act: runSteps(pressControl(/^More ways to publish/), pressControl(/^Schedule publishing/, 'menuitem')),
  }),
  editorScreen('/words', 'a scheduled release, with later changes', /^2 changes are not part of/, {
    prepare: (opening) => runSteps(withSchedule(5), withOverview({ ready: 2, scheduled: 6 }))(opening),
  }),
  editorScreen('/words', 'a release that was due while no server ran', /when the server came back\.$/, {
    prepare: (opening) =>
      withPublishing({
        kind: 'scheduled',
        dueAt: new Date(Date.now() - 45 * minute).toISOString(),
        askedAt: new Date(Date.now() - 4 * minute).toISOString(),
        endedAt: new Date(Date.now() - 3 * minute).toISOString(),
      })(opening),
  }),
  editorScreen('/words', 'a failed release', 'Enter a whole number.', {
    prepare: withPublishing({
      state: 'failed',
      reason: 'Fix 1 problem before publishing.',
      problems: [{ document: 'prices', path: ['months'], message: 'Enter a whole number.' }],
    }),
    act: pressControl('Why'),
  }),
  editorScreen('/words', 'restoring a release', 'Stay with release 42', {
    prepare: withPublishing({}),
    act: pressControl('Roll back'),
  }),
];

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from '#server/config.ts';
import { findLinksWithoutDestination } from '#server/content/launch/findings.ts';
import {
  findPlaceholderReason,
  findPlaceholdersInContent,
  findPlaceholdersInSettings,
} from '#server/content/launch/placeholders.ts';
import { type BuildSettings, findInsecureSettings } from '../../scripts/launch/insecure.ts';
import { createReport } from '../../scripts/launch/report.ts';

for (const text of [
  '#',
  '',
  'javascript:void(0)',
  'https://calendar.example/call',
  'hello@agency.test',
  'http://localhost:3000',
  'mailto:someone@example.com',
  '+1 (555) 201-3344',
  'tel:+15550100144',
  '(404) 555-0123',
]) {
  test(`recognizes "${text}" as a placeholder`, () => assert.ok(findPlaceholderReason(text)));
}

for (const text of [
  'https://calendar.google.com/call',
  'hello@agency.com',
  '/media/stage-loop.mp4',
  '#results',
  'For example, a launch show',
  '+1 (404) 201-5550',
  '+49 30 5550100',
  '9 AM - 6 PM PST, Monday - Friday',
  '2026-11-21',
]) {
  test(`accepts "${text}" as a real value`, () => assert.equal(findPlaceholderReason(text), undefined));
}

const validSettings = { brand: 'Real', url: 'https://real.com', offices: [{ street: '1 Main Street' }] };
const settingsFile = 'src/content/site.yaml';

test('finds placeholder text and invented values in the settings, at most one per list', () => {
  assert.deepEqual(findPlaceholdersInSettings(settingsFile, validSettings, ['Invented']), []);
  const site = {
    ...validSettings,
    brand: 'Invented',
    offices: [{ street: '1 Main Street' }, { street: '1 Stand-in Street' }, { street: '2 Sample Lane' }],
    openings: { demoReel: '' },
    waived: [{ finding: 'opening.demoReel', reason: 'sample' }],
  };
  assert.deepEqual(
    findPlaceholdersInSettings(settingsFile, site, ['Invented']).map(({ id, where, path }) => [
      id,
      where,
      path,
    ]),
    [
      ['site.brand', `${settingsFile}, brand`, ['brand']],
      ['site.offices', `${settingsFile}, offices.1.street`, ['offices', 1, 'street']],
    ],
  );
});

const homeFile = 'src/content/pages/home.yaml';

test('names each invented entry, and allows example.com in the hints of fields', () => {
  const content = {
    quotes: [
      { name: 'Dana O’Hara', sample: true },
      { sample: true, inner: [{ title: 'Ten', sample: true }] },
      { sample: false },
    ],
    email: { placeholder: 'you@example.com' },
    more: { href: '#' },
    client: 'Invented Ltd',
  };
  const found = findPlaceholdersInContent(homeFile, content, ['Invented Ltd']);
  assert.deepEqual(
    found.map(({ id, problem, path }) => [id, problem, path]),
    [
      ['sample.home.quotes.dana-o-hara', 'Quotes, Dana O’Hara is invented', ['quotes', 0, 'sample']],
      ['sample.home.quotes.1', 'Quotes, number 2 is invented', ['quotes', 1, 'sample']],
      [
        'sample.home.quotes.1.inner.ten',
        'Quotes, number 2, inner, Ten is invented',
        ['quotes', 1, 'inner', 0, 'sample'],
      ],
      ['content.home.more.href', '# leads nowhere', ['more', 'href']],
      ['content.home.client', 'Invented Ltd is invented', ['client']],
    ],
  );
  const [first, ...others] = content.quotes;
  const moved = findPlaceholdersInContent(homeFile, { ...content, quotes: [...others, first] });
  assert.ok(moved.some(({ id }) => id === found[0]?.id));
});

test('lists default portraits, scenes with faces, logos and videos, and counts other default illustrations', () => {
  const pictureWithoutAlt = (file: string) => ({ file, alt: '' });
  const content = {
    hero: { picture: pictureWithoutAlt('pages/home.svg'), film: pictureWithoutAlt('stage-loop') },
    people: [
      { name: 'Imani', picture: pictureWithoutAlt('people/producer.svg') },
      { name: 'Ada', picture: pictureWithoutAlt('uploads/0123456789abcdef.jpg') },
    ],
    client: { mark: pictureWithoutAlt('marks/oko.svg') },
    closing: { picture: pictureWithoutAlt('closings/call.svg') },
    week: { picture: pictureWithoutAlt('closings/week.svg') },
  };
  assert.deepEqual(
    findPlaceholdersInContent(homeFile, content).map(({ id, problem, path }) => [id, problem, path]),
    [
      ['picture.home.hero.picture', 'Hero, picture shows an invented person', ['hero', 'picture', 'file']],
      ['picture.home.hero.film', 'Hero, film comes with the site', ['hero', 'film', 'file']],
      [
        'picture.home.people.imani.picture',
        'People, Imani, picture comes with the site',
        ['people', 0, 'picture', 'file'],
      ],
      ['picture.home.client.mark', 'Client, mark comes with the site', ['client', 'mark', 'file']],
      [
        'pictures.home',
        '2 drawings come with the site, the first in Closing call to action, picture',
        ['closing', 'picture', 'file'],
      ],
    ],
  );
});

test('lists a placeholder button until the settings name its URL', () => {
  const openings = {
    demoReel: { label: 'Demo reel', page: 'live-production' },
    sendResume: { label: 'Send Us Your Resume', page: 'careers' },
  } as const;
  const [finding, ...others] = findLinksWithoutDestination(settingsFile, openings, {
    demoReel: '/case-studies',
  });
  assert.deepEqual(others, []);
  assert.equal(finding?.id, 'opening.sendResume');
  assert.match(finding?.problem ?? '', /^\/careers: Send Us Your Resume/);
  assert.deepEqual(finding?.path, ['openings', 'sendResume']);
});

const validServerSettings = {
  DATABASE_URL: 'postgres://agency:long-secret@db.agency.com/site?sslmode=verify-full',
  TRUSTED_PROXIES: '127.0.0.1',
  PUBLIC_KEY: 'own-key',
  SMTP_URL: 'smtps://agency:secret@smtp.agency.com',
  MAIL_FROM: 'Agency <hello@agency.com>',
  MAIL_STAFF: 'ada@agency.com',
  SITE_URL: 'https://www.agency.com',
};
const findServerProblems = (
  settings: Record<string, string> = {},
  build: BuildSettings = { PUBLIC_DATA_KEY: 'own-key' },
  url = validSettings.url,
) =>
  findInsecureSettings(readConfig({ ...validServerSettings, ...settings }), build, { url }).map(
    ({ id }) => id,
  );

test('finds no problem in a secure server and four problems in the default settings', () => {
  assert.deepEqual(findServerProblems(), []);
  const untouched = findInsecureSettings(readConfig({}), {}, validSettings).map(({ id }) => id);
  assert.deepEqual(untouched, ['server.tls', 'server.key', 'server.mail', 'server.backup']);
});

for (const [id, settings] of [
  ['tls', { TRUSTED_PROXIES: '' }],
  ['proxies', { TRUSTED_PROXIES: '0.0.0.0/0' }],
  ['backup', { DATABASE_URL: '' }],
  ['origins', { ALLOWED_ORIGINS: '*' }],
  ['origins', { ALLOWED_ORIGINS: 'http://www.agency.com' }],
  ['rate-limit-per-address', { RATE_LIMIT_PER_ADDRESS: '0' }],
  ['rate-limit-global', { RATE_LIMIT_GLOBAL: '0' }],
  ['min-fill-ms', { MIN_FILL_MS: '0' }],
  ['database-password', { DATABASE_URL: 'postgres://postgres:postgres@127.0.0.1/site' }],
  ['database-password', { DATABASE_URL: 'postgres://postgres@127.0.0.1/site' }],
  ['database-tls', { DATABASE_URL: 'postgres://agency:secret@db.agency.com/site' }],
  ['mail', { SMTP_URL: '' }],
  ['mail-tls', { SMTP_URL: 'smtp://agency:secret@smtp.agency.com:587' }],
  ['mail-links', { SITE_URL: 'http://www.agency.com' }],
  ['mail-addresses', { MAIL_STAFF: 'ada@agency.example' }],
  ['count', { PUBLIC_COUNT: 'visits' }],
  ['redis-tls', { REDIS_URL: 'redis://redis.agency.com:6379' }],
] as const) {
  test(`finds server.${id} for ${JSON.stringify(settings)}`, () =>
    assert.deepEqual(findServerProblems(settings), [`server.${id}`]));
}

test("reports a site that was built with a different key than its server's, or that sends data without TLS", () => {
  assert.deepEqual(findServerProblems({}, {}), ['server.key-mismatch']);
  const elsewhere = { PUBLIC_DATA_URL: 'http://data.agency.com', PUBLIC_DATA_KEY: 'theirs' };
  assert.deepEqual(findServerProblems({}, elsewhere), ['server.data-url']);
  assert.deepEqual(findServerProblems({}, { PUBLIC_DATA_KEY: 'own-key' }, 'http://real.com'), [
    'server.site-url',
  ]);
});

test('lists an item until it is waived with a reason, and reports outdated waivers', () => {
  const findings = ['a', 'b', 'c'].map((id) => ({ id, problem: `${id} is wrong`, where: 'there' }));
  const { text, open } = createReport(findings, { a: 'agreed with the client', b: ' ', gone: 'once' });
  assert.equal(open, 2);
  assert.match(text, /^waived {2}a: agreed with the client$/m);
  assert.match(text, /^unused waiver, remove it {2}gone$/m);
  assert.match(text, /2 open, 1 waived$/);
  assert.equal(createReport(findings.slice(0, 1), { a: 'agreed' }).open, 0);
});

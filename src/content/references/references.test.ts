import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { parse } from 'yaml';
import { applyPatches, documentOf, withValue } from '#shared/desk/working-copy.ts';
import { documents } from '#src/content/documents.ts';
import { typeset } from '#src/content/typeset.ts';
import { type Documents, findContent } from './documents.ts';
import { validateReferences } from './validate-references.ts';

const published: Documents = new Map(
  Array.from(documents, ([id, { file, schema, isTypeset }]) => {
    const value: unknown = parse(readFileSync(`src/content/${file}`, 'utf8'));
    return [id, schema.parse(isTypeset ? typeset(value) : value)];
  }),
);

const requireValue = <Value>(value: Value | undefined): Value => value ?? assert.fail();
const prices = requireValue(findContent(published, 'prices'));
const liveProductionPackages = requireValue(findContent(published, 'live-production')).packages;
const metrics = requireValue(findContent(published, 'analytics-optimization')).metrics.items;
const cases = requireValue(findContent(published, 'case-studies'));
const contactTopics = requireValue(findContent(published, 'contact')).about;

type Path = (string | number)[];
const withChange = (id: string, path: Path, value: unknown) =>
  new Map(published).set(id, documentOf(withValue(applyPatches(published.get(id), []), path, value)));
const findProblems = (id: string, path: Path, value: unknown) =>
  validateReferences(withChange(id, path, value)).map(
    (one) => [one.document, one.path.join('.'), one.message] as const,
  );

test('accepts the published content', () => {
  assert.deepEqual(validateReferences(published), []);
});

test('reports a renamed package at the price block that references it', () => {
  const option = prices.groups.set.options.findIndex(({ package: name }) => name !== undefined);
  const name = prices.groups.set.options[option]?.package;
  const card = liveProductionPackages.items.findIndex((item) => item.name === name);
  const wrong = findProblems('live-production', ['packages', 'items', card, 'name'], 'Studio Feather');
  const [first] = wrong;
  assert.deepEqual(first?.slice(0, 2), ['prices', `groups.set.options.${option}.package`]);
  assert.match(first?.[2] ?? '', /^Live Production sells no package of that name\. Use .*Studio Feather/);
});

test('reports a price without an amount at the package card used by the price block', () => {
  const name = prices.groups.set.options.flatMap((option) => option.package ?? [])[0];
  const path = [
    'packages',
    'items',
    liveProductionPackages.items.findIndex((item) => item.name === name),
    'price',
  ];
  assert.deepEqual(
    findProblems('live-production', path, 'on request').map((one) => one.slice(0, 2)),
    [['live-production', path.join('.')]],
  );
});

test('reports a renamed row or metric at the price block that references it', () => {
  const row = liveProductionPackages.rows.findIndex(({ label }) => label === prices.facts[0]?.row);
  const metric = metrics.findIndex(({ name }) => name === prices.scale.weeklyMetric);
  assert.equal(
    findProblems('live-production', ['packages', 'rows', row, 'label'], 'Another row')[0]?.[1],
    'facts.0.row',
  );
  assert.equal(
    findProblems('analytics-optimization', ['metrics', 'items', metric, 'name'], 'Another metric')[0]?.[1],
    'scale.weeklyMetric',
  );
});

test('reports a renamed case study at the links to it', () => {
  const result = requireValue(findContent(published, 'success-stories')).results.items[0]?.case;
  const path = ['others', 'items', cases.others.items.findIndex(({ id }) => id === result), 'id'];
  const wrong = findProblems('case-studies', path[2] === -1 ? ['featured', 'id'] : path, 'another-name');
  assert.deepEqual(wrong[0]?.slice(0, 2), ['success-stories', 'results.items.0.case']);
  assert.match(wrong[0]?.[2] ?? '', /^This case study was removed\./);
});

test('rejects a spotlight on an unknown client and two shows for one client', () => {
  const spotlight = findProblems('tiktok-live-strategy-guide', ['spotlight', 'client'], 'nobody').map(
    ([, at]) => at,
  );
  assert.deepEqual(spotlight, ['spotlight.client']);
  const twins = findProblems('shows/oko', ['client'], 'nordlys').map(
    ([document, where]) => `${document} ${where}`,
  );
  assert.ok(twins.includes('shows/oko client') && twins.includes('shows/nordlys client'), `${twins}`);
});

test('rejects an unknown or duplicate client id in any document', () => {
  const findClientProblems = (id: string, path: (string | number)[], value: string) =>
    findProblems(id, path, value).map(([document, where]) => `${document} ${where}`);
  for (const [id, path] of [
    ['success-stories', ['evening', 'client']],
    ['success-stories', ['results', 'items', 1, 'client']],
    ['case-studies', ['others', 'items', 0, 'client']],
    ['case-studies', ['names', 'marks', 2]],
    ['home', ['strip', 'marks', 0]],
    ['process', ['change', 'client']],
    ['content-development', ['results', 'items', 0, 'client']],
    ['shows/oko', ['client']],
  ] as const)
    assert.ok(
      findClientProblems(id, [...path], 'nobody').includes(`${id} ${path.join('.')}`),
      `${id} ${path.join('.')}`,
    );
  assert.ok(findClientProblems('clients', ['items', 1, 'id'], 'nordlys').includes('clients items.1.id'));
});

test('requires a show and its case on the home page to have the same name', () => {
  const { brand } = requireValue(requireValue(findContent(published, 'home')).cases.items[0]);
  const at = 'home cases.items.0.brand';
  const [show = ''] = requireValue(
    [...published].find(([, value]) => (value as { name?: string }).name === brand),
  );
  for (const [id, path] of [
    [show, ['name']],
    ['home', ['cases', 'items', 0, 'brand']],
  ] as const) {
    const wrong = findProblems(id, [...path], 'Another name').map(
      ([document, where]) => `${document} ${where}`,
    );
    assert.deepEqual(wrong, [at], id);
  }
});

test('rejects a link to an unknown anchor or topic and lists the known ones', () => {
  for (const [at, message] of [
    [
      '#pakages',
      /^Live Production has no anchor of that name\. Use .*#packages.*, or leave this empty for the top of the page\.$/,
    ],
    ['#%E0%A4%A', /has no anchor/],
  ] as const) {
    const link = { label: 'A link', to: 'live-production', at };
    const [wrong] = findProblems('careers', ['onward', 0], link);
    assert.deepEqual(wrong?.slice(0, 2), ['careers', 'onward.0.at']);
    assert.match(wrong?.[2] ?? '', message);
  }
  const findLinkProblems = (at: string) =>
    findProblems('careers', ['onward', 0], { label: 'A link', to: 'contact', at });
  assert.deepEqual(findLinkProblems(`?about=${liveProductionPackages.items[0]?.id}`), []);
  assert.match(
    findLinkProblems('?about=nothing')[0]?.[2] ?? '',
    /^The contact page has no topic of that name/,
  );
});

test("requires a coming-soon button's destination to be an existing page and anchor", () => {
  const findOpeningProblems = (address: string) => findProblems('site', ['openings', 'demoReel'], address);
  for (const address of ['', '/case-studies', '/services#prices', 'https://agency.com/#reel'])
    assert.deepEqual(findOpeningProblems(address), [], address);
  assert.deepEqual(findOpeningProblems('/services#prizes')[0]?.slice(0, 2), ['site', 'openings.demoReel']);
});

test("reports links to a minute that is no longer the show's peak", () => {
  const links = requireValue(findContent(published, 'business-services')).cases.items.map(({ at }) => at);
  const [document, show] = requireValue(
    [...published].find(
      ([id, value]) => id.startsWith('shows/') && links[0]?.startsWith(`#${(value as { id: string }).id}@`),
    ),
  );
  const { peak, tenth } = show as { peak: number; tenth: { at: number }[] };
  const other = tenth.find(({ at }) => at !== peak)?.at;
  const missed = findProblems(document, ['peak'], other).map(([id, where]) => `${id} ${where}`);
  assert.ok(missed.includes('business-services cases.items.0.at'), `${missed}`);
});

test('rejects duplicate topics and titles and requires the order-slip topic', () => {
  const id = liveProductionPackages.items[0]?.id;
  assert.deepEqual(
    findProblems(
      'contact',
      ['about', 'topics'],
      [...contactTopics.topics, { id, inquiry: 'other', line: 'A line' }],
    )[0]?.slice(0, 2),
    ['live-production', 'packages.items.0.id'],
  );
  assert.equal(
    findProblems(
      'contact',
      ['about', 'topics'],
      contactTopics.topics.filter((topic) => topic.id !== 'order-slip'),
    )[0]?.[1],
    'about.topics',
  );
  const { title } = (published.get('about') as { head: { title: string } }).head;
  assert.deepEqual(
    findProblems('careers', ['head', 'title'], title).map(([document]) => document),
    ['about', 'careers'],
  );
  assert.deepEqual(
    findProblems('not-found', ['head', 'title'], title).map(([document]) => document),
    ['about', 'not-found'],
  );
});

test('does not report errors in other documents when one is invalid', () => {
  for (const id of published.keys()) {
    const others = new Map(published);
    others.delete(id);
    assert.deepEqual(validateReferences(others), [], id);
  }
});

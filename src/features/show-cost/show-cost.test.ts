import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { findPackagePrice } from '#src/content/packages.ts';
import { pricesSchema } from '#src/content/schemas/prices.ts';
import { packagesSchema } from '#src/content/schemas/service-page.ts';
import { upgradeNumbersPackage } from './choice.ts';
import { buildCostHash, parseCostHash } from './cost-address.ts';
import { formatPercent } from './format.ts';
import { type Choice, createPriceList } from './price-list.ts';
import { buildMessage, buildSlip } from './slip.ts';

const readSample = (file: string) => parse(readFileSync(`tests/samples/${file}.yaml`, 'utf8'));
const readPackages = (page: string) => packagesSchema.parse(readSample(page).packages);
const packages = {
  set: readPackages('live-production'),
  clips: readPackages('content-development'),
  numbers: readPackages('analytics-optimization'),
  strategy: readPackages('strategic-planning'),
};
const list = createPriceList(pricesSchema.parse(readSample('prices')), packages);
const startChoice = list.start;
const { choice: dear, room: thin } = list.presets.refusal;
const createSlip = (choice: Partial<Choice> = {}, room = {}) =>
  buildSlip(list, { ...startChoice, ...choice }, { ...list.room.start, ...room });

test('creates the order slip for four Studio Pro shows', () => {
  const { texts, verdict, free } = createSlip();
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((line) => [texts[`line${line}`], texts[`amount${line}`]]),
    [
      ['4 × Studio Pro, $4,999 each', '$19,996'],
      ['Host: yours', '$0'],
      ['Clips: none', '$0'],
      ['Numbers: next-day report', 'in Studio Pro'],
      ['Strategy: none', '$0'],
    ],
  );
  assert.deepEqual(free, [false, true, true, true, true]);
  assert.deepEqual(
    [0, 1, 2, 3].map((fact) => texts[`fact${fact}`]),
    ['4 hours', 'Two', 'Five', '90 minutes'],
  );
  assert.equal(texts.shows, '4 shows a month');
  assert.equal(texts.label, 'A month');
  assert.equal(texts.month, '$19,996');
  assert.equal(texts.bar, '$19,996 a month');
  assert.equal(texts.spoken, `$19,996 a month. ${texts.title}`);
  assert.equal(texts.show, '$4,999 a show');
  assert.equal(texts.minimum, 'Minimum three months, $59,988.');
  assert.equal(verdict, 'pays');
  assert.equal(texts.title, 'Pays for itself at 192 orders a show: 1.6% of 12,000 viewers');
  assert.equal(texts.sum, '$4,999 ÷ ($58 × 45%) = 191.5, so 192 orders');
  assert.equal(texts.strip, 'Pays at 192 orders a show, 1.6% of viewers');
});

test('creates the order slip for our host, 12 clips and Starter numbers at a $38 basket', () => {
  const { texts, verdict } = createSlip(dear, thin);
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((line) => texts[`amount${line}`]),
    ['$19,996', '$4,800', '$2,997', '$997', '$0'],
  );
  assert.equal(texts.month, '$28,790');
  assert.equal(texts.show, '$7,197.50 a show');
  assert.equal(texts.minimum, 'Minimum three months, $86,370.');
  assert.equal(verdict, 'no');
  assert.equal(texts.title, 'At these numbers, don’t.');
  assert.equal(texts.need, '4.0%');
  assert.equal(
    texts.needs,
    'It takes 474 orders a show, 4.0% of 12,000 viewers. The average live show sells to 2.5%.',
  );
  assert.equal(texts.fix, 'It pays from a $60 basket.');
  assert.equal(texts.other, 'Or with Studio Lite and your own host: 231 orders, 1.9%.');
  assert.equal(texts.sum, '');
});

test('suggests an alternative only if it is profitable', () => {
  const room = { viewers: 5_000, basket: 38, margin: 40 };
  assert.equal(createSlip({}, room).texts.other, '', 'Lite does not pay either');
  assert.equal(createSlip({ set: 'lite' }, room).texts.other, '');
  const lite = { viewers: 8_000, basket: 38, margin: 40 };
  assert.match(createSlip({}, lite).texts.other ?? '', /^Or with Studio Lite: /);
  assert.match(createSlip({ set: 'lite', host: 'ours' }, lite).texts.other ?? '', /^Or with your own host: /);
});

test('upgrades Starter to Pro numbers at twelve shows and explains why', () => {
  const starter = { ...startChoice, numbers: 'starter' };
  assert.deepEqual(upgradeNumbersPackage(list, starter), { choice: starter, moved: '' });
  const { choice, moved } = upgradeNumbersPackage(list, { ...starter, shows: '12' });
  assert.equal(choice.numbers, 'pro');
  assert.equal(moved, 'Starter covers 4 shows a month. At 12 it is Pro.');
  assert.equal(createSlip({ shows: '12', numbers: 'pro' }).texts.month, '$62,485');
});

test('asks for missing numbers before it says whether the show is profitable', () => {
  const one = createSlip({}, { basket: Number.NaN });
  assert.equal(one.verdict, 'ask');
  assert.equal(one.share, undefined);
  assert.equal(one.texts.title, 'Fill in basket, and the slip says whether it pays.');
  assert.equal(one.texts.month, '$19,996');
  const all = createSlip({}, { viewers: Number.NaN, basket: Number.NaN, margin: Number.NaN });
  assert.equal(all.texts.title, 'Fill in viewers, basket and margin, and the slip says whether it pays.');
});

test('states the required viewers when more orders are needed than there are viewers', () => {
  const { texts, verdict, share } = createSlip(dear, { ...thin, viewers: 300 });
  assert.equal(verdict, 'no');
  assert.equal(share, undefined);
  assert.equal(texts.title, 'At these numbers, don’t.');
  assert.equal(texts.need, '');
  assert.match(texts.needs ?? '', /^It takes 474 orders a show, and 300 viewers enter\./);
  assert.doesNotMatch(texts.needs ?? '', /474 orders a show, [\d.]+%/);
  assert.equal(texts.fix, 'It pays from 18,960 viewers.');
});

test('requires no orders when the brand brings its own set and host', () => {
  const { texts, verdict } = createSlip({ set: 'own' });
  assert.equal(verdict, 'nothing');
  assert.equal(texts.month, '$0');
  assert.equal(texts.amount3, '$0');
  assert.equal(createSlip({ set: 'own', clips: '12' }).texts.show, '$749.25 a show');
});

test('adds a strategy session once, and a partnership every month', () => {
  const session = createSlip({ strategy: 'session' }).texts;
  assert.equal(session.amount4, '$1,997 once');
  assert.equal(session.month, '$19,996');
  assert.equal(session.show, '$4,999 a show + $1,997 once');
  assert.equal(session.minimum, 'Minimum three months, $61,985.');
  const partnership = createSlip({ strategy: 'partnership' }).texts;
  assert.equal(partnership.amount4, '$4,997');
  assert.equal(partnership.month, '$24,993');
  assert.equal(partnership.show, '$6,248.25 a show');
  assert.equal(partnership.minimum, 'Minimum three months, $74,979.');
});

test('adds up the full program', () => {
  const { choice, room } = list.presets.program;
  assert.equal(createSlip(choice, room).texts.month, '$40,287');
  assert.equal(createSlip(choice, room).verdict, 'pays');
});

test('counts one show as a test show that is paid once and has no minimum', () => {
  const { texts } = createSlip({ shows: '1', host: 'ours', strategy: 'session' });
  assert.equal(texts.shows, 'Test show');
  assert.equal(texts.label, 'Paid once');
  assert.equal(texts.month, '$8,196');
  assert.equal(texts.show, '$8,196 a show');
  assert.equal(texts.bar, '$8,196 paid once');
  assert.equal(texts.minimum, 'No minimum, no obligation afterward.');
});

test('states the term of the monthly services of a test show', () => {
  for (const monthly of [{ clips: '12' }, { numbers: 'pro' }, { strategy: 'partnership' }]) {
    const { texts } = createSlip({ shows: '1', ...monthly });
    assert.equal(texts.label, 'First month');
    assert.equal(texts.minimum, 'Monthly services: three months or more.');
  }
});

test('uses the singular for one order', () => {
  assert.match(
    createSlip({}, { basket: 999_999 }).texts.title ?? '',
    /^Pays for itself at 1 order a show: under 0\.1% of/,
  );
});

test('shows enough decimals for a share just above the average', () => {
  assert.equal(formatPercent(2.5, 2.5), '2.5%');
  assert.equal(formatPercent(2.508, 2.5), '2.51%');
  assert.equal(formatPercent(2.56, 2.5), '2.6%');
  assert.equal(formatPercent(0.01, 2.5), 'under 0.1%');
});

test('writes the choices to the URL, and the three numbers only if they are not the defaults', () => {
  const room = list.room.start;
  assert.equal(buildCostHash({ choice: startChoice, room }, list), '#cost=4-pro-yours-0-none-none');
  assert.equal(
    buildCostHash({ choice: dear, room: { viewers: 900, basket: 58.5, margin: 45 } }, list),
    '#cost=4-pro-ours-12-starter-none-900-58.5-45',
  );
  assert.equal(
    buildCostHash({ choice: startChoice, room: { ...room, basket: Number.NaN } }, list),
    '#cost=4-pro-yours-0-none-none',
    'a figure that is missing stays out',
  );
  for (const choice of [startChoice, dear]) {
    for (const one of [room, thin]) {
      assert.deepEqual(parseCostHash(buildCostHash({ choice, room: one }, list), list), {
        choice,
        room: one,
      });
    }
  }
});

test('reads links created before the strategy row existed', () => {
  assert.deepEqual(parseCostHash('#cost=4-pro-ours-12-starter-900-58.5-45', list), {
    choice: dear,
    room: { viewers: 900, basket: 58.5, margin: 45 },
  });
  assert.deepEqual(parseCostHash('#cost=4-pro-ours-12-starter', list)?.choice, dear);
});

test('uses defaults for invalid URL values and ignores other hashes', () => {
  assert.equal(parseCostHash('#packages', list), undefined);
  assert.equal(parseCostHash('', list), undefined);
  const atFirst = { choice: startChoice, room: list.room.start };
  for (const absurd of [
    '#cost=',
    '#cost=99-castle-nobody--',
    '#cost=4-pro-yours-0-none-none-0-0-0',
    '#cost=4-pro-yours-0-none-none--1-58-45',
    '#cost=4-pro-yours-0-none-none-1e9-58-45',
    '#cost=4-pro-yours-0-none-none-12000-58-450',
    '#cost=4-pro-yours-0-none-none-12000-58-45-7',
    '#cost=4-pro-yours-0-none-none-99999999999999-58-45',
    '#cost=__proto__-constructor-<script>-0-none',
    `#cost=${'4-'.repeat(10_000)}`,
  ])
    assert.deepEqual(parseCostHash(absurd, list), atFirst, absurd.slice(0, 60));
  assert.deepEqual(parseCostHash('#cost=12-lite', list)?.choice, {
    ...startChoice,
    shows: '12',
    set: 'lite',
  });
});

test('writes the order slip as plain text with a link to it', () => {
  const address = 'https://site.example/services#cost=4-pro-yours-0-none-none';
  assert.equal(
    buildMessage(list, createSlip(), 'November 23, 2026', address),
    `Order slip, November 23, 2026: 4 shows a month
4 × Studio Pro, $4,999 each = $19,996
Host: yours = $0
Clips: none = $0
Numbers: next-day report = in Studio Pro
Strategy: none = $0
A month: $19,996 ($4,999 a show). Minimum three months, $59,988.
Pays for itself at 192 orders a show: 1.6% of 12,000 viewers ($4,999 ÷ ($58 × 45%) = 191.5, so 192 orders)
${address}
`,
  );
});

test('reads prices from the package cards, and no price from a card without an amount', () => {
  for (const [group, id, name] of [
    ['set', 'lite', 'Studio Lite'],
    ['set', 'pro', 'Studio Pro'],
    ['clips', '12', 'Starter'],
    ['clips', '40', 'Pro'],
    ['numbers', 'starter', 'Starter'],
    ['numbers', 'pro', 'Pro'],
    ['strategy', 'session', 'Session'],
    ['strategy', 'partnership', 'Partnership'],
  ] as const) {
    const option = list.options[group].find((one) => one.id === id);
    const card = packages[group].items.find((item) => item.name === name);
    assert.equal(`$${option?.price.toLocaleString('en-US')}`, card?.price, `${group} ${id}`);
  }
  assert.equal(findPackagePrice(packages.set, 'Studio Enterprise'), undefined, 'a price that is a word');
  assert.equal(findPackagePrice(packages.set, 'Studio Huge'), undefined, 'no such card');
});

test("matches the quantities on the package cards and marks the host's price as a sample", () => {
  const features = (group: keyof typeof packages, name: string) =>
    packages[group].items.find((item) => item.name === name)?.features.join('\n') ?? '';
  for (const [name, id] of [
    ['Starter', '12'],
    ['Pro', '40'],
  ] as const)
    assert.ok(features('clips', name).includes(`${id} clips a month`), name);
  for (const { label, covers } of list.options.numbers.filter((option) => option.covers))
    assert.ok(features('numbers', label).includes(`Up to ${covers} shows a month`), label);
  const ours = readSample('prices').groups.host.options.find(({ id }: { id: string }) => id === 'ours');
  assert.deepEqual([ours.price, ours.sample], [1200, true]);
});

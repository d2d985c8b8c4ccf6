import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import type { CaseStudiesContent } from '#src/content/schemas/page/case-studies.ts';
import type { HomeContent } from '#src/content/schemas/page/home.ts';
import { showSchema } from '#src/content/schemas/show.ts';
import { minuteTexts, showOf } from '#tests/support/pages/shows.ts';

const readContent = (name: string) => parse(readFileSync(`src/content/${name}.yaml`, 'utf8'));
const shows = readdirSync('src/content/shows').map((file) =>
  showSchema.parse(readContent(`shows/${file.replace('.yaml', '')}`)),
);
const home: HomeContent = readContent('pages/home');
const { featured, others }: CaseStudiesContent = readContent('pages/case-studies');
const cases = [featured, ...others.items];
const sum = (curve: number[]) => curve.reduce((all, dollars) => all + dollars, 0);

test('adds up the sales of each show to the published totals', () => {
  const totals = Object.fromEntries(
    shows.map(({ id, curves }) => [id, [sum(curves.tenth), sum(curves.first)]]),
  );
  assert.deepEqual(totals, {
    nordlys: [42_300, 10_744],
    field: [39_544, 6_919],
    palo: [38_756, 5_625],
    oko: [22_700, 6_880],
    verre: [23_760, 5_725],
    brightside: [21_060, 4_220],
  });
});

test('computes the published growth of every case study from its show', () => {
  for (const { id, results } of cases) {
    const { curves } = shows.find(({ client }) => client === id) ?? assert.fail(id);
    assert.equal(`+${Math.round((sum(curves.tenth) / sum(curves.first) - 1) * 100)}%`, results.growth, id);
  }
});

test('matches the case study charts at every sixth minute of a show', () => {
  const published = [
    ...cases.map(({ id, curves }) => ({ client: id, first: curves.before, tenth: curves.after })),
    ...home.cases.items.map(({ brand, chart }) => ({
      client: shows.find(({ name }) => name === brand)?.client,
      ...chart,
    })),
  ];
  for (const { client, ...values } of published) {
    const { curves } = shows.find((show) => show.client === client) ?? assert.fail(client);
    for (const which of ['first', 'tenth'] as const) {
      const known = values[which].slice(0, -1).map((tens) => tens * 10);
      assert.deepEqual(
        curves[which].filter((_, minute) => minute % 6 === 0),
        known,
        `${client}, ${which}`,
      );
    }
  }
});

test("matches the chart's sales at each cue, and opens each show at a marked cue", () => {
  for (const { id, curves, tenth, first, peak } of shows) {
    for (const { at, pin, sold } of tenth)
      assert.equal(sold.count * pin.price, curves.tenth[at], `${id}@${at}`);
    for (const { at, sold } of first)
      assert.equal(sold.count * sold.each, curves.first[at], `${id}@${at}-first`);
    assert.equal(tenth.find(({ at }) => at === peak)?.mark, true, id);
  }
});

test('announces the opening minute of each show on its slider', () => {
  assert.deepEqual(
    ['nordlys', 'field', 'palo', 'oko'].map((id) => minuteTexts(showOf(id)).valueText),
    [
      '00:54, bundle drop, 620 dollars this minute, 10 bundles',
      '01:24, second look, 740 dollars this minute, 5 coats',
      '00:12, lights out, 340 dollars this minute, 4 lamps',
      '00:18, silence, 220 dollars this minute, 2 pairs',
    ],
  );
  assert.equal(
    minuteTexts(showOf('palo'), 'first').valueText,
    '00:12, before us, 50 dollars this minute, 2 bulbs',
  );
});

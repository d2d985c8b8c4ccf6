import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RouteId } from '#src/routes.ts';
import { findClassFor, readBuiltPages } from '#tests/support/pages/built-pages.ts';
import * as page from '#tests/support/pages/page-document.ts';
import { prices } from '#tests/support/pages/show-prices.ts';

const documents = new Map(readBuiltPages().map(({ route, html }): [RouteId, string] => [route, html]));
const documentOf = (route: RouteId, script = true) => page.parsePage(documents.get(route) ?? '', script);
const textsOf = (route: RouteId, css: string) => page.textsOf(documentOf(route), css);

test('shows eight package prices and one sample price for the host', () => {
  const priced = (
    ['live-production', 'content-development', 'analytics-optimization', 'strategic-planning'] as const
  )
    .flatMap((route) => textsOf(route, '#packages li h3 + p'))
    .filter((price) => price.startsWith('$'));
  assert.equal(priced.length, 8);
  const offered = ['set', 'clips', 'numbers', 'strategy'].flatMap((group) =>
    textsOf('services', `label:has([name=cost-${group}]) small`)
      .filter((price) => price !== '$0')
      .map((price) => price.replace(/ (?:once|a month)$/, '')),
  );
  assert.deepEqual(offered, priced);
  const named = (['set', 'host', 'clips', 'numbers', 'strategy'] as const).flatMap(
    (group) => prices.groups[group].options,
  );
  assert.deepEqual(
    named.filter(({ price }) => price).map(({ price, sample }) => [price, sample]),
    [[1200, true]],
  );
});

test('shows the agreed price table and example quote, exact to the dollar', () => {
  const document = documentOf('services', false);
  assert.deepEqual(page.textsOf(document, '#prices noscript tbody tr'), [
    'Set: Studio Lite$2,499per show',
    'Set: Studio Pro$4,999per show',
    'Host: Ours$1,200per show',
    'Clips: 12 clips$2,997a month',
    'Clips: 40 clips$7,997a month',
    'Analytics: Starter$997a month',
    'Analytics: Pro$2,497a month',
    'Strategy: Session$1,997once',
    'Strategy: Partnership$4,997a month',
  ]);
  const [slip] = page.textsOf(document, '#order-slip');
  for (const figure of ['$19,996', '$4,999 a show', '$59,988', '192 orders a show: 1.6% of 12,000 viewers'])
    assert.ok(slip?.includes(figure), figure);
  assert.equal(page.select(document, '#prices .needs-script input').length, 20);
});

test('uses the averages from the calculator and the analytics page in the scale of conversion rates', () => {
  const [, average, weekly] = textsOf('services', '#prices .slip-scale b');
  const [rate] = page.select(documentOf('roi-calculator'), 'input[name=conversion_rate]');
  assert.equal(rate?.attribs.value, '2.5');
  assert.equal(average, `${rate?.attribs.value}%`);
  const metrics = textsOf('analytics-optimization', '#metrics li');
  const rates = metrics.filter((metric) => metric.includes('Conversion rate'));
  assert.equal(rates.length, 1);
  assert.ok(weekly && rates[0]?.includes(weekly), rates[0]);
});

test('answers three to six questions next to the prices, consistently with other pages', () => {
  const questions = textsOf('services', '#prices details h3');
  assert.ok(questions.length >= 3 && questions.length <= 6);
  const [exit] = textsOf('services', '#first-shows');
  assert.match(exit ?? '', /three months/);
  assert.equal(exit?.split('?')[1], textsOf('business-services', '#exit')[0]?.split('?')[1]);
  assert.match(textsOf('services', '#test-show')[0] ?? '', /\$8,196.*No minimum/s);
  assert.match(textsOf('contact', '#minimum-commitment')[0] ?? '', /3 months/);
});

test("shows the agreed figures in the calculator's example", () => {
  const rows = textsOf('roi-calculator', `ol.${findClassFor('font-variant-numeric:tabular-nums')} > li`);
  assert.match(rows.at(-1) ?? '', /\$31,320 − 4 shows × \$4,999.*\$11,324/);
  assert.ok(textsOf('roi-calculator', 'a[href="/services#prices"]').includes('What a show costs'));
});

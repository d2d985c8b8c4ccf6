import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { selectAll } from 'css-select';
import { innerText } from 'domutils';
import { parse as parseHtml } from 'parse5';
import { adapter, type Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';
import { parse as parseYaml } from 'yaml';
import { type RouteId, routes } from '#src/routes.ts';
import { builtFile, builtPages } from '#tests/support/built-pages.ts';

const htmlOf = (route: RouteId) => builtPages().find((page) => page.route === route)?.html ?? '';

/** A page as it is with script, or as one without script is given it. */
const documentOf = (route: RouteId, script = true) =>
  parseHtml(htmlOf(route), { treeAdapter: adapter, scriptingEnabled: script });
const select = (document: Tree['document'], css: string) =>
  selectAll<Tree['node'], Tree['element']>(css, document);
const words = (document: Tree['document'], css: string) =>
  select(document, css).map((element) => innerText(element).replace(/\s+/g, ' ').trim());

/** Name and price of each package card of a page. */
function cards(route: RouteId): [string, string][] {
  const document = documentOf(route);
  const names = words(document, '#packages li h3');
  return words(document, '#packages li h3 + p').map((price, index) => [names[index] ?? '', price]);
}

test('every price of the price block is that of a package card, but for the host’s, which is a sample', () => {
  const priced = [
    ...cards('live-production'),
    ...cards('content-development'),
    ...cards('analytics-optimization'),
  ].flatMap(([, price]) => (price.startsWith('$') ? [price] : []));
  assert.equal(priced.length, 6);
  const choices = documentOf('services');
  const offered = ['set', 'clips', 'numbers'].flatMap((group) =>
    words(choices, `label:has([name=cost-${group}]) small`).filter((price) => price !== '$0'),
  );
  assert.deepEqual(offered, priced);
  const { groups } = parseYaml(readFileSync('src/content/prices.yaml', 'utf8'));
  const named: { price?: number; sample?: boolean }[] = ['set', 'host', 'clips', 'numbers'].flatMap(
    (group) => groups[group].options,
  );
  assert.deepEqual(
    named.filter(({ price }) => price).map(({ price, sample }) => [price, sample]),
    [[1200, true]],
    'no price of a package is spelled a second time',
  );
});

test('without script there is a table of the prices, and the slip as a worked example', () => {
  const document = documentOf('services', false);
  assert.deepEqual(words(document, '#prices noscript tbody tr'), [
    'Set: Studio Lite$2,499per show',
    'Set: Studio Pro$4,999per show',
    'Host: Ours$1,200per show',
    'Clips: 12 clips$2,997a month',
    'Clips: 40 clips$7,997a month',
    'Numbers: Starter$997a month',
    'Numbers: Pro$2,497a month',
  ]);
  const [slip] = words(document, '#order-slip');
  for (const figure of ['$19,996', '$4,999 a show', '$59,988', '192 orders a show: 1.6% of 12,000 viewers'])
    assert.ok(slip?.includes(figure), figure);
  assert.equal(select(document, '#prices .needs-script input').length, 17, 'the choices stay away');
});

test('the averages of the scale are those of the calculator and of the analytics page', () => {
  const [, average, weekly] = words(documentOf('services'), '#prices .slip-scale b');
  const [rate] = select(documentOf('roi-calculator'), 'input[name=conversion_rate]');
  assert.equal(average, `${rate?.attribs.value}%`);
  const metrics = words(documentOf('analytics-optimization'), '#metrics li');
  const rates = metrics.filter((metric) => metric.includes('Conversion rate'));
  assert.equal(rates.length, 1);
  assert.ok(weekly && rates[0]?.includes(weekly), rates[0]);
});

test('three to six questions are asked at the prices, none of whose answers another page contradicts', () => {
  const document = documentOf('services');
  const questions = words(document, '#prices details h3');
  assert.ok(questions.length >= 3 && questions.length <= 6);
  const [exit] = words(document, '#first-shows');
  assert.match(exit ?? '', /three months/);
  assert.match(words(documentOf('contact'), '#minimum-commitment')[0] ?? '', /3 months/);
});

test('every package button leads to the contact form with its package, and no two with the same', () => {
  const [address = ''] = /\/fetched\/about\.[0-9a-f]{8}\.js/.exec(htmlOf('contact')) ?? [];
  const [, list = ''] = /^const aboutList=(.*?);const /.exec(builtFile(address).toString()) ?? [];
  const topics: Record<string, { inquiry: string; line: string }> = JSON.parse(list);
  const asked: string[] = [];
  for (const { route } of builtPages()) {
    const document = documentOf(route);
    for (const card of select(document, '#packages li:has(h3)')) {
      const [link] = selectAll<Tree['node'], Tree['element']>('a', card);
      const { pathname, searchParams } = new URL(link?.attribs.href ?? '', 'https://site.example');
      assert.equal(pathname, routes.contact.path);
      const topic = searchParams.get('about') ?? '';
      const [name = ''] = selectAll<Tree['node'], Tree['element']>('h3', card).map((h3) => innerText(h3));
      const [price = ''] = selectAll<Tree['node'], Tree['element']>('h3 + p', card).map((p) => innerText(p));
      assert.ok(topics[topic]?.line.startsWith(`${name}, ${routes[route].name}: ${price}`), topic);
      asked.push(topic);
    }
  }
  assert.equal(asked.length, 18);
  assert.equal(new Set(asked).size, 18);
});

test('the calculator’s example survives the prices of the site', () => {
  const rows = words(documentOf('roi-calculator'), 'ol.figures > li');
  assert.match(rows.at(-1) ?? '', /\$31,320 − 4 shows × \$4,999.*\$11,324/);
  assert.ok(words(documentOf('roi-calculator'), 'a[href="/services#prices"]').includes('What a show costs'));
});

test('the script of the slip, prices included, is one small file that the page does not fetch at first', () => {
  const [address = ''] = /\/fetched\/prices\.[0-9a-f]{8}\.js/.exec(htmlOf('services')) ?? [];
  assert.match(builtFile(address).toString(), /^const priceList=\{/);
  const bytes = builtFile(`${address}.br`).length;
  assert.ok(bytes < 5 * 1024, `${bytes} bytes`);
});

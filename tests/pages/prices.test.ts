import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatMoney } from '#shared/money.ts';
import { calculateRoi } from '#shared/roi-formula.ts';
import { caseStudiesSchema } from '#src/content/schemas/page/case-studies.ts';
import { roiCalculatorSchema } from '#src/content/schemas/page/roi-calculator.ts';
import { calculateCost } from '#src/features/show-cost/choice.ts';
import { type RouteId, routes } from '#src/routes.ts';
import { findClassFor, readBuiltFile, readBuiltPages } from '#tests/support/pages/built-pages.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import * as page from '#tests/support/pages/page-document.ts';
import { list, packages, prices, slipTexts } from '#tests/support/pages/show-prices.ts';

const { select, textsOf: words } = page;
const readPage = (route: RouteId) => readBuiltPages().find((one) => one.route === route)?.html ?? '';
const documentOf = (route: RouteId, script = true) => page.parsePage(readPage(route), script);
const formatDollars = (price: number) => `$${price.toLocaleString('en-US')}`;

function readCards(route: RouteId): [string, string][] {
  const document = documentOf(route);
  const names = words(document, '#packages li h3');
  return words(document, '#packages li h3 + p').map((price, index) => [names[index] ?? '', price]);
}

test('uses the package prices in the price block', () => {
  const cardPrices = new Set(
    (['live-production', 'content-development', 'analytics-optimization', 'strategic-planning'] as const)
      .flatMap(readCards)
      .map(([, price]) => price),
  );
  const choices = documentOf('services');
  for (const group of ['set', 'host', 'clips', 'numbers', 'strategy'] as const) {
    const offered = words(choices, `label:has([name=cost-${group}]) small`);
    assert.deepEqual(
      offered,
      prices.groups[group].options.map(({ id, per }) =>
        [formatDollars(list.options[group].find((one) => one.id === id)?.price ?? 0), per]
          .filter(Boolean)
          .join(' '),
      ),
      group,
    );
    if (group === 'host') continue;
    for (const { package: card } of prices.groups[group].options.filter((option) => option.package))
      assert.ok(cardPrices.has(packages[group].items.find(({ name }) => name === card)?.price ?? ''), card);
  }
});

test('shows a table of prices and an example quote without JavaScript', () => {
  const document = documentOf('services', false);
  const rows = (['set', 'host', 'clips', 'numbers', 'strategy'] as const).flatMap((group) =>
    list.options[group]
      .filter(({ price }) => price > 0)
      .map(({ id, price }) => {
        const { label: name, per, options } = prices.groups[group];
        const option = options.find((option) => option.id === id);
        return `${name}: ${option?.label}${formatDollars(price)}${option?.per ?? per}`;
      }),
  );
  assert.deepEqual(words(document, '#prices noscript tbody tr'), rows);
  const [slip = ''] = words(document, '#order-slip');
  const { month, show, minimum, title } = slipTexts();
  for (const figure of [month, show, minimum, title]) assert.ok(slip.includes(figure ?? ''), figure);
  const choices = Object.values(prices.groups).reduce((sum, { options }) => sum + options.length, 0);
  const figures = Object.keys(prices.room.fields).length;
  assert.equal(
    select(document, '#prices .needs-script input').length,
    choices + figures,
    'the choices stay away',
  );
});

const calculateShowPrice = (host: string) => calculateCost(list, { ...list.start, host }).show;
const strategyPrice = (id: string) => list.options.strategy.find((one) => one.id === id)?.price ?? 0;

test('shows correct totals of package prices on every page that contains a total', () => {
  const test = calculateCost(list, prices.test.choice).month;
  assert.equal(test, calculateShowPrice('ours') + strategyPrice('session'));
  const lite = list.options.set.find(({ id }) => id === 'lite')?.price ?? 0;
  const sumsOfPages: [RouteId, number[]][] = [
    ['home', [lite, calculateShowPrice('ours')]],
    ['services', [test, lite]],
    [
      'business-services',
      [test, lite, calculateShowPrice('ours'), 4 * calculateShowPrice('ours'), strategyPrice('partnership')],
    ],
    ['contact', [test]],
  ];
  for (const [route, sums] of sumsOfPages) {
    const [text = ''] = words(documentOf(route), 'main');
    for (const sum of sums) assert.ok(text.includes(formatDollars(sum)), `${route}: ${formatDollars(sum)}`);
  }
});

test('calculates the costs and profit of each case study correctly', () => {
  const { featured, others } = contentOf('pages/case-studies', caseStudiesSchema);
  const host = list.options.host.find(({ id }) => id === 'ours')?.price ?? 0;
  const set = list.options.set.find(({ id }) => id === 'pro')?.price ?? 0;
  const parseNumber = (text: string | undefined) => Number(text?.replaceAll(',', ''));
  for (const { id, cost, results } of [featured, ...others.items]) {
    const [, fees, shows, hosts = '', ads, margin, gain] =
      /^\$([\d,]+) in fees \((\d+) Studio Pro shows(.*?)\) plus \$([\d,]+) in ads\. At a (\d+)% margin.* \$(\d\.\d\d)(?: in gross profit)? for every \$1 spent\.$/.exec(
        cost,
      ) ?? assert.fail(`${id}: ${cost}`);
    const perShow = { ', two of our hosts each': 2, ' with our host': 1, ' with the brand’s own host': 0 }[
      hosts
    ];
    assert.ok(perShow !== undefined, `${id}: ${hosts}`);
    assert.equal(parseNumber(fees), parseNumber(shows) * (set + perShow * host), id);
    const revenue = parseNumber(/^\$(\d+)K$/.exec(results.revenue)?.[1]) * 1000;
    const profit = (revenue * parseNumber(margin)) / 100;
    assert.equal((profit / (parseNumber(fees) + parseNumber(ads))).toFixed(2), gain, id);
    if (cost.includes(' made '))
      assert.ok(cost.includes(`made ${formatDollars(profit)} in gross profit`), id);
  }
});

test('links every package button to the contact form with its own package', () => {
  const [address = ''] = /\/fetched\/about\.[0-9a-f]{8}\.js/.exec(readPage('contact')) ?? [];
  const [, list = ''] = /^const aboutList=(.*?);const /.exec(readBuiltFile(address).toString()) ?? [];
  const topics: Record<string, { inquiry: string; line: string }> = JSON.parse(list);
  const asked: string[] = [];
  for (const { route } of readBuiltPages()) {
    const document = documentOf(route);
    for (const card of select(document, '#packages li:has(h3)')) {
      const [link] = select(card, 'a');
      const { pathname, searchParams } = new URL(link?.attribs.href ?? '', 'https://site.example');
      assert.equal(pathname, routes.contact.path);
      const topic = searchParams.get('about') ?? '';
      const [name = ''] = words(card, 'h3');
      const [price = ''] = words(card, 'h3 + p');
      assert.ok(topics[topic]?.line.startsWith(`${name}, ${routes[route].name}: ${price}`), topic);
      asked.push(topic);
    }
  }
  assert.equal(asked.length, 18);
  assert.equal(new Set(asked).size, 18);
});

test("uses the site's prices in the calculator's example", () => {
  const { example, formula, afterShow } = contentOf('pages/roi-calculator', roiCalculatorSchema);
  const { monthlyProfit } = calculateRoi(example);
  const perShow = list.options.set.find(({ id }) => id === list.start.set)?.price ?? 0;
  const shows = example.events_per_month;
  const rows = words(
    documentOf('roi-calculator'),
    `ol.${findClassFor('font-variant-numeric:tabular-nums')} > li`,
  );
  assert.equal(
    rows.at(-1),
    `${formatMoney(monthlyProfit)} − ${shows} ${formula.units.events} × ${formatMoney(perShow)}` +
      `${formatMoney(monthlyProfit - shows * perShow)}${formula.steps.afterShow}`,
  );
  assert.ok(words(documentOf('roi-calculator'), 'a[href="/services#prices"]').includes(afterShow.link));
});

test('loads the prices separately, in a file under 6 KB', () => {
  const [address = ''] = /\/fetched\/prices\.[0-9a-f]{8}\.js/.exec(readPage('services')) ?? [];
  assert.match(readBuiltFile(address).toString(), /^const priceList=\{/);
  const bytes = readBuiltFile(`${address}.br`).length;
  assert.ok(bytes < 6 * 1024, `${bytes} bytes`);
});

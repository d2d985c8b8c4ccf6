import { routes } from '#src/routes.ts';
import { packagePrice, packageRow } from '../packages.ts';
import type { PricesContent } from '../schemas/prices.ts';
import { contentIn, type Documents, oneOf, type ReferenceProblem } from './documents.ts';

const sellerOf = {
  set: 'live-production',
  clips: 'content-development',
  numbers: 'analytics-optimization',
  strategy: 'strategic-planning',
} as const;

const priceProblem = (path: ReferenceProblem['path'], message: string): ReferenceProblem => ({
  document: 'prices',
  path,
  message,
});

/** Checks that the package cards, table rows and the metric of the price block exist. */
export function validatePrices(documents: Documents): ReferenceProblem[] {
  const prices = contentIn(documents, 'prices');
  if (!prices) return [];
  return [
    ...(['set', 'clips', 'numbers', 'strategy'] as const).flatMap((group) =>
      packagesOf(documents, prices, group),
    ),
    ...rowsOf(documents, prices),
    ...metricOf(documents, prices),
  ];
}

function packagesOf(
  documents: Documents,
  { groups }: PricesContent,
  group: keyof typeof sellerOf,
): ReferenceProblem[] {
  const seller = sellerOf[group];
  const packages = contentIn(documents, seller)?.packages;
  if (!packages) return [];
  const page = routes[seller].name;
  return groups[group].options.flatMap(({ package: name }, index): ReferenceProblem[] => {
    if (name === undefined || packagePrice(packages, name) !== undefined) return [];
    const card = packages.items.findIndex((item) => item.name === name);
    const names = oneOf(packages.items.map((item) => item.name));
    if (card < 0)
      return [
        priceProblem(
          ['groups', group, 'options', index, 'package'],
          `${page} sells no package of that name. Use ${names}.`,
        ),
      ];
    const message = 'The price block uses this price. Enter one amount, such as $4,999.';
    return [{ document: seller, path: ['packages', 'items', card, 'price'], message }];
  });
}

function rowsOf(documents: Documents, { groups, facts, numbersRow }: PricesContent): ReferenceProblem[] {
  const sets = contentIn(documents, 'live-production')?.packages;
  const [first] = groups.set.options.flatMap((option) => option.package ?? []);
  if (!sets || first === undefined || !sets.items.some(({ name }) => name === first)) return [];
  const rows = [
    ...facts.map(({ row }, index) => ({ row, path: ['facts', index, 'row'] })),
    { row: numbersRow, path: ['numbersRow'] },
  ];
  const names = oneOf(sets.rows.map(({ label }) => label));
  return rows
    .filter(({ row }) => packageRow(sets, first, row) === undefined)
    .map(({ path }) =>
      priceProblem(
        path,
        `${routes['live-production'].name} has no such row in its comparison. Use ${names}.`,
      ),
    );
}

function metricOf(documents: Documents, { scale }: PricesContent): ReferenceProblem[] {
  const metrics = contentIn(documents, 'analytics-optimization')?.metrics.items.map(({ name }) => name);
  if (!metrics || metrics.includes(scale.weeklyMetric)) return [];
  const page = routes['analytics-optimization'].name;
  return [
    priceProblem(['scale', 'weeklyMetric'], `${page} has no metric of that name. Use ${oneOf(metrics)}.`),
  ];
}

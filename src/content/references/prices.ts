import { routes } from '#src/routes.ts';
import { findPackageCell, findPackagePrice } from '../packages.ts';
import type { PricesContent } from '../schemas/prices.ts';
import { type Documents, findContent, joinWithOr, type ReferenceProblem } from './documents.ts';

const packagePages = {
  set: 'live-production',
  clips: 'content-development',
  numbers: 'analytics-optimization',
  strategy: 'strategic-planning',
} as const;

const createProblem = (path: ReferenceProblem['path'], message: string): ReferenceProblem => ({
  document: 'prices',
  path,
  message,
});

/** Checks that the package cards, table rows and the metric of the price block exist. */
export function validatePrices(documents: Documents): ReferenceProblem[] {
  const prices = findContent(documents, 'prices');
  if (!prices) return [];
  return [
    ...(['set', 'clips', 'numbers', 'strategy'] as const).flatMap((group) =>
      findPackageProblems(documents, prices, group),
    ),
    ...findRowProblems(documents, prices),
    ...findMetricProblems(documents, prices),
  ];
}

function findPackageProblems(
  documents: Documents,
  { groups }: PricesContent,
  group: keyof typeof packagePages,
): ReferenceProblem[] {
  const seller = packagePages[group];
  const packages = findContent(documents, seller)?.packages;
  if (!packages) return [];
  const page = routes[seller].name;
  return groups[group].options.flatMap(({ package: name }, index): ReferenceProblem[] => {
    if (name === undefined || findPackagePrice(packages, name) !== undefined) return [];
    const card = packages.items.findIndex((item) => item.name === name);
    const names = joinWithOr(packages.items.map((item) => item.name));
    if (card < 0)
      return [
        createProblem(
          ['groups', group, 'options', index, 'package'],
          `${page} sells no package of that name. Use ${names}.`,
        ),
      ];
    const message = 'The price block uses this price. Enter one amount, such as $4,999.';
    return [{ document: seller, path: ['packages', 'items', card, 'price'], message }];
  });
}

function findRowProblems(
  documents: Documents,
  { groups, facts, numbersRow }: PricesContent,
): ReferenceProblem[] {
  const sets = findContent(documents, 'live-production')?.packages;
  const [first] = groups.set.options.flatMap((option) => option.package ?? []);
  if (!sets || first === undefined || !sets.items.some(({ name }) => name === first)) return [];
  const rows = [
    ...facts.map(({ row }, index) => ({ row, path: ['facts', index, 'row'] })),
    { row: numbersRow, path: ['numbersRow'] },
  ];
  const names = joinWithOr(sets.rows.map(({ label }) => label));
  return rows
    .filter(({ row }) => findPackageCell(sets, first, row) === undefined)
    .map(({ path }) =>
      createProblem(
        path,
        `${routes['live-production'].name} has no such row in its comparison. Use ${names}.`,
      ),
    );
}

function findMetricProblems(documents: Documents, { scale }: PricesContent): ReferenceProblem[] {
  const metrics = findContent(documents, 'analytics-optimization')?.metrics.items.map(({ name }) => name);
  if (!metrics || metrics.includes(scale.weeklyMetric)) return [];
  const page = routes['analytics-optimization'].name;
  return [
    createProblem(
      ['scale', 'weeklyMetric'],
      `${page} has no metric of that name. Use ${joinWithOr(metrics)}.`,
    ),
  ];
}

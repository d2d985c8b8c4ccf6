import type { Packages } from './schemas/service-page.ts';

export const packagePages = [
  'live-production',
  'host-training',
  'analytics-optimization',
  'strategic-planning',
  'content-development',
  'ai-avatars',
] as const;

/** @returns a package card's price in US dollars; undefined if there is no such card or it has no single price */
export function findPackagePrice({ items }: Packages, name: string): number | undefined {
  const price = items.find((item) => item.name === name)?.price ?? '';
  const amount = /^\$([\d,]+)$/.exec(price)?.[1];
  return amount === undefined ? undefined : Number(amount.replaceAll(',', ''));
}

/** @returns the cell of a comparison table for a row and a package; undefined if it has no such row or package */
export function findPackageCell({ items, rows }: Packages, name: string, label: string): string | undefined {
  const column = items.findIndex((item) => item.name === name);
  return rows.find((row) => row.label === label)?.values[column];
}

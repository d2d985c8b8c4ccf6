import type { Packages } from './schemas/service-page.ts';

/** Pages with package cards. */
export const packagePages = [
  'live-production',
  'host-training',
  'analytics-optimization',
  'strategic-planning',
  'content-development',
  'ai-avatars',
] as const;

/** @returns the US dollars of a package card; undefined for one that is not there or has no one price */
export function packagePrice({ items }: Packages, name: string): number | undefined {
  const price = items.find((item) => item.name === name)?.price ?? '';
  const amount = /^\$([\d,]+)$/.exec(price)?.[1];
  return amount === undefined ? undefined : Number(amount.replaceAll(',', ''));
}

/** @returns what a comparison table says of a package in one row; undefined where it has no such row or package */
export function packageRow({ items, rows }: Packages, name: string, label: string): string | undefined {
  const column = items.findIndex((item) => item.name === name);
  return rows.find((row) => row.label === label)?.values[column];
}

import type { Result } from 'lighthouse';
import { median } from './median.ts';

const kinds = ['document', 'script', 'stylesheet', 'font', 'image', 'media'] as const;

export type Measure = Record<string, number>;

type ResourceItem = { resourceType: string; transferSize: number; requestCount: number };

export function measureOf(lhr: Result): Measure {
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const value = (name: string) => lhr.audits[name]?.numericValue ?? 0;
  const requests =
    (lhr.audits['network-requests']?.details as { items?: ResourceItem[] } | undefined)?.items ?? [];
  const bytes = (kind: string) =>
    requests
      .filter(({ resourceType }) => resourceType?.toLowerCase() === kind)
      .reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
  return {
    perf: score('performance'),
    a11y: score('accessibility'),
    best: score('best-practices'),
    seo: score('seo'),
    FCP: value('first-contentful-paint'),
    LCP: value('largest-contentful-paint'),
    TBT: value('total-blocking-time'),
    TTI: value('interactive'),
    CLS: value('cumulative-layout-shift'),
    SI: value('speed-index'),
    ...Object.fromEntries(kinds.map((kind) => [`${kind} KB`, bytes(kind)])),
    requests: requests.length,
    DOM:
      value('dom-size-insight') ||
      Number(
        (lhr.audits['dom-size-insight']?.details as { debugData?: { totalElements?: number } })?.debugData
          ?.totalElements ?? 0,
      ),
  };
}

/** The median of each metric over the loads of one page. */
export function medians(all: Measure[]): Measure {
  const names = Object.keys(all[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(all.map((one) => one[name] ?? 0))]));
}

/** A Markdown table; the last column compares LCP with the empty page in the first row. */
export function table(rows: { page: string; figures: Measure }[]): string {
  const names = Object.keys(rows[0]?.figures ?? {});
  const base = rows[0]?.figures.LCP ?? 1;
  const figure = (name: string, value = 0) => value.toFixed(name === 'CLS' ? 3 : name.endsWith('KB') ? 1 : 0);
  const lines = rows.map(({ page, figures }) => [
    page,
    ...names.map((name) => figure(name, figures[name])),
    ((figures.LCP ?? 0) / base).toFixed(2),
  ]);
  const head = ['page', ...names, 'LCP/blank'];
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

import type { Result } from 'lighthouse';
import { calculateMedian } from './median.ts';

const resourceTypes = ['document', 'script', 'stylesheet', 'font', 'image', 'media'] as const;

export type PageMetrics = Record<string, number>;

type ResourceItem = { resourceType: string; transferSize: number; requestCount: number };

export function extractMetrics(lhr: Result): PageMetrics {
  const readScore = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const readValue = (name: string) => lhr.audits[name]?.numericValue ?? 0;
  const requests =
    (lhr.audits['network-requests']?.details as { items?: ResourceItem[] } | undefined)?.items ?? [];
  const sumBytes = (kind: string) =>
    requests
      .filter(({ resourceType }) => resourceType?.toLowerCase() === kind)
      .reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
  return {
    perf: readScore('performance'),
    a11y: readScore('accessibility'),
    best: readScore('best-practices'),
    seo: readScore('seo'),
    FCP: readValue('first-contentful-paint'),
    LCP: readValue('largest-contentful-paint'),
    TBT: readValue('total-blocking-time'),
    TTI: readValue('interactive'),
    CLS: readValue('cumulative-layout-shift'),
    SI: readValue('speed-index'),
    ...Object.fromEntries(resourceTypes.map((kind) => [`${kind} KB`, sumBytes(kind)])),
    requests: requests.length,
    DOM:
      readValue('dom-size-insight') ||
      Number(
        (lhr.audits['dom-size-insight']?.details as { debugData?: { totalElements?: number } })?.debugData
          ?.totalElements ?? 0,
      ),
  };
}

/** The median of each metric over the loads of one page. */
export function calculateMedians(measures: PageMetrics[]): PageMetrics {
  const names = Object.keys(measures[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, calculateMedian(measures.map((one) => one[name] ?? 0))]),
  );
}

/** A Markdown table; the last column compares LCP with the empty page in the first row. */
export function formatTable(rows: { page: string; figures: PageMetrics }[]): string {
  const names = Object.keys(rows[0]?.figures ?? {});
  const base = rows[0]?.figures.LCP ?? 1;
  const formatNumber = (name: string, value = 0) =>
    value.toFixed(name === 'CLS' ? 3 : name.endsWith('KB') ? 1 : 0);
  const lines = rows.map(({ page, figures }) => [
    page,
    ...names.map((name) => formatNumber(name, figures[name])),
    ((figures.LCP ?? 0) / base).toFixed(2),
  ]);
  const head = ['page', ...names, 'LCP/blank'];
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

import { calculateMedian } from '../median.ts';

/** Rows a second, and latencies in milliseconds if known. */
export type Result = { requests: number; perSecond: number; p50?: number; p99?: number };

export function calculateMedians(results: Result[]): Result {
  const collectKnown = (key: 'p50' | 'p99') => results.flatMap((result) => result[key] ?? []);
  return {
    requests: calculateMedian(results.map(({ requests }) => requests)),
    perSecond: calculateMedian(results.map(({ perSecond }) => perSecond)),
    ...(collectKnown('p50').length > 0 && { p50: calculateMedian(collectKnown('p50')) }),
    ...(collectKnown('p99').length > 0 && { p99: calculateMedian(collectKnown('p99')) }),
  };
}

/** A Markdown table; the ratios compare the first row with the others. */
export function formatTable(lines: [string, Result][]): string {
  const own = lines[0]?.[1];
  const formatMilliseconds = (figure: number | undefined) => figure?.toFixed(1) ?? '–';
  return [
    '| | rows/s | p50 ms | p99 ms | this server vs. this row |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...lines.map(([name, { perSecond, p50, p99 }], index) => {
      const ratio = index === 0 ? '' : `${((own?.perSecond ?? 0) / perSecond).toFixed(2)}x`;
      return `| ${name} | ${Math.round(perSecond)} | ${formatMilliseconds(p50)} | ${formatMilliseconds(p99)} | ${ratio} |`;
    }),
  ].join('\n');
}

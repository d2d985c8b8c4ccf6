import { median } from '../median.ts';

/** Rows a second, and latencies in milliseconds if known. */
export type Result = { requests: number; perSecond: number; p50?: number; p99?: number };

export function medians(results: Result[]): Result {
  const known = (key: 'p50' | 'p99') => results.flatMap((result) => result[key] ?? []);
  return {
    requests: median(results.map(({ requests }) => requests)),
    perSecond: median(results.map(({ perSecond }) => perSecond)),
    ...(known('p50').length > 0 && { p50: median(known('p50')) }),
    ...(known('p99').length > 0 && { p99: median(known('p99')) }),
  };
}

/** A Markdown table; the ratios compare the first row with the others. */
export function table(lines: [string, Result][]): string {
  const own = lines[0]?.[1];
  const milliseconds = (figure: number | undefined) => figure?.toFixed(1) ?? '–';
  return [
    '| | rows/s | p50 ms | p99 ms | this server is |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...lines.map(([name, { perSecond, p50, p99 }], index) => {
      const ratio = index === 0 ? '' : `${((own?.perSecond ?? 0) / perSecond).toFixed(2)} of it`;
      return `| ${name} | ${Math.round(perSecond)} | ${milliseconds(p50)} | ${milliseconds(p99)} | ${ratio} |`;
    }),
  ].join('\n');
}

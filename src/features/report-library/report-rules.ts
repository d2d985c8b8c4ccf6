import type { Report, ReportCategory } from '#src/content/schemas/page/industry-reports.ts';

/** Milliseconds for which a report is being processed. */
export const processing = 2000;

/** The reports of a category; 'all' leaves every one. */
export function reportsIn(category: ReportCategory, reports: readonly Report[]): Report[] {
  return reports.filter((report) => category === 'all' || report.category === category);
}

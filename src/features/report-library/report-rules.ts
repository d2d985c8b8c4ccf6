import type { Report, ReportCategory } from '#src/content/schemas/page/industry-reports.ts';

/** Duration of the simulated download in milliseconds. */
export const downloadMilliseconds = 2000;

/** Reports of a category; 'all' returns every report. */
export function filterReports(category: ReportCategory, reports: readonly Report[]): Report[] {
  return reports.filter((report) => category === 'all' || report.category === category);
}

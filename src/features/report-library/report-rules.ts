import type { ToastMessage } from '#src/client/toast.ts';
import type { RequiredFields } from '#src/components/form/required-rule.ts';
import type { Report, ReportCategory } from '#src/content/schemas/industry-reports.ts';

/** Milliseconds for which a report is being processed. */
export const processing = 2000;

export const required: RequiredFields = {
  name: 'Name is required',
  email: 'Email is required',
  businessName: 'Business name is required',
};

export const missing: ToastMessage = {
  title: 'Download Requires Information',
  description: 'Please fill in your details to download the full report.',
  destructive: true,
};

export function started({ title }: Pick<Report, 'title'>): ToastMessage {
  return { title: 'Download Started!', description: `Your ${title} report has been sent to your email.` };
}

/** The reports of a category; 'all' leaves every one. */
export function reportsIn(category: ReportCategory, reports: readonly Report[]): Report[] {
  return reports.filter((report) => category === 'all' || report.category === category);
}

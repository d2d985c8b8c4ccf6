import { forms } from '#shared/forms/forms.ts';

/**
 * How long rows of each table are kept. The privacy policy promises the same, and a test compares them. Rows that are
 * marked as kept stay in any case.
 */
export const retention = new Map(forms.map(({ table, retention }) => [table, retention]));

/** How long robots' forms are kept apart, in days; the privacy policy promises it. */
export const quarantineDays = 30;

/** How long it is kept what other programs were told, and what they answered, in days. */
export const deliveryDays = 30;

/** How long it is kept what was done about a row, and the links in newsletter mails. */
export const recordMonths = 24;

/** How long failed tries to sign in are counted, in days. */
export const failureDays = 30;

/** The day each feature of the early-access list opened, to be written here when it does: `'AI Avatars': '2027-03-01'`. */
export const openings: Record<string, string> = {};

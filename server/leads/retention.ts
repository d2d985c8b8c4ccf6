import { forms } from '#shared/forms/forms.ts';

export const retention = new Map(forms.map(({ table, retention }) => [table, retention]));

/** How long robots' forms are kept apart, in days; the privacy policy promises it. */
export const quarantineDays = 30;

/** How long it is kept what other programs were told, and what they answered, in days. */
export const deliveryDays = 30;

export const recordMonths = 24;

/** How long failed tries to sign in are counted, in days. */
export const failureDays = 30;

/** The day each feature of the early-access list opened, to be written here when it does: `'AI Avatars': '2027-03-01'`. */
export const openings: Record<string, string> = {};

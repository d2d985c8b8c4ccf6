import { forms } from '#shared/forms/forms.ts';

export const retention = new Map(forms.map(({ table, retention }) => [table, retention]));

/** Stated in the privacy policy. */
export const quarantineDays = 30;

export const unsortedMailDays = 30;

export const blockedMailDays = 1;

export const deliveryDays = 30;

export const recordMonths = 24;

export const signInFailureDays = 30;

/** Opening dates, added when a feature opens: `'AI Avatars': '2027-03-01'`. Retention starts then. */
export const openings: Record<string, string> = {};

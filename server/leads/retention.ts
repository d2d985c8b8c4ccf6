import { forms } from '#shared/forms/forms.ts';

export const retention = new Map(forms.map(({ table, retention }) => [table, retention]));

/** Retention of quarantined form entries; stated in the privacy policy. */
export const quarantineDays = 30;

/** Retention of received emails without a lead. */
export const unsortedDays = 30;

/** Retention of unsorted emails whose sender was blocked. */
export const blockedDays = 1;

/** Retention of webhook events and deliveries. */
export const deliveryDays = 30;

export const recordMonths = 24;

/** Retention of failed sign-in attempts. */
export const failureDays = 30;

/** Opening date of each early-access feature, added when it opens: `'AI Avatars': '2027-03-01'`. Retention starts then. */
export const openings: Record<string, string> = {};

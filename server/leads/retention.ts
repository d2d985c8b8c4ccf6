/** How long a table's rows are kept, and from when on that counts. */
export type Retention = {
  months: number;
  /** `row`: from each row on. `address`: from the last row of the same address. `opening`: from when the feature opened. */
  from: 'row' | 'address' | 'opening';
};

/**
 * How long what visitors sent is kept; `erased` is until they ask. The privacy policy makes these promises, and a test
 * compares them. Rows that are marked as kept stay in any case.
 */
export const retention: Record<string, Retention | 'erased'> = {
  newsletter_subscribers: 'erased',
  contact_submissions: { months: 24, from: 'address' },
  roi_calculator_submissions: { months: 24, from: 'row' },
  early_access_signups: { months: 12, from: 'opening' },
  live_selling_survey_responses: { months: 12, from: 'row' },
};

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

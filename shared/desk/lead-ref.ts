const letters: Record<string, string> = {
  contact_submissions: 'm',
  live_selling_survey_responses: 'c',
  roi_calculator_submissions: 'r',
  early_access_signups: 'e',
  newsletter_subscribers: 'n',
};

/** What a lead is called by: `m-2291`, its form's letter and its number. */
export function leadRef(form: string, number: number | string): string {
  return `${letters[form] ?? 'x'}-${number}`;
}

/** The number in what a lead is called by; it alone tells leads apart. @returns undefined for whatever is no such name */
export function leadNumber(ref: string): number | undefined {
  const [, digits] = /^[mcrenx]-(\d{1,15})$/.exec(ref) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

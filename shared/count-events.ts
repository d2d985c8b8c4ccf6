/** What visitors are counted for, each once a day; a visitor's bits are in this order. */
export const countEvents = [
  'view',
  'call',
  'form:contact_submissions',
  'form:live_selling_survey_responses',
  'form:roi_calculator_submissions',
  'form:early_access_signups',
  'form:newsletter_subscribers',
  'step:1',
  'step:2',
  'step:3',
  'step:4',
  'step:5',
  'step:6',
  'step:7',
] as const;

export type CountEvent = (typeof countEvents)[number];

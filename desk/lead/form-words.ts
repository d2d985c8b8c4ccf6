const words = new Map([
  ['contact_submissions', { place: 'The contact page', mail: 'The receipt' }],
  ['live_selling_survey_responses', { place: 'The survey', mail: 'The receipt' }],
  ['roi_calculator_submissions', { place: 'The calculator', mail: 'The breakdown' }],
  ['early_access_signups', { place: 'The early-access form', mail: 'The receipt' }],
  ['newsletter_subscribers', { place: 'The newsletter form', mail: 'The mail to confirm' }],
]);

/** The place that promises something for a form, and the mail that it promises. */
export function formWords(form: string): { place: string; mail: string } {
  return words.get(form) ?? { place: 'The form', mail: 'The mail' };
}

const inquiries = new Map([
  ['new-client', 'new client'],
  ['existing-client', 'existing client'],
  ['partnership', 'partnership'],
  ['media', 'media'],
  ['other', 'something else'],
]);

/** What a message is about, in the words of its form. */
export function inquiryWords(type: string): string {
  return inquiries.get(type) ?? type;
}

const roles = new Map([
  ['founder', 'Founder or CEO'],
  ['marketing', 'Marketing'],
  ['ecommerce', 'E-commerce'],
  ['content', 'Content'],
  ['agency', 'Agency'],
  ['other', 'Something else'],
]);

/** What somebody is in their company, in the words of the early-access form. */
export function roleWords(role: string): string {
  return roles.get(role) ?? role;
}

const subjects = new Map([
  ['contact_submissions', (brand: string) => `Your message to ${brand}`],
  ['live_selling_survey_responses', (brand: string) => `Your application to ${brand}`],
  ['roi_calculator_submissions', (brand: string) => `Your ROI calculation at ${brand}`],
  ['early_access_signups', (brand: string) => `Your early access to ${brand}`],
]);

/** What an answer is about, to begin with. */
export function replySubject(form: string, brand: string): string {
  return subjects.get(form)?.(brand) ?? `Your request to ${brand}`;
}

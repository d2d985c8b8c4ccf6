/**
 * Hours within which the site promises an answer to what a table keeps, counted round the clock. The words that promise
 * them stand in src/content; tests/specification/delivered/promises.test.ts compares the two.
 */
export const promisedHours: Record<string, number> = {
  contact_submissions: 24,
  live_selling_survey_responses: 48,
};

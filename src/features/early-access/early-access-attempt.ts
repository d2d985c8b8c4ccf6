import type { Feature } from '#src/content/schemas/form-choices.ts';
import { store } from '#src/forms/sending/store.ts';
import { createSubmission, type Submission } from '#src/forms/sending/submission.ts';
import { earlyAccessRow } from './early-access-rules.ts';

type Attempt = {
  filled: FormData;
  submission: Submission;
};

export const signup = store('early_access_signups', earlyAccessRow);

const attempts = new Map<Feature, Attempt>();

/** The page's form state for a feature, shared by all buttons that open it. */
export function getAttempt(feature: Feature): Attempt {
  const attempt = attempts.get(feature) ?? {
    filled: createInitialValues(feature),
    submission: createSubmission(signup),
  };
  attempts.set(feature, attempt);
  return attempt;
}

/** Initial values of the form for a feature. */
export function createInitialValues(feature: Feature): FormData {
  const filled = new FormData();
  filled.set('interested_feature', feature);
  return filled;
}

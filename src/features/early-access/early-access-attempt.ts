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

/** The one attempt of a page for a feature, whichever of its buttons opened the form. */
export function attemptFor(feature: Feature): Attempt {
  const attempt = attempts.get(feature) ?? {
    filled: preset(feature),
    submission: createSubmission(signup),
  };
  attempts.set(feature, attempt);
  return attempt;
}

/** What stands in the form for a feature before anybody types. */
export function preset(feature: Feature): FormData {
  const filled = new FormData();
  filled.set('interested_feature', feature);
  return filled;
}

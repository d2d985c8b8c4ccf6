import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Sending } from '#src/forms/sending/sending.ts';
import { createSubmission, type Submission } from '#src/forms/sending/submission.ts';
import { prepareToastsOnFirstUse } from '#src/frame/toast.ts';

/** A submission as React state. @param shared a submission that several forms use */
export function useSubmission(sending: Omit<Sending, 'row'>, shared?: Submission) {
  const [submission] = useState(() => shared ?? createSubmission(sending));
  const state = useSyncExternalStore(submission.subscribe, submission.now, submission.now);
  useEffect(prepareToastsOnFirstUse, []);
  useEffect(() => submission.showUnansweredAttempt(), [submission]);
  return { ...submission, ...state };
}

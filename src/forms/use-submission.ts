import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Sending } from '#src/forms/sending/sending.ts';
import { createSubmission, type Submission } from '#src/forms/sending/submission.ts';
import { prepareToastsOnReach } from '#src/frame/toast.ts';

/**
 * The submit lifecycle as React state.
 * @param shared one that several places show; without it the form has its own
 */
export function useSubmission(sending: Omit<Sending, 'row'>, shared?: Submission) {
  const [submission] = useState(() => shared ?? createSubmission(sending));
  const state = useSyncExternalStore(submission.subscribe, submission.now, submission.now);
  useEffect(prepareToastsOnReach, []);
  useEffect(() => submission.recall(), [submission]);
  return { ...submission, ...state };
}

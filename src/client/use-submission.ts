import { useEffect, useState } from 'react';
import { data } from './data.ts';
import type { DataClient } from './data-client.ts';
import { createSubmission, type SubmitStatus } from './submission.ts';
import { prepareToasts } from './toast.ts';

/** The submit lifecycle as React state: `status` drives the form's markup, `submit` and `reset` its events. */
export function useSubmission(table: string, client: DataClient = data) {
  const [status, setStatus] = useState<SubmitStatus>('idle');
  const [submission] = useState(() => createSubmission(client, table, setStatus));
  useEffect(() => void prepareToasts(), []);
  return { status, submit: submission.submit, reset: submission.reset };
}

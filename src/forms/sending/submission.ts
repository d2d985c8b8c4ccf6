import type { DataError, Row } from './data-client.ts';
import { readLeadSource } from './lead-source.ts';
import { isDuplicate, unansweredError } from './not-sent.ts';
import { readAttempt, saveAttempt } from './saved-attempt.ts';
import type { Sending } from './sending.ts';

export type SubmitState = {
  status: 'idle' | 'submitting' | 'success' | 'error';
  row?: Row;
  error?: DataError;
};

export type SubmitResult =
  | { status: 'ignored' | 'pending' | 'success' }
  | { status: 'error'; error: DataError };

export type Submission = {
  now: () => SubmitState;
  /** @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
  /**
   * Sends the row. Ignored while a submit is in progress; `later` ignores only a repetition of the last row.
   * @param honeypot value of the honeypot field (src/forms/fields/honeypot-field.tsx)
   * @param onStored runs when the row is stored, before the form is unmounted
   */
  submit: (row: Row, honeypot: string, onStored?: () => void) => Promise<SubmitResult>;
  showUnansweredAttempt: () => void;
  dismiss: () => void;
  reset: () => void;
};

/**
 * Lifecycle of a submit: idle, submitting, then success or error. Failures are logged. Sending the same
 * content again after an error reuses the idempotency key, so that an insert whose response was lost stays
 * one row. Changed content, or any submit after a success, gets a new key. An attempt without a response
 * survives a reload.
 */
export function createSubmission({ kind, table, insert, keepsDraft }: Omit<Sending, 'row'>): Submission {
  const listeners = new Set<() => void>();
  let state: SubmitState = { status: 'idle' };
  let attempt = { content: '', key: '' };
  const queue: string[] = [];
  // `performance.now()` when the form was shown: 0 at page load, later after a reset.
  let shown = 0;

  const setState = (next: SubmitState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  return {
    now: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async submit(row, honeypot, onStored) {
      const content = JSON.stringify(row);
      if (queue.length > 0 && (kind !== 'later' || queue.at(-1) === content)) return { status: 'ignored' };
      queue.push(content);
      setState({ status: 'submitting', row });
      if (content !== attempt.content) {
        const savedAttempt = kind === 'store' ? readAttempt(table) : undefined;
        attempt = savedAttempt?.content === content ? savedAttempt : { content, key: createKey() };
      }
      if (kind === 'store') saveAttempt(table, attempt);
      const { key } = attempt;
      const source = readLeadSource();
      const error = await insert(row, {
        key,
        milliseconds: performance.now() - shown,
        honeypot,
        ...(source && { source }),
      });
      queue.shift();
      const isAnswered = !error || (error.status && error.status < 500);
      if (kind === 'store' && isAnswered) saveAttempt(table);
      if (error) {
        setState({ status: 'error', error });
        if (!isDuplicate(error)) console.error(`${table}: not stored (${error.code})`, error.message);
        return { status: 'error', error };
      }
      if (key === attempt.key) attempt = { content: '', key: '' };
      onStored?.();
      if (queue.length > 0) return { status: 'pending' };
      setState({ status: 'success' });
      return { status: 'success' };
    },
    showUnansweredAttempt() {
      if (keepsDraft && state.status === 'idle' && readAttempt(table))
        setState({ status: 'error', error: unansweredError });
    },
    dismiss: () => state.status === 'error' && setState({ status: 'idle' }),
    reset() {
      if (kind === 'store') saveAttempt(table);
      attempt = { content: '', key: '' };
      shown = performance.now();
      setState({ status: 'idle' });
    },
  };
}

function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

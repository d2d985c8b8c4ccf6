import type { DataError, Row } from './data-client.ts';
import { keepAttempt, keptAttempt } from './kept-attempt.ts';
import { leadSource } from './lead-source.ts';
import { isTaken, unanswered } from './not-sent.ts';
import type { Sending } from './sending.ts';

export type SubmitState = {
  status: 'idle' | 'submitting' | 'success' | 'error';
  row?: Row;
  error?: DataError;
};

export type Outcome = { status: 'ignored' | 'more' | 'success' } | { status: 'error'; error: DataError };

export type Submission = {
  now: () => SubmitState;
  /** @returns how to stop listening */
  subscribe: (listener: () => void) => () => void;
  /**
   * Sends the row unless it, or one that may not be overtaken, is under way.
   * @param honeypot what stands in the honeypot (src/forms/fields/honeypot-field.tsx)
   * @param onStored runs as soon as the row is stored, while the form still stands
   */
  submit: (row: Row, honeypot: string, onStored?: () => void) => Promise<Outcome>;
  recall: () => void;
  dismiss: () => void;
  reset: () => void;
};

/**
 * The one submit lifecycle: idle, submitting, then success or error. A failure is logged.
 * Sending the same content again after an error repeats the same attempt, so an insert whose answer was lost stays one
 * row; changed content, or what follows a success, is a new attempt. An attempt without an answer outlives a reload.
 */
export function createSubmission({ kind, table, insert, keepsDraft }: Omit<Sending, 'row'>): Submission {
  const listeners = new Set<() => void>();
  let state: SubmitState = { status: 'idle' };
  let attempt = { content: '', key: '' };
  const line: string[] = [];
  // A form stands in its page from the start; one that is reset begins anew.
  let shown = 0;

  const change = (next: SubmitState) => {
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
      if (line.length > 0 && (kind !== 'later' || line.at(-1) === content)) return { status: 'ignored' };
      line.push(content);
      change({ status: 'submitting', row });
      if (content !== attempt.content) {
        const kept = kind === 'store' ? keptAttempt(table) : undefined;
        attempt = kept?.content === content ? kept : { content, key: newKey() };
      }
      if (kind === 'store') keepAttempt(table, attempt);
      const { key } = attempt;
      const source = leadSource();
      const error = await insert(row, {
        key,
        milliseconds: performance.now() - shown,
        honeypot,
        ...(source && { source }),
      });
      line.shift();
      const isAnswered = !error || (error.status && error.status < 500);
      if (kind === 'store' && isAnswered) keepAttempt(table);
      if (error) {
        change({ status: 'error', error });
        if (!isTaken(error)) console.error(`${table}: not stored (${error.code})`, error.message);
        return { status: 'error', error };
      }
      if (key === attempt.key) attempt = { content: '', key: '' };
      onStored?.();
      if (line.length > 0) return { status: 'more' };
      change({ status: 'success' });
      return { status: 'success' };
    },
    recall() {
      if (keepsDraft && state.status === 'idle' && keptAttempt(table))
        change({ status: 'error', error: unanswered });
    },
    dismiss: () => state.status === 'error' && change({ status: 'idle' }),
    reset() {
      if (kind === 'store') keepAttempt(table);
      attempt = { content: '', key: '' };
      shown = performance.now();
      change({ status: 'idle' });
    },
  };
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

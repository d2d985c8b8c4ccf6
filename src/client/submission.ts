import type { DataClient, DataError, Row } from './data-client.ts';

export type SubmitStatus = 'idle' | 'submitting' | 'success' | 'error';

export type Submission = {
  status: () => SubmitStatus;
  /**
   * Sends the row unless one is under way; resolves to 'ignored' then, else to how it ended.
   * @param trap what stands in the trap field (src/components/form/trap-field.tsx)
   */
  submit: (
    row: Row,
    trap?: string,
  ) => Promise<{ status: 'ignored' | 'success' } | { status: 'error'; error: DataError }>;
  /** Back to idle for a new fill of the form, which is a new row. */
  reset: () => void;
};

/**
 * The one submit lifecycle of the stored forms: idle, submitting, then success or error.
 * Sending the same content again after an error repeats the same fill, so an insert whose answer was lost stays one row;
 * changed content, or what follows a success, is a new fill.
 */
export function createSubmission(
  client: DataClient,
  table: string,
  onChange: (status: SubmitStatus) => void,
): Submission {
  let status: SubmitStatus = 'idle';
  let fill = { content: '', key: '' };
  // A form stands in its page from the start; one that is reset begins anew.
  let shown = 0;

  const become = (next: SubmitStatus) => {
    status = next;
    onChange(next);
  };

  return {
    status: () => status,
    async submit(row, trap = '') {
      if (status === 'submitting') return { status: 'ignored' };
      become('submitting');
      const content = JSON.stringify(row);
      if (content !== fill.content) fill = { content, key: newKey() };
      const error = await client.insert(table, row, {
        key: fill.key,
        milliseconds: performance.now() - shown,
        trap,
      });
      if (!error) fill = { content: '', key: '' };
      become(error ? 'error' : 'success');
      if (!error) return { status: 'success' };
      console.error(`${table}: not stored (${error.code})`, error.message);
      return { status: 'error', error };
    },
    reset() {
      fill = { content: '', key: '' };
      shown = performance.now();
      become('idle');
    },
  };
}

/** A random UUID (version 4), also where `crypto.randomUUID` is missing because the page is not served over TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

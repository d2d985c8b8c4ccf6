export type DataError = {
  /** SQLSTATE or PGRST code of the data service; `network` or `timeout` when no answer came. */
  code: string;
  message: string;
  status?: number;
  /** Seconds after which the data service says that another try is worth it. */
  retryAfter?: number;
};

export type Row = Record<string, string | number | boolean | null | string[]>;

export type Attempt = {
  key: string;
  /** Milliseconds that the form was in front of whoever filled it. */
  milliseconds: number;
  honeypot: string;
  source?: string;
};

export type DataClient = {
  /**
   * Inserts one row as the anonymous role.
   * @returns undefined when the row is stored, else why it is not. Never throws.
   */
  insert: (table: string, row: Row, attempt: Attempt) => Promise<DataError | undefined>;
};

/** No form leaves a visitor waiting longer than this, in milliseconds. */
const patience = 15_000;

/**
 * The browser's side of the insert contract: POST <url>/rest/v1/<table> with the public key.
 * @param url origin of the data service, empty for the site's own; @param publicKey its anonymous key.
 */
export function createDataClient(url: string, publicKey: string): DataClient {
  return {
    async insert(table, row, { key, milliseconds, honeypot, source }) {
      try {
        const response = await fetch(`${url}/rest/v1/${table}`, {
          method: 'POST',
          headers: {
            apikey: publicKey,
            'Content-Type': 'application/json',
            'Idempotency-Key': key,
            'Form-Fill-Ms': `${Math.round(milliseconds)}`,
            ...(honeypot && { 'Form-Trap': encodeURIComponent(honeypot) }),
            ...(source && { 'Lead-Source': source }),
          },
          body: JSON.stringify(row),
          signal: AbortSignal.timeout(patience),
        });
        if (response.ok) return undefined;
        const { status, statusText } = response;
        const retryAfter = Number(response.headers.get('retry-after'));
        const body = (await response.json().catch(() => ({}))) as Partial<DataError>;
        // PostgREST alone makes the row's id of the key: taken, this attempt is stored, and only the answer got lost.
        if (body.code === '23505' && body.message?.includes('_pkey"')) return undefined;
        return {
          code: body.code ?? `${status}`,
          message: body.message ?? statusText,
          status,
          ...(retryAfter > 0 && { retryAfter }),
        };
      } catch (error) {
        const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
        return { code: timedOut ? 'timeout' : 'network', message: String(error) };
      }
    },
  };
}

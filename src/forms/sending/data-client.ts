export type DataError = {
  /** SQLSTATE or PostgREST code; `network` or `timeout` without a response. */
  code: string;
  message: string;
  status?: number;
  /** Seconds from the header Retry-After. */
  retryAfter?: number;
};

export type Row = Record<string, string | number | boolean | null | string[]>;

export type Attempt = {
  key: string;
  /** Milliseconds since the form was shown. */
  milliseconds: number;
  honeypot: string;
  source?: string;
};

export type DataClient = {
  /** Inserts one row as the role `anon`. Never throws. @returns undefined when the row is stored */
  insert: (table: string, row: Row, attempt: Attempt) => Promise<DataError | undefined>;
};

/** Request timeout in milliseconds. */
const timeoutMilliseconds = 15_000;

/**
 * Client of the insert API: POST <url>/rest/v1/<table> with the public key.
 * @param url origin of the API, empty for the site's own
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
          signal: AbortSignal.timeout(timeoutMilliseconds),
        });
        if (response.ok) return undefined;
        const { status, statusText } = response;
        const retryAfter = Number(response.headers.get('retry-after'));
        const body = (await response.json().catch(() => ({}))) as Partial<DataError>;
        // Only PostgREST uses the idempotency key as primary key. A conflict means that an earlier request
        // stored the row and its response was lost.
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

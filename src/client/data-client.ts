export type DataError = {
  /** SQLSTATE or PGRST code of the data service; `network` or `timeout` when no answer came. */
  code: string;
  message: string;
  /** HTTP status of a refusal; none when no answer came. */
  status?: number;
};

export type Row = Record<string, string | number | boolean | null | string[]>;

/** What the data service is told about one fill of a form, beside its row. */
export type Fill = {
  /** Identifies the fill: sent twice, it stores one row. */
  key: string;
  /** Milliseconds that the form was in front of whoever filled it. */
  milliseconds: number;
  /** What stands in the field that no visitor sees. */
  trap: string;
};

export type DataClient = {
  /**
   * Inserts one row as the anonymous role.
   * @returns undefined when the row is stored, else why it is not. Never throws.
   */
  insert: (table: string, row: Row, fill: Fill) => Promise<DataError | undefined>;
};

/** No form leaves a visitor waiting longer than this, in milliseconds. */
const patience = 15_000;

/**
 * The browser's side of the insert contract: POST <url>/rest/v1/<table> with the public key.
 * @param url origin of the data service, empty for the site's own; @param publicKey its anonymous key.
 */
export function createDataClient(url: string, publicKey: string): DataClient {
  return {
    async insert(table, row, { key, milliseconds, trap }) {
      try {
        const response = await fetch(`${url}/rest/v1/${table}`, {
          method: 'POST',
          headers: {
            apikey: publicKey,
            'Content-Type': 'application/json',
            'Idempotency-Key': key,
            'Form-Fill-Ms': `${Math.round(milliseconds)}`,
            ...(trap && { 'Form-Trap': encodeURIComponent(trap) }),
          },
          body: JSON.stringify(row),
          signal: AbortSignal.timeout(patience),
        });
        if (response.ok) return undefined;
        const { status, statusText } = response;
        const body = (await response.json().catch(() => ({}))) as Partial<DataError>;
        // PostgREST alone makes the row's id of the key: taken, this fill is stored, and only the answer got lost.
        if (body.code === '23505' && body.message?.includes('_pkey"')) return undefined;
        return { code: body.code ?? `${status}`, message: body.message ?? statusText, status };
      } catch (error) {
        const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
        return { code: timedOut ? 'timeout' : 'network', message: String(error) };
      }
    },
  };
}

import { updateServerOffset } from '#desk/time/server-now.ts';
import type { Refusal } from '#shared/desk/api.ts';

export class RequestError extends Error {
  readonly status: number;
  readonly refusal: Refusal & Record<string, unknown>;

  constructor(status: number, refusal: Refusal & Record<string, unknown>) {
    super(refusal.message);
    this.status = status;
    this.refusal = refusal;
  }

  get isTransient(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

export const isNotFound = (error: Error | null): boolean =>
  error instanceof RequestError && error.status === 404;

const apiRoot = '/desk/api/';

/** Sends a request to the desk's API. @param path below `/desk/api/` @throws RequestError */
export async function request<T>(
  path: string,
  { method = 'GET', body, signal }: { method?: string; body?: unknown; signal?: AbortSignal } = {},
): Promise<T> {
  const response = await fetch(apiRoot + path, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new RequestError(0, { code: 'away', message: 'The desk’s server cannot be reached.' });
  });
  updateServerOffset(response.headers.get('date'));
  if (response.status === 204) return undefined as T;
  const answer = await response.json().catch(() => undefined);
  if (response.ok) return answer as T;
  throw new RequestError(response.status, {
    code: 'failed',
    message: `The server responded with ${response.status}.`,
    ...(answer as object | undefined),
  });
}

import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** Sends an insert as the site's own client does, straight into the app. */
export function insert(
  app: FastifyInstance,
  table: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: `/rest/v1/${table}`,
    headers: { apikey: 'anon-key', 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** Sends an insert request like the site's own client, directly into the app. */
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

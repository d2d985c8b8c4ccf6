import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#server/rest/problem.ts';

/** Of all requests together: bodies that are being read and are not parsed yet. */
const mostBytes = 64 * 1024 * 1024;

/**
 * Bounds what bodies take: an address that takes none answers without reading it, and all that are read at once hold at
 * most 64 MB. Runs after each route's own `onRequest` hooks, so that only senders whom limits and sessions let through count.
 */
export function limitBodies(app: FastifyInstance): void {
  let held = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404 || !hasBody(request)) return;
    reply.header('connection', 'close');
    // Without these headers Fastify answers as if there were no body.
    for (const name of ['content-length', 'content-type', 'transfer-encoding'])
      delete request.raw.headers[name];
  });
  app.addHook('preParsing', async (request, reply, payload) => {
    if (!hasBody(request)) return payload;
    const bytes = Number(request.headers['content-length'] ?? request.routeOptions.bodyLimit);
    if (held + bytes > mostBytes) {
      reply.header('connection', 'close');
      throw new Problem(503, 'busy', 'Too many requests at once', { retryAfterSeconds: 10 });
    }
    held += bytes;
    payload.once('close', () => {
      held -= bytes;
    });
    return payload;
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

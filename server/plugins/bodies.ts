import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#server/rest/problem.ts';

const maxTotalBytes = 64 * 1024 * 1024;

/**
 * All bodies together use at most 64 MB, except uploads, which go to disk. Runs after the routes' own `onRequest` hooks, so
 * that rejected requests do not count.
 */
export function limitBodyMemory(app: FastifyInstance): void {
  let bytesInUse = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404 || !hasBody(request)) return;
    reply.header('connection', 'close');
    // Without these headers, Fastify does not read the body.
    for (const name of ['content-length', 'content-type', 'transfer-encoding'])
      delete request.raw.headers[name];
  });
  app.addHook('preParsing', async (request, reply, payload) => {
    const { bodyLimit, config } = request.routeOptions;
    if (!hasBody(request) || config.takesFile) return payload;
    const bytes = Number(request.headers['content-length'] ?? bodyLimit);
    // Fastify rejects it with 413.
    if (bytes > bodyLimit) return payload;
    if (bytesInUse + bytes > maxTotalBytes) {
      reply.header('connection', 'close');
      throw new Problem(503, 'busy', 'Too many requests at once', { retryAfterSeconds: 10 });
    }
    bytesInUse += bytes;
    let isCounted = true;
    const release = () => {
      if (isCounted) bytesInUse -= bytes;
      isCounted = false;
    };
    // An unread body, for example of an unknown content type, emits no `close` before the response is sent.
    payload.once('close', release);
    reply.raw.once('finish', release);
    reply.raw.once('close', release);
    return payload;
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

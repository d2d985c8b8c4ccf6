import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { acceptsEncoding } from '#server/static/negotiate.ts';

const compress = promisify(gzip);
const minBytes = 1_024;

/** Compresses responses to GET with gzip, except streams. Other responses may contain a secret. */
export function compressResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || typeof payload !== 'string' || payload.length < minBytes) return payload;
    if (!acceptsEncoding(String(request.headers['accept-encoding'] ?? ''), 'gzip')) return payload;
    reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding');
    return compress(payload);
  });
}

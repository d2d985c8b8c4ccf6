import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { accepts } from '#server/static/negotiate.ts';

const compress = promisify(gzip);
/** Characters; what is shorter fits a packet anyway. */
const least = 1_024;
/** Desks that hear of the same news are answered the same in the same moment. */
const mostKept = 4;
const keptMilliseconds = 2_000;

/**
 * Compresses what a GET is answered with, for whoever takes gzip: a list of fifty leads is a tenth then. Answers to what
 * writes stay as they are, for a few hold a secret; streams too.
 */
export function compressAnswers(app: FastifyInstance): void {
  const kept = new Map<string, Promise<Buffer>>();
  const compressOnce = (answer: string) => {
    const known = kept.get(answer);
    if (known) return known;
    const compressed = compress(answer);
    kept.set(answer, compressed);
    setTimeout(() => kept.delete(answer), keptMilliseconds).unref();
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return compressed;
  };
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || typeof payload !== 'string' || payload.length < least) return payload;
    if (!accepts(String(request.headers['accept-encoding'] ?? ''), 'gzip')) return payload;
    reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding');
    return compressOnce(payload);
  });
}

import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';

const atOnce = 2;
const mostMilliseconds = 100;

/**
 * Lets few questions of desks be answered at a time: when all desks hear of the same news, a visitor's form waits for
 * those few and not for the crowd. Whoever takes long, as a reader on a bad line, keeps nobody waiting. What changes
 * something takes no turn, for strangers, too, may send it, as slowly as they like; nor does a stream, which does not end.
 */
export function takeTurns(app: FastifyInstance): void {
  const turn = pLimit(atOnce);
  app.addHook('onRequest', (request, reply, begin) => {
    const isStream = request.headers.accept === 'text/event-stream';
    if (request.method !== 'GET' || isStream) return begin();
    void turn(() => {
      const ended = Promise.withResolvers<void>();
      const timer = setTimeout(ended.resolve, mostMilliseconds);
      finished(reply.raw, () => {
        clearTimeout(timer);
        ended.resolve();
      });
      begin();
      return ended.promise;
    });
  });
}

import Fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from '#server/log.ts';
import { Metrics } from '#server/metrics/metrics.ts';

/**
 * Counts every answer of the app and shows the counts on a second port of this machine only, `/metrics`.
 * A port that is taken is a warning, not a reason to stay down.
 * @param port 0 switches it off
 * @param more lines that somebody else counts
 */
export async function addMetrics(
  app: FastifyInstance,
  port: number,
  log: Logger,
  more: () => string[] = () => [],
): Promise<void> {
  if (port === 0) return;
  const metrics = new Metrics();
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.countAnswer(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });

  const page = Fastify({ forceCloseConnections: true });
  page.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${metrics.text()}${more().join('\n')}\n`),
  );
  app.addHook('onListen', async () => {
    await page.listen({ host: '127.0.0.1', port }).catch((error) => log.warn({ err: error }, 'no metrics'));
  });
  app.addHook('onClose', async () => page.close());
}

import Fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from '#server/log.ts';
import { Metrics } from '#server/metrics/metrics.ts';
import { siteRoute } from './static-files.ts';
import type { WholeFiles } from './whole-files.ts';

/**
 * Counts responses and serves `/metrics` on a second port of this machine.
 * @param port 0 disables it
 * @param more lines from other parts
 * @param wholeFiles counts of responses before routing
 */
export async function addMetrics(
  app: FastifyInstance,
  port: number,
  log: Logger,
  more: () => Promise<string[]>,
  wholeFiles?: WholeFiles,
): Promise<void> {
  if (port === 0) return;
  const metrics = new Metrics();
  if (wholeFiles) wholeFiles.answered = (seconds) => metrics.countAnswer('GET', siteRoute, 200, seconds);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.countAnswer(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  let close = async () => {};
  app.addHook('onListen', async () => {
    close = await serveMetrics(port, metrics, log, more);
  });
  app.addHook('onClose', () => close());
}

/**
 * Shows counts on a port of this machine only. A port that is taken is a warning, not a reason to stay down.
 * @returns what closes it
 */
export async function serveMetrics(
  port: number,
  metrics: Metrics,
  log: Logger,
  more: () => Promise<string[]>,
): Promise<() => Promise<void>> {
  const page = Fastify({ forceCloseConnections: true });
  page.get('/metrics', async (_request, reply) => {
    reply.type('text/plain; version=0.0.4; charset=utf-8');
    return reply.send(`${metrics.text()}${(await more()).join('\n')}\n`);
  });
  await page.listen({ host: '127.0.0.1', port }).catch((error) => log.warn({ err: error }, 'no metrics'));
  return () => page.close();
}

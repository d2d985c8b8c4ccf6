import Fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from '#server/log.ts';
import type { Metrics } from '#server/metrics.ts';

export function addMetrics(app: FastifyInstance, port: number, log: Logger, metrics: Metrics): void {
  if (port === 0) return;
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.countResponse(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  let closeServer = async () => {};
  app.addHook('onListen', async () => {
    closeServer = await serveMetrics(port, metrics, log);
  });
  app.addHook('onClose', () => closeServer());
}

/** Serves on this machine only. A port that is in use is logged as a warning. */
export async function serveMetrics(
  port: number,
  metrics: Metrics,
  log: Logger,
): Promise<() => Promise<void>> {
  const page = Fastify({ forceCloseConnections: true });
  page.get('/metrics', async (_request, reply) => {
    reply.type('text/plain; version=0.0.4; charset=utf-8');
    return metrics.text();
  });
  await page
    .listen({ host: '127.0.0.1', port })
    .catch((error) => log.warn({ err: error }, 'cannot serve metrics'));
  return () => page.close();
}

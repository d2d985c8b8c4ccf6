import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';

/** `/healthz`: the process answers. `/readyz`: it can reach its database as well, else 503. */
export function addHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await database.asVisitor((client) => client.query('select 1'));
      return { status: 'ok' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).header('retry-after', 1).send({ status: 'database unavailable' });
    }
  });
}

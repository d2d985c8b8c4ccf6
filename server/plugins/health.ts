import type { FastifyInstance } from 'fastify';
import { type Database, DatabaseUnavailable } from '#server/db/database.ts';

const schemaQuery = `
  select exists(
    select from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and has_any_column_privilege(oid, 'insert')
  ) as "isThere"`;

/** `/healthz`: the process answers. `/readyz`: it can store what visitors send as well, else 503. */
export function addHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      const { rows } = await database.asVisitor((client) => client.query(schemaQuery));
      if (!rows[0].isThere)
        throw new DatabaseUnavailable('visitors may insert into no table: the schema is not there');
      return { status: 'ok' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).header('retry-after', 1).send({ status: 'database unavailable' });
    }
  });
}

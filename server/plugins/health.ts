import type { FastifyInstance } from 'fastify';
import { type Database, DatabaseUnavailable } from '#server/db/database.ts';

const schemaQuery = `
  select exists(
    select from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and has_any_column_privilege(oid, 'insert')
  ) as "isThere"`;

const cacheMilliseconds = 1_000;

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to another module's
  interface FastifyInstance {
    isDraining: boolean;
  }
}

/** `/readyz` also checks that forms can be stored and that the server is not shutting down. */
export function addHealth(app: FastifyInstance, database: Database): void {
  app.decorate('isDraining', false);
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  const checkReady = cacheBriefly(async () => {
    const { rows } = await database.asVisitor((client) => client.query(schemaQuery));
    if (!rows[0].isThere)
      throw new DatabaseUnavailable('visitors cannot insert into any table: the schema is missing');
  });
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (app.isDraining) return reply.code(503).send({ status: 'ending' });
    try {
      await checkReady();
      return { status: 'ok' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).header('retry-after', 1).send({ status: 'database unavailable' });
    }
  });
}

/** Also caches a failure. */
function cacheBriefly(check: () => Promise<void>): () => Promise<void> {
  let answer: Promise<void> | undefined;
  let forgetAt = Number.POSITIVE_INFINITY;
  return () => {
    if (answer && performance.now() < forgetAt) return answer;
    forgetAt = Number.POSITIVE_INFINITY;
    answer = check().finally(() => {
      forgetAt = performance.now() + cacheMilliseconds;
    });
    return answer;
  };
}

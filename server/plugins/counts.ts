import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { isbot } from 'isbot';
import type { Config } from '#server/config.ts';
import { readBeacon } from '#server/counts/read-beacon.ts';
import { VisitCounts } from '#server/counts/visit-counts.ts';
import type { Database } from '#server/db/database.ts';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { addOrigins } from './origins.ts';

/** A beacon contains a URL. */
const maxBeaconBytes = 16 * 1024;
const maxBeaconsPerMinute = 120;
const queryTimeoutMilliseconds = 2_000;

/** Does not count toward the limit for forms. */
export async function visitCountRoute(
  app: FastifyInstance,
  { config, database }: { config: Config; database: Database },
): Promise<void> {
  const counts = new VisitCounts(createStaffDatabase(database, queryTimeoutMilliseconds), app.log);
  app.addHook('onClose', () => counts.stop());
  await addOrigins(app, config.ALLOWED_ORIGINS);
  await app.register(rateLimit, { max: maxBeaconsPerMinute, timeWindow: '1 minute', cache: 20_000 });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: string) => body);
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) =>
    reply.code(error.statusCode ?? 500).send(),
  );
  app.post('/count', { bodyLimit: maxBeaconBytes }, async (request, reply) => {
    const { headers, ip, body } = request;
    const agent = headers['user-agent'] ?? '';
    const isRefused = headers.dnt === '1' || headers['sec-gpc'] === '1';
    const beacon = isRefused || isbot(agent) ? undefined : readBeacon(String(body ?? ''));
    if (beacon) await counts.add(beacon, { ip, agent });
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}

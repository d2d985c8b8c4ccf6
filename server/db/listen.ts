import type { Pool } from 'pg';
import type { Logger } from '#server/log.ts';

/** Without listeners, an error on a pooled connection would end this process. */
export function logPoolErrors(pool: Pool, log: Logger): void {
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  pool.on('connect', (client) => client.on('error', () => {}));
}

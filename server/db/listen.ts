import type { Pool } from 'pg';
import type { Logger } from '#server/log.ts';

/**
 * Listens for what goes wrong on the pool's connections. Without a listener an idle connection that the database
 * ends, and one that breaks while it is in use, would each end this process.
 */
export function listenForErrors(pool: Pool, log: Logger): void {
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  // In use: the work itself hears of it and answers.
  pool.on('connect', (client) => client.on('error', () => {}));
}

import { Socket } from 'node:net';
import pg from 'pg';
import type { Logger } from '#server/log.ts';
import { runStatement, runWork } from './checkout.ts';
import { type Database, DatabaseTimeout, DatabaseUnavailable } from './database.ts';
import { listenForErrors } from './listen.ts';

const connectMilliseconds = 1_200;
const statementMilliseconds = 2_000;
const answerMilliseconds = 2_500;
// Leads come rarely: the next one should find a session open.
const idleMilliseconds = 600_000;

/**
 * A pool on any PostgreSQL. Its sessions step down to `anon` once, when they are opened, so that an insert is
 * one statement and needs no transaction of its own. Nothing is connected before the first query.
 * @param url postgres://user:password@host:port/database
 */
export function connectRemote(url: string, poolSize: number, log: Logger): Database {
  let reachedAt = Number.NEGATIVE_INFINITY;
  const shared = {
    connectionString: url,
    connectionTimeoutMillis: connectMilliseconds,
    keepAlive: true,
    idleTimeoutMillis: idleMilliseconds,
    application_name: 'cuelight',
    stream: () =>
      new Socket().once('connect', () => {
        reachedAt = performance.now();
      }),
  };
  const visitors = new pg.Pool({
    ...shared,
    max: poolSize,
    onConnect: async (client) => {
      const text = `set role anon; set statement_timeout = ${statementMilliseconds}`;
      await client.query({ text, query_timeout: connectMilliseconds } as pg.QueryConfig);
    },
  });
  const owners = new pg.Pool({ ...shared, max: 2 });
  for (const pool of [visitors, owners]) listenForErrors(pool, log);

  return {
    location: locationOf(url),
    asVisitor: async (work) => {
      const start = performance.now();
      try {
        return await runStatement(visitors, work, answerMilliseconds);
      } catch (error) {
        // The machine took the connection, but its PostgreSQL did not say a word: it hangs.
        const isLate = performance.now() - start >= connectMilliseconds;
        if (!(error instanceof DatabaseUnavailable && isLate && reachedAt > start)) throw error;
        throw new DatabaseTimeout('answer', { cause: error });
      }
    },
    asOwner: (work) => runWork(owners, work),
    close: async () => {
      await Promise.all([visitors.end(), owners.end()]);
    },
  };
}

/** Where a database is, for people: without user and password. */
export function locationOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `PostgreSQL at ${host}${pathname}`;
}

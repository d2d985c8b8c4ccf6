import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import pg, { type ClientBase, type PoolConfig, type QueryConfig } from 'pg';
import type { Logger } from '#server/log.ts';
import { runStatement, runWork } from './checkout.ts';
import {
  type Database,
  DatabaseTimeout,
  DatabaseUnavailable,
  isSqlError,
  UnfitDatabase,
  type Work,
} from './database.ts';
import { locationOf, urlsOf } from './hosts.ts';
import { listenForErrors } from './listen.ts';
import { type Connections, PrimaryPool, Timelines } from './primary.ts';
import { inStaffTransaction } from './staff-query.ts';
import { VisitorClient } from './visitor-client.ts';

const connectMilliseconds = 1_200;
const answerMilliseconds = 2_500;
// By itself PostgreSQL ends a statement in time: later than that, it does not answer at all.
const graceMilliseconds = 1_000;
// Of one statement of a migration or a restore.
const ownerMilliseconds = 600_000;
// Twenty people at their desks ask in the same moment, when something changed.
const staffConnections = 4;
// Leads come rarely: the next one should find a session open.
const idleMilliseconds = 600_000;
// A machine that is gone says nothing: ten questions a second apart, and the connection is given up.
const probeMilliseconds = 10_000;

/**
 * A pool on any PostgreSQL, also behind a pooler that keeps no more than a transaction together. Nothing is
 * connected before the first query.
 * @param url postgres://user:password@host:port/database, with several hosts the one of them that is the primary
 */
export function connectRemote(url: string, poolSize: number, log: Logger): Database {
  let reachedAt = Number.NEGATIVE_INFINITY;
  const timelines = new Timelines();
  const urls = urlsOf(url);
  const isOneOfSeveral = urls.length > 1;
  /** @param examine checks a new connection before it is used */
  function poolOf(options: PoolConfig, examine: (client: ClientBase) => Promise<void>): Connections {
    const make = (connectionString: string) => {
      const pool = new pg.Pool({
        connectionString,
        connectionTimeoutMillis: connectMilliseconds,
        keepAlive: true,
        keepAliveInitialDelayMillis: probeMilliseconds,
        idleTimeoutMillis: idleMilliseconds,
        application_name: 'cuelight',
        stream: () =>
          new Socket().once('connect', () => {
            reachedAt = performance.now();
          }),
        onConnect: async (client) => {
          if (isOneOfSeveral) await timelines.examine(client);
          await examine(client);
        },
        ...options,
      });
      listenForErrors(pool, log);
      return pool;
    };
    return isOneOfSeveral ? new PrimaryPool(urls, timelines, make, log) : make(url);
  }
  const visitors = poolOf({ max: poolSize, Client: VisitorClient }, (client) =>
    (client as VisitorClient).examine(connectMilliseconds),
  );
  const owners = poolOf({ max: staffConnections, query_timeout: ownerMilliseconds }, proveTransactions);

  return {
    location: locationOf(url),
    asVisitor: async (work) => {
      const start = performance.now();
      try {
        return await runStatement(visitors, asVisitorOf(work), answerMilliseconds);
      } catch (error) {
        // The machine took the connection, but its PostgreSQL did not say a word: it hangs.
        const isLate = performance.now() - start >= connectMilliseconds;
        if (!(error instanceof DatabaseUnavailable && isLate && reachedAt > start)) throw error;
        throw new DatabaseTimeout('answer', { cause: error });
      }
    },
    asStaff: (work, { timeout }) =>
      runWork(owners, inStaffTransaction(work, timeout), timeout + graceMilliseconds),
    asOwner: (work) => runWork(owners, work),
    close: async () => {
      await Promise.all([visitors.end(), owners.end()]);
    },
  };
}

/** @throws UnfitDatabase when what one query began is gone in the next */
async function proveTransactions(client: ClientBase): Promise<void> {
  const proof = randomUUID();
  try {
    await client.query(`begin; select set_config('cuelight.proof', '${proof}', true)`);
    const { rows } = await client.query("select current_setting('cuelight.proof', true) as found");
    await client.query('rollback');
    if (rows[0].found === proof) return;
  } catch (error) {
    const isRefused = isSqlError(error) && error.message.includes('statement pooling');
    if (!isRefused) throw error;
  }
  throw new UnfitDatabase(
    'DATABASE_URL leads to a pooler that keeps no transaction together. Let it pool by transaction or by session ' +
      '(PgBouncer: pool_mode), or give the address of PostgreSQL itself.',
  );
}

function asVisitorOf<T>(work: Work<T>): Work<T> {
  return (client) => {
    const query = (statement: string | QueryConfig, values: unknown[] = []) =>
      (client as VisitorClient).run(typeof statement === 'string' ? { text: statement, values } : statement);
    return work({ query } as ClientBase);
  };
}

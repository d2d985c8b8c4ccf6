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
import { describeLocation, splitHosts } from './hosts.ts';
import { logPoolErrors } from './listen.ts';
import { type Connections, PrimaryPool, Timelines } from './primary.ts';
import { withStaffTransaction } from './staff-query.ts';
import { VisitorClient } from './visitor-client.ts';

const connectTimeoutMilliseconds = 1_200;
const visitorTimeoutMilliseconds = 2_500;
// PostgreSQL that has not canceled a statement after this time is considered unresponsive.
const cancelGraceMilliseconds = 1_000;
const ownerTimeoutMilliseconds = 600_000;
const maxStaffConnections = 4;
const idleTimeoutMilliseconds = 600_000;
const keepAliveDelayMilliseconds = 10_000;
const deadlockCode = '40P01';
const maxAttempts = 3;

/** Also works behind a pooler with transaction pooling. @param url if it lists several hosts, the primary is used */
export function connectRemote(url: string, poolSize: number, log: Logger): Database {
  let reachedAt = Number.NEGATIVE_INFINITY;
  const timelines = new Timelines();
  const urls = splitHosts(url);
  const isOneOfSeveral = urls.length > 1;
  function createPool(options: PoolConfig, examine: (client: ClientBase) => Promise<void>): Connections {
    const createHostPool = (connectionString: string) => {
      const pool = new pg.Pool({
        connectionString,
        connectionTimeoutMillis: connectTimeoutMilliseconds,
        keepAlive: true,
        keepAliveInitialDelayMillis: keepAliveDelayMilliseconds,
        idleTimeoutMillis: idleTimeoutMilliseconds,
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
      logPoolErrors(pool, log);
      return pool;
    };
    return isOneOfSeveral ? new PrimaryPool(urls, timelines, createHostPool, log) : createHostPool(url);
  }
  const visitors = createPool({ max: poolSize, Client: VisitorClient }, (client) =>
    (client as VisitorClient).examine(connectTimeoutMilliseconds),
  );
  const owners = createPool(
    { max: maxStaffConnections, query_timeout: ownerTimeoutMilliseconds },
    requireTransactionPooling,
  );

  return {
    location: describeLocation(url),
    asVisitor: async (work) => {
      const start = performance.now();
      try {
        return await runStatement(visitors, withVisitorClient(work), visitorTimeoutMilliseconds);
      } catch (error) {
        // The host accepted the connection but PostgreSQL did not respond.
        const isLate = performance.now() - start >= connectTimeoutMilliseconds;
        if (!(error instanceof DatabaseUnavailable && isLate && reachedAt > start)) throw error;
        throw new DatabaseTimeout('answer', { cause: error });
      }
    },
    asStaff: (work, { timeout }) =>
      repeatAfterDeadlock(() =>
        runWork(owners, withStaffTransaction(work, timeout), timeout + cancelGraceMilliseconds),
      ),
    asOwner: (work) => runWork(owners, work),
    close: async () => {
      await Promise.all([visitors.end(), owners.end()]);
    },
  };
}

async function repeatAfterDeadlock<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isSqlError(error) || error.code !== deadlockCode || attempt === maxAttempts) throw error;
    }
  }
}

async function requireTransactionPooling(client: ClientBase): Promise<void> {
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
    'DATABASE_URL points to a pooler that splits transactions. Set it to transaction or session pooling ' +
      '(PgBouncer: pool_mode), or use the URL of PostgreSQL itself.',
  );
}

function withVisitorClient<T>(work: Work<T>): Work<T> {
  return (client) => {
    const query = (statement: string | QueryConfig, values: unknown[] = []) =>
      (client as VisitorClient).run(typeof statement === 'string' ? { text: statement, values } : statement);
    return work({ query } as ClientBase);
  };
}

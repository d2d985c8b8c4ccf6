import type { ClientBase, PoolClient } from 'pg';
import { DatabaseTimeout, DatabaseUnavailable, isSqlError, UnfitDatabase, type Work } from './database.ts';
import type { Connections } from './primary.ts';

const probeTimeoutMilliseconds = 500;
const readOnlyCode = '25006';

/**
 * Discards a broken or hanging connection. Unlike `pool.query`, keeps it and its prepared plans when a statement fails.
 * @throws DatabaseUnavailable, DatabaseTimeout or PostgreSQL's own error
 */
export async function runStatement<T>(pool: Connections, work: Work<T>, milliseconds: number): Promise<T> {
  const client = await connect(pool);
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    client.release(true);
  }, milliseconds);
  try {
    const result = await work(client);
    clearTimeout(timer);
    if (!isTimedOut) client.release();
    return result;
  } catch (error) {
    clearTimeout(timer);
    if (isTimedOut) throw new DatabaseTimeout('answer', { cause: error });
    // After a FATAL error, PostgreSQL or a pooler closes the connection.
    client.release(!isSqlError(error) || error.severity === 'FATAL' || error.code === readOnlyCode);
    throwIfStandby(error);
    if (isSqlError(error)) throw error;
    throw new DatabaseUnavailable('the connection to the database broke', { cause: error });
  }
}

/**
 * Discards the connection after a failure, because a transaction may still be open.
 * @throws DatabaseUnavailable, DatabaseTimeout, or what the work throws
 */
export async function runWork<T>(pool: Connections, work: Work<T>, milliseconds?: number): Promise<T> {
  const client = await connect(pool);
  let isTimedOut = false;
  const handleTimeout = () => {
    isTimedOut = true;
    client.release(true);
  };
  const timer = milliseconds === undefined ? undefined : setTimeout(handleTimeout, milliseconds);
  try {
    const result = await work(client);
    clearTimeout(timer);
    if (!isTimedOut) client.release();
    return result;
  } catch (error) {
    clearTimeout(timer);
    if (isTimedOut) throw new DatabaseTimeout('answer', { cause: error });
    const isBroken = !isSqlError(error) && !(await isAlive(client));
    client.release(true);
    throwIfStandby(error);
    throw isBroken
      ? new DatabaseUnavailable('the connection to the database broke', { cause: error })
      : error;
  }
}

function throwIfStandby(error: unknown): void {
  if (isSqlError(error) && error.code === readOnlyCode)
    throw new DatabaseUnavailable('the database is a read-only standby', { cause: error });
}

async function connect(pool: Connections): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (cause) {
    if (cause instanceof UnfitDatabase) throw cause;
    if (isPoolExhausted(cause)) throw new DatabaseTimeout('connection', { cause });
    throw new DatabaseUnavailable('no connection to the database', { cause });
  }
}

/** Compares the message, because pg-pool has no error code for an exhausted pool. */
export function isPoolExhausted(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect';
}

async function isAlive(client: ClientBase): Promise<boolean> {
  const probe = { text: 'select 1', query_timeout: probeTimeoutMilliseconds };
  return client.query(probe).then(() => true, isSqlError);
}

import type { ClientBase, PoolClient } from 'pg';
import { DatabaseTimeout, DatabaseUnavailable, isSqlError, UnfitDatabase, type Work } from './database.ts';
import type { Connections } from './primary.ts';

const proofMilliseconds = 500;
const readOnly = '25006';

/**
 * Takes a connection out of the pool, runs a visitor's single statement and puts it back. A connection that
 * broke or did not answer in time is thrown away; one that merely refused the statement is kept (pg's own
 * `pool.query` would drop it, and with it the session's plans).
 * @throws DatabaseUnavailable, DatabaseTimeout or PostgreSQL's own error
 */
export async function runStatement<T>(pool: Connections, work: Work<T>, milliseconds: number): Promise<T> {
  const client = await connect(pool);
  let hung = false;
  const timer = setTimeout(() => {
    hung = true;
    client.release(true);
  }, milliseconds);
  try {
    const result = await work(client);
    clearTimeout(timer);
    if (!hung) client.release();
    return result;
  } catch (error) {
    clearTimeout(timer);
    if (hung) throw new DatabaseTimeout('answer', { cause: error });
    // After a FATAL one PostgreSQL, or a pooler in front, ends the connection.
    client.release(!isSqlError(error) || error.severity === 'FATAL' || error.code === readOnly);
    refuseStandby(error);
    if (isSqlError(error)) throw error;
    throw new DatabaseUnavailable('the connection to the database broke', { cause: error });
  }
}

/**
 * Takes a connection out of the pool for work of any kind. After a failure the connection is thrown away: a transaction
 * may be open on it.
 * @param milliseconds how long the work may take; without it, as long as it likes
 * @throws DatabaseUnavailable, DatabaseTimeout, or what the work throws
 */
export async function runWork<T>(pool: Connections, work: Work<T>, milliseconds?: number): Promise<T> {
  const client = await connect(pool);
  let hung = false;
  const giveUp = () => {
    hung = true;
    client.release(true);
  };
  const timer = milliseconds === undefined ? undefined : setTimeout(giveUp, milliseconds);
  try {
    const result = await work(client);
    clearTimeout(timer);
    if (!hung) client.release();
    return result;
  } catch (error) {
    clearTimeout(timer);
    if (hung) throw new DatabaseTimeout('answer', { cause: error });
    const isBroken = !isSqlError(error) && !(await answers(client));
    client.release(true);
    refuseStandby(error);
    throw isBroken
      ? new DatabaseUnavailable('the connection to the database broke', { cause: error })
      : error;
  }
}

/** @throws DatabaseUnavailable when nothing may be written there: the primary is elsewhere by now */
function refuseStandby(error: unknown): void {
  if (isSqlError(error) && error.code === readOnly)
    throw new DatabaseUnavailable('the database takes no writes: it is a standby', { cause: error });
}

async function connect(pool: Connections): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (cause) {
    if (cause instanceof UnfitDatabase) throw cause;
    if (isAllTaken(cause)) throw new DatabaseTimeout('connection', { cause });
    throw new DatabaseUnavailable('no connection to the database', { cause });
  }
}

/** Whether a pool says that all its connections are taken and none came back in time; pg-pool has no code for it. */
export function isAllTaken(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect';
}

async function answers(client: ClientBase): Promise<boolean> {
  const proof = { text: 'select 1', query_timeout: proofMilliseconds };
  return client.query(proof).then(() => true, isSqlError);
}

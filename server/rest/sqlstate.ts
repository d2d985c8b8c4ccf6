import {
  DatabaseTimeout,
  DatabaseUnavailable,
  DiskFull,
  isSqlError,
  type SqlError,
} from '#server/db/database.ts';
import { Problem } from './problem.ts';

// As in PostgREST: the longest prefix applies, other codes are 400.
const statusByPrefix = new Map([
  ['08', 503],
  ['09', 500],
  ['0L', 403],
  ['0P', 403],
  ['21000', 500],
  ['23503', 409],
  ['23505', 409],
  ['25', 500],
  ['25006', 405],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['42501', 401],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  ['53', 503],
  ['53400', 500],
  ['54', 500],
  ['55', 500],
  ['57', 500],
  ['57P01', 503],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0', 500],
  ['P0001', 400],
  ['XX', 500],
]);

export function getStatus({ code, message }: SqlError): number {
  // A function may set the status: RAISE SQLSTATE 'PT402'.
  const chosen = /^PT([1-5]\d\d)$/.exec(code)?.[1];
  if (chosen) return Number(chosen);
  if (code === '22023' && /^role .* does not exist$/.test(message)) return 401;
  return statusByPrefix.get(code) ?? statusByPrefix.get(code.slice(0, 2)) ?? 400;
}

export function toProblem(error: unknown): unknown {
  if (error instanceof DiskFull) {
    return new Problem(503, '53100', 'The disk is full', { retryAfterSeconds: 60 });
  }
  if (error instanceof DatabaseUnavailable) {
    return new Problem(503, 'PGRST001', 'Database client error. Retrying the connection.', {
      retryAfterSeconds: 1,
    });
  }
  if (error instanceof DatabaseTimeout) {
    const message =
      error.waitedFor === 'connection'
        ? 'Timed out acquiring connection from connection pool.'
        : 'Timed out waiting for the database to answer.';
    return new Problem(504, 'PGRST003', message, { retryAfterSeconds: 1 });
  }
  if (!isSqlError(error)) return error;
  const status = getStatus(error);
  return new Problem(status, error.code, error.message, {
    details: error.detail ?? null,
    hint: error.hint ?? null,
    ...(status === 503 && { retryAfterSeconds: 1 }),
  });
}

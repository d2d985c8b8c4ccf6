import type { FastifyBaseLogger } from 'fastify';
import { destination, pino } from 'pino';
import type { Config } from './config.ts';

/** The server's logger: JSON lines on standard output. */
export type Logger = FastifyBaseLogger;

/** Makes the logger. Errors are written without the values that PostgreSQL quotes in their details. */
export function createLogger(level: Config['LOG_LEVEL']): Logger {
  // Written beside the work, one write for all lines that came up meanwhile.
  return pino({ level, serializers: { err: describeError } }, destination({ sync: false }));
}

function describeError(error: Error & { code?: string }): Record<string, unknown> {
  const { name, message, code, stack, cause } = error;
  return { type: name, message, code, stack, ...(cause instanceof Error && { cause: describeError(cause) }) };
}

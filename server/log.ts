import type { FastifyBaseLogger } from 'fastify';
import { destination, pino } from 'pino';
import type { Config } from './config.ts';

export type Logger = FastifyBaseLogger;

/** PostgreSQL quotes values in the details of errors. */
export function createLogger(level: Config['LOG_LEVEL']): Logger {
  // Asynchronous: several lines share one write.
  return pino({ level, serializers: { err: describeError } }, destination({ sync: false }));
}

function describeError(error: Error & { code?: string }): Record<string, unknown> {
  const { name, message, code, stack, cause } = error;
  return { type: name, message, code, stack, ...(cause instanceof Error && { cause: describeError(cause) }) };
}

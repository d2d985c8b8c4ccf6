import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { DatabaseTimeout, DatabaseUnavailable, DiskFull } from '#server/db/database.ts';
import { Problem } from '#server/rest/problem.ts';
import type { Refusal } from '#shared/desk/api.ts';

export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export function readBody<T>(schema: z.ZodType<T>, { body }: FastifyRequest): T {
  return parseOrRefuse(schema, body);
}

export function parseOrRefuse<T>(schema: z.ZodType<T>, value: unknown): T {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [first] = read.error.issues;
  const fieldPath = first?.path.join('.');
  throw new Refused(
    400,
    'invalid',
    `${fieldPath ? `${fieldPath}: ` : ''}${first?.message ?? 'The value is invalid.'}`,
  );
}

export function sendRefusal(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refused = toRefused(error);
  if (refused.status >= 500) request.log.error({ err: error }, 'request failed');
  const { status, code, message, retryAfter } = refused;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({ code, message, ...(retryAfter !== undefined && { retryAfter }) } satisfies Refusal);
}

function toRefused(error: FastifyError | Error): Refused {
  if (error instanceof Refused) return error;
  if (error instanceof Problem)
    return new Refused(error.statusCode, error.body.code, `${error.message}.`, error.retryAfterSeconds);
  if (error instanceof DiskFull)
    return new Refused(503, 'disk_full', 'The disk of the server is full. Nothing was changed.', 60);
  if (error instanceof DatabaseUnavailable || error instanceof DatabaseTimeout)
    return new Refused(503, 'database_away', 'The database is unavailable. Nothing was changed.', 1);
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  return status >= 400 && status < 500
    ? new Refused(status, 'unreadable', error.message)
    : new Refused(500, 'failed', 'Something went wrong on the server.');
}

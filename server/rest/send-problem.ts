import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';
import { toProblem } from './sqlstate.ts';

export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = wrapError(toProblem(error));
  if (problem.statusCode >= 500) request.log.error({ err: error, code: problem.body.code }, 'insert failed');
  if (problem.statusCode === 401) reply.header('www-authenticate', 'Bearer');
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds);
  return reply
    .code(problem.statusCode)
    .header('proxy-status', `PostgREST; error=${problem.body.code}`)
    .type('application/json; charset=utf-8')
    .send(problem.body);
}

function wrapError(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { statusCode = 500, message } = error as FastifyError;
  if (statusCode === 415) return new Problem(415, 'PGRST107', 'Content-Type not acceptable');
  if (statusCode === 413) return new Problem(413, 'body_too_large', 'The request body is too large');
  if (statusCode < 500) return new Problem(statusCode, 'bad_request', message);
  return new Problem(500, 'internal', 'Something went wrong');
}

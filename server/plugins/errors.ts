import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setSecurityHeaders } from './security-headers.ts';

/** What goes wrong outside the insert contract is answered in one plain line; its cause stays in the log. */
export function addErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/** For requests that no route ever sees, such as a URL that cannot be decoded; no hook runs for them. */
export function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  setSecurityHeaders(request, reply);
  answerError(error, request, reply);
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  const text = status >= 500 ? 'Something went wrong' : error.message;
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}

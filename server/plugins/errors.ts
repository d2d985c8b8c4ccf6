import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { canBeSlow } from '#server/slow-bodies.ts';
import { securityHeaders } from './security-headers.ts';

export function addErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
}

const statusByErrorCode: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

export function respondToUnreadableRequest(error: Error & { code?: string }, socket: Socket): void {
  // The response to the previous request closes the connection.
  if (error.code === 'HPE_CLOSED_CONNECTION') return;
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && canBeSlow(socket)) return;
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = statusByErrorCode[error.code ?? ''] ?? 400;
  const headers = Object.entries({ ...securityHeaders, connection: 'close', 'content-length': '0' });
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers.map((pair) => pair.join(': '))];
  socket.end(`${head.join('\r\n')}\r\n\r\n`);
}

function sendError(
  error: FastifyError & { retryAfterSeconds?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  const text = status >= 500 ? 'Something went wrong' : error.message;
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}

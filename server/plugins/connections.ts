import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { respondToUnreadableRequest } from './errors.ts';

const proxyIdleTimeoutMilliseconds = 72_000;
const requestCounts = new WeakMap<Socket, number>();

/** RFC 9112: rejects several `Host` headers and parses absolute request targets. Keeps idle connections of trusted proxies longer. */
export function guardConnections(
  listener: RequestListener,
  trusts: (address: string) => boolean,
  idleMilliseconds: number,
): RequestListener {
  return (request, response) => {
    requestCounts.set(request.socket, (requestCounts.get(request.socket) ?? 0) + 1);
    request.socket.setTimeout(idleMilliseconds);
    if (countHostHeaders(request) > 1)
      return respondToUnreadableRequest(new Error('several Host headers'), request.socket);
    normalizeAbsoluteUrl(request);
    if (trusts(request.socket.remoteAddress ?? '')) keepConnectionForProxy(request, response);
    listener(request, response);
  };
}

function countHostHeaders({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
}

function normalizeAbsoluteUrl(request: IncomingMessage): void {
  const [, host, target] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(request.url ?? '') ?? [];
  if (host === undefined || target === undefined) return;
  request.headers.host = host;
  request.url = target.startsWith('/') ? target : `/${target}`;
}

function keepConnectionForProxy({ socket }: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => socket.setTimeout(proxyIdleTimeoutMilliseconds));
}

/** After a long task, timers fire before the process has read a request that arrived on time. */
export function closeUnlessRequestArrives(socket: Socket, close: () => void): void {
  const before = requestCounts.get(socket);
  setImmediate(() => {
    if (requestCounts.get(socket) === before) close();
  });
}

/** Node treats a connection as idle once its response is complete, and would cut off data that the client has not read yet. */
export function finishResponsesOnClose(server: Server): void {
  const idle = new Set<Socket>();
  const unsent = new Map<Socket, number>();
  const changeCount = (socket: Socket, change: number) => {
    const answers = (unsent.get(socket) ?? 0) + change;
    unsent.set(socket, answers);
    if (answers === 0) idle.add(socket);
    else idle.delete(socket);
  };
  server.on('connection', (socket) =>
    socket.once('close', () => {
      idle.delete(socket);
      unsent.delete(socket);
    }),
  );
  server.on('request', ({ socket }, response) => {
    changeCount(socket, 1);
    response.once('close', () => !socket.destroyed && changeCount(socket, -1));
  });
  server.closeIdleConnections = () => {
    for (const socket of idle) socket.destroy();
  };
}

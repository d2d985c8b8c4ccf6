import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

const slowSockets = new WeakSet<Socket>();

/** A connection that sends nothing is still closed. */
export function allowSlowBody({ raw }: FastifyRequest): void {
  const { socket } = raw;
  slowSockets.add(socket);
  raw.once('close', () => slowSockets.delete(socket));
}

export function canBeSlow(socket: Socket): boolean {
  return slowSockets.has(socket);
}

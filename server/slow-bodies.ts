import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

const slow = new WeakSet<Socket>();

/** A connection that sends nothing is still closed. */
export function allowSlowBody({ raw }: FastifyRequest): void {
  const { socket } = raw;
  slow.add(socket);
  raw.once('close', () => slow.delete(socket));
}

export function mayBeSlow(socket: Socket): boolean {
  return slow.has(socket);
}

import type { FastifyInstance } from 'fastify';
import type { DeskContext } from '#server/desk/context.ts';
import { anyRole } from '#server/desk/roles.ts';
import type { Listener } from './live.ts';

const maxUnreadBytes = 64 * 1024;

export async function liveRoute(app: FastifyInstance, { live }: DeskContext): Promise<void> {
  app.get(
    '/events',
    // A HEAD request would never end.
    { ...anyRole, exposeHeadRoute: false },
    (request, reply) => {
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        connection: 'close',
      });
      const listener: Listener = {
        sessionHash: request.sessionHash,
        role: request.member.role,
        write: (text) => {
          raw.write(text);
          return !raw.destroyed && raw.writableLength < maxUnreadBytes;
        },
        end: () => (raw.writableLength < maxUnreadBytes ? raw.end() : raw.destroy()),
      };
      raw.once('close', () => live.remove(listener));
      raw.once('error', () => live.remove(listener));
      live.add(listener);
    },
  );
}

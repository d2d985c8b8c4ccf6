import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

const cutMilliseconds = 8_000;
const drainMilliseconds = 10_000;
const sweepMilliseconds = 100;

/**
 * Runs the app. On SIGTERM or SIGINT `/readyz` fails for the configured time, running requests are answered, then
 * everything closes.
 * @param beside what runs with the app: `begin` receives its address and is aborted when the app ends early; `end`
 * stops it
 */
export async function runApp(
  app: FastifyInstance,
  config: Pick<Config, 'PORT' | 'HOST' | 'REUSE_PORT' | 'DRAIN_SECONDS'>,
  beside: { begin(address: string): Promise<void>; end(): Promise<void> },
): Promise<void> {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const place = { port: config.PORT, host: config.HOST, reusePort: config.REUSE_PORT };
  const address = await app.listen(place).catch((cause) => {
    throw new Error(`PORT=${config.PORT} of HOST=${config.HOST} cannot be used.`, { cause });
  });
  const drain = async () => {
    app.isDraining = true;
    // A balancer's connections end after an answer, and not before one.
    app.server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
    await delay(config.DRAIN_SECONDS * 1_000);
    setTimeout(() => process.exit(1), drainMilliseconds).unref();
    // Opened ahead by a browser or a balancer: nothing is under way on them, and they would be waited for.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    // Connections that were in use when closing began would be kept open after their answer.
    setInterval(() => app.server.closeIdleConnections(), sweepMilliseconds).unref();
    setTimeout(() => app.server.closeAllConnections(), cutMilliseconds).unref();
    await app.close();
    await beside.end();
    process.exit(0);
  };
  process.once('SIGTERM', drain);
  process.once('SIGINT', drain);
  await beside.begin(address).catch((error) => {
    if (!app.isDraining) throw error;
  });
}

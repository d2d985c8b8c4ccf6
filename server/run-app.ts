import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

const forceCloseMilliseconds = 8_000;
const maxDrainMilliseconds = 10_000;
const idleCheckMilliseconds = 100;

/** After SIGTERM or SIGINT, `/readyz` fails for DRAIN_SECONDS, requests in progress are completed, then the process exits. */
export async function runApp(
  app: FastifyInstance,
  config: Pick<Config, 'PORT' | 'HOST' | 'REUSE_PORT' | 'DRAIN_SECONDS'>,
  services: { begin(address: string): Promise<void>; end(): Promise<void> },
): Promise<void> {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const listenOptions = { port: config.PORT, host: config.HOST, reusePort: config.REUSE_PORT };
  const address = await app.listen(listenOptions).catch((cause) => {
    throw new Error(`Cannot listen on HOST=${config.HOST} PORT=${config.PORT}.`, { cause });
  });
  const drain = async () => {
    app.isDraining = true;
    // Makes load balancers stop reusing connections.
    app.server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
    await delay(config.DRAIN_SECONDS * 1_000);
    setTimeout(() => process.exit(1), maxDrainMilliseconds).unref();
    // Browsers and load balancers open connections in advance, without a request.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    // Closes connections that were still in use when closing began.
    setInterval(() => app.server.closeIdleConnections(), idleCheckMilliseconds).unref();
    setTimeout(() => app.server.closeAllConnections(), forceCloseMilliseconds).unref();
    await app.close();
    await services.end();
    process.exit(0);
  };
  process.once('SIGTERM', drain);
  process.once('SIGINT', drain);
  await services.begin(address).catch((error) => {
    if (!app.isDraining) throw error;
  });
}

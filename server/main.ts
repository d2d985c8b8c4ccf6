import type { Socket } from 'node:net';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { connectDatabase } from './db/connect.ts';
import { migrateWhenReachable } from './db/migrate.ts';
import { explainError } from './explain-error.ts';
import { createLogger } from './log.ts';
import { openDoor } from './staff/door.ts';

const cutMilliseconds = 8_000;
const drainMilliseconds = 10_000;
const sweepMilliseconds = 100;

async function start(): Promise<void> {
  const config = readConfig();
  const log = createLogger(config.LOG_LEVEL);
  const database = await connectDatabase(config, log);
  const app = await buildApp(config, database);
  const migrated = config.RUN_MIGRATIONS ? migrateWhenReachable(database, log) : Promise.resolve();
  // The embedded database is there; a remote one may come later, and the pages need not wait for it.
  if (!config.DATABASE_URL) await migrated;
  const door = config.DATABASE_URL ? undefined : await openDoor(config.DATA_DIR, database);
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const place = { port: config.PORT, host: config.HOST, reusePort: config.REUSE_PORT };
  const address = await app.listen(place).catch((cause) => {
    throw new Error(`PORT=${config.PORT} of HOST=${config.HOST} cannot be used.`, { cause });
  });
  process.stdout.write(`\n  Site:      ${address}\n  Database:  ${database.location}\n\n`);

  const drain = async () => {
    setTimeout(() => process.exit(1), drainMilliseconds).unref();
    // Opened ahead by a browser or a balancer: nothing is under way on them, and they would be waited for.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    // Connections that were in use when closing began would be kept open after their answer.
    setInterval(() => app.server.closeIdleConnections(), sweepMilliseconds).unref();
    setTimeout(() => app.server.closeAllConnections(), cutMilliseconds).unref();
    await app.close();
    door?.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', drain);
  process.once('SIGINT', drain);
  await migrated;
}

try {
  await start();
} catch (error) {
  process.stderr.write(`The server cannot run. ${explainError(error)}\n`);
  process.exit(1);
}

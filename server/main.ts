import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { connectDatabase } from './db/connect.ts';
import { migrateWhenReachable } from './db/migrate.ts';
import { createLogger } from './log.ts';
import { openDoor } from './staff/door.ts';

const drainMilliseconds = 10_000;
const sweepMilliseconds = 100;

const config = readConfig();
const log = createLogger(config.LOG_LEVEL);
const database = await connectDatabase(config, log);
const app = await buildApp(config, database);
const migrated = config.RUN_MIGRATIONS ? migrateWhenReachable(database, log) : Promise.resolve();
// The embedded database is there; a remote one may come later, and the pages need not wait for it.
if (!config.DATABASE_URL) await migrated;
const door = config.DATABASE_URL ? undefined : await openDoor(config.DATA_DIR, database);
const place = { port: config.PORT, host: config.HOST, reusePort: config.REUSE_PORT };
const address = await app.listen(place);
process.stdout.write(`\n  Site:      ${address}\n  Database:  ${database.location}\n\n`);

async function drain(): Promise<void> {
  setTimeout(() => process.exit(1), drainMilliseconds).unref();
  // Connections that were in use when closing began would be kept open after their answer.
  setInterval(() => app.server.closeIdleConnections(), sweepMilliseconds).unref();
  await app.close();
  door?.close();
  await database.close();
  process.exit(0);
}
process.once('SIGTERM', drain);
process.once('SIGINT', drain);
await migrated;

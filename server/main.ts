import type { Socket } from 'node:net';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { connectDatabase } from './db/connect.ts';
import { listenForStaff } from './db/embedded/staff-socket.ts';
import { openWhenReachable } from './db/migrate.ts';
import { explainError } from './explain-error.ts';
import { purgeDaily } from './leads/purge-daily.ts';
import { createLogger } from './log.ts';
import { MailCounts } from './mail/mail-counts.ts';
import { type MailWork, mailPlace, startMail } from './mail/start-mail.ts';
import type { InsertListener } from './rest/routes.ts';

const cutMilliseconds = 8_000;
const drainMilliseconds = 10_000;
const sweepMilliseconds = 100;

async function start(): Promise<void> {
  const config = readConfig();
  const log = createLogger(config.LOG_LEVEL);
  const database = await connectDatabase(config, log);
  const mailCounts = new MailCounts();
  let mail: MailWork | undefined;
  const listener: InsertListener = {
    stored: () => mail?.nudge(),
    known: (table, body) => mail?.askAgain(table, body),
  };
  const app = await buildApp(config, database, { mailCounts, listener });
  const opened = openWhenReachable(database, config, log);
  // It may fail while the port is being opened; who waits for it below hears of that.
  opened.catch(() => {});
  // The embedded database is there; a remote one may come later, and the pages need not wait for it.
  if (!config.DATABASE_URL) await opened;
  const staffSocket = config.DATABASE_URL ? undefined : await listenForStaff(config.DATA_DIR, database, log);
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const place = { port: config.PORT, host: config.HOST, reusePort: config.REUSE_PORT };
  const address = await app.listen(place).catch((cause) => {
    throw new Error(`PORT=${config.PORT} of HOST=${config.HOST} cannot be used.`, { cause });
  });
  process.stdout.write(
    `\n  Site:      ${address}\n  Database:  ${database.location}\n  Mails:     ${mailPlace(config)}\n\n`,
  );

  let stopPurging = () => {};
  const drain = async () => {
    setTimeout(() => process.exit(1), drainMilliseconds).unref();
    // Opened ahead by a browser or a balancer: nothing is under way on them, and they would be waited for.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    // Connections that were in use when closing began would be kept open after their answer.
    setInterval(() => app.server.closeIdleConnections(), sweepMilliseconds).unref();
    setTimeout(() => app.server.closeAllConnections(), cutMilliseconds).unref();
    await app.close();
    stopPurging();
    await mail?.stop();
    staffSocket?.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', drain);
  process.once('SIGINT', drain);
  await opened;
  if (config.JOBS) mail = startMail(config, database, mailCounts, log);
  if (config.DAILY_PURGE) stopPurging = purgeDaily(database, log);
}

try {
  await start();
} catch (error) {
  process.stderr.write(`The server cannot run. ${explainError(error)}\n`);
  process.exit(1);
}

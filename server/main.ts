import { formatDeskLine, printFirstAccountHint } from '#server/desk/sign-in/first-account.ts';
import { Metrics } from '#server/metrics.ts';
import { watchMailTexts } from '#server/outbound/mail/mail-texts.ts';
import { describeTransport, type MailWork } from '#server/outbound/mail/start-mail.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { BuilderProcess, canBuild } from './content/builder-process.ts';
import { isReleasePending } from './content/release-queue.ts';
import { watchSchedule } from './content/schedule.ts';
import { connectOrRetry } from './db/connect.ts';
import { listenForStaff } from './db/embedded/staff-socket.ts';
import { openDatabaseWhenReachable } from './db/migrate.ts';
import { createStaffDatabase } from './db/staff-query.ts';
import { writePort } from './desk/running-desk.ts';
import { explainError } from './explain-error.ts';
import { startDailyPurge } from './leads/purge-daily.ts';
import { createLogger } from './log.ts';
import type { InsertListener } from './rest/routes.ts';
import { runApp } from './run-app.ts';
import { startOutboundWork } from './start-work.ts';

async function start(): Promise<void> {
  const config = readConfig();
  const log = createLogger(config.LOG_LEVEL);
  const { database, isDiskFull } = await connectOrRetry(config, log);
  const metrics = new Metrics(database);
  let mail: MailWork | undefined;
  let stopPurging = () => {};
  let stopWatching = () => {};
  const listener: InsertListener = {
    stored: () => mail?.nudge(),
    known: (table, rows) => mail?.resendConfirmation(table, rows),
  };
  const builder = config.BUILDER && canBuild() ? new BuilderProcess(log) : undefined;
  const app = await buildApp(config, database, { metrics, listener, builder });
  const opened = openDatabaseWhenReachable(database, config, log);
  // `onDatabaseOpened` awaits `opened` and reports the error.
  opened.catch(() => {});
  let staffSocket: Awaited<ReturnType<typeof listenForStaff>>;
  const onDatabaseOpened = async () => {
    await opened;
    if (!config.DATABASE_URL) staffSocket ??= await listenForStaff(config.DATA_DIR, database, log);
  };
  // A remote database or a full disk must not delay the pages.
  if (!config.DATABASE_URL && !isDiskFull) await onDatabaseOpened();
  let deletePortFile = async () => {};
  await runApp(app, config, {
    begin: async (address) => {
      deletePortFile = await writePort(config.DATA_DIR, Number(new URL(address).port));
      process.stdout.write(
        `\n  Site:      ${address}\n${formatDeskLine(config, address)}  Database:  ${database.location}\n  Emails: ${describeTransport(config)}\n\n`,
      );
      await onDatabaseOpened();
      await watchMailTexts(config, log);
      if (await isReleasePending(createStaffDatabase(database), config.DATA_DIR)) builder?.nudge();
      if (builder && !app.isDraining)
        stopWatching = watchSchedule(createStaffDatabase(database), () => builder.nudge(), log);
      await printFirstAccountHint(config, database, log);
      if (app.isDraining) return;
      if (config.JOBS) mail = startOutboundWork(config, database, metrics, log);
      if (config.DAILY_PURGE) stopPurging = startDailyPurge(database, config.DATA_DIR, log);
    },
    end: async () => {
      await deletePortFile();
      stopPurging();
      stopWatching();
      await builder?.stop();
      await mail?.stop();
      staffSocket?.close();
      await database.close();
    },
  });
}

try {
  await start();
} catch (error) {
  process.stderr.write(`The server failed to start. ${explainError(error)}\n`);
  process.exit(1);
}

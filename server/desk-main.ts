import { formatDeskLine, printFirstAccountHint } from '#server/desk/sign-in/first-account.ts';
import { Metrics } from '#server/metrics.ts';
import { watchMailTexts } from '#server/outbound/mail/mail-texts.ts';
import { describeTransport, type MailWork } from '#server/outbound/mail/start-mail.ts';
import { buildDeskApp } from './app.ts';
import { readConfig } from './config.ts';
import { BuilderProcess, canBuild } from './content/builder-process.ts';
import { isReleasePending } from './content/release-queue.ts';
import { watchSchedule } from './content/schedule.ts';
import { connectDatabase } from './db/connect.ts';
import { openDatabaseWhenReachable } from './db/migrate.ts';
import { createStaffDatabase } from './db/staff-query.ts';
import { isDeskEnabled } from './desk/desk-origin.ts';
import { explainError } from './explain-error.ts';
import { createLogger } from './log.ts';
import { runApp } from './run-app.ts';
import { startOutboundWork } from './start-work.ts';

// The desk without the site, for a remote database.

async function start(): Promise<void> {
  const settings = readConfig();
  const config = { ...settings, PORT: settings.DESK_PORT ?? settings.PORT };
  if (!config.DATABASE_URL)
    throw new Error('DATABASE_URL is not set: with the embedded database, the desk is part of the site.');
  if (!isDeskEnabled(config))
    throw new Error(
      `HOST=${config.HOST} accepts connections from other machines: set DESK_ORIGIN to the URL of the desk, such as https://desk.example.com.`,
    );
  const log = createLogger(config.LOG_LEVEL);
  const database = await connectDatabase(config, log);
  const metrics = new Metrics(database);
  let mail: MailWork | undefined;
  const listener = { stored: () => mail?.nudge(), known: () => {} };
  const builder = config.BUILDER && canBuild() ? new BuilderProcess(log) : undefined;
  const app = await buildDeskApp(config, database, { metrics, listener, builder });
  const opened = openDatabaseWhenReachable(database, config, log);
  // `begin` awaits `opened` and reports the error.
  opened.catch(() => {});
  let stopWatching = () => {};
  await runApp(app, config, {
    begin: async (address) => {
      process.stdout.write(
        `\n${formatDeskLine(config, address)}  Database:  ${database.location}\n  Emails: ${describeTransport(config)}\n\n`,
      );
      await opened;
      await printFirstAccountHint(config, database, log);
      await watchMailTexts(config, log);
      if (await isReleasePending(createStaffDatabase(database), config.DATA_DIR)) builder?.nudge();
      if (builder && !app.isDraining)
        stopWatching = watchSchedule(createStaffDatabase(database), () => builder.nudge(), log);
      if (config.JOBS && !app.isDraining) mail = startOutboundWork(config, database, metrics, log);
    },
    end: async () => {
      stopWatching();
      await builder?.stop();
      await mail?.stop();
      await database.close();
    },
  });
}

try {
  await start();
} catch (error) {
  process.stderr.write(`The desk failed to start. ${explainError(error)}\n`);
  process.exit(1);
}

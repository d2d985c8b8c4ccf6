import { deskLine, tellFirstAccount } from '#server/desk/sign-in/first-account.ts';
import { MailCounts } from '#server/outbound/mail/mail-counts.ts';
import { type MailWork, mailPlace } from '#server/outbound/mail/start-mail.ts';
import { followWords } from '#server/outbound/mail/words.ts';
import { buildDeskApp } from './app.ts';
import { readConfig } from './config.ts';
import { BuilderProcess, canBuild } from './content/builder-process.ts';
import { isPending } from './content/release-queue.ts';
import { watchSchedule } from './content/schedule.ts';
import { connectDatabase } from './db/connect.ts';
import { openWhenReachable } from './db/migrate.ts';
import { staffDatabase } from './db/staff-query.ts';
import { hasDesk } from './desk/reach.ts';
import { explainError } from './explain-error.ts';
import { createLogger } from './log.ts';
import { runApp } from './run-app.ts';
import { startWork } from './start-work.ts';

// `npm run desk`: the desk without the site, for a hosted database, or on a machine that visitors never reach.

async function start(): Promise<void> {
  const settings = readConfig();
  const config = { ...settings, PORT: settings.DESK_PORT ?? settings.PORT };
  if (!config.DATABASE_URL)
    throw new Error('DATABASE_URL is not set: with the embedded database the desk is part of the site.');
  if (!hasDesk(config))
    throw new Error(
      `HOST=${config.HOST} lets other machines in: set DESK_ORIGIN to the address that staff open, https://desk.example.com.`,
    );
  const log = createLogger(config.LOG_LEVEL);
  const database = await connectDatabase(config, log);
  const mailCounts = new MailCounts();
  let mail: MailWork | undefined;
  const listener = { stored: () => mail?.nudge(), known: () => {} };
  const builder = config.BUILDER && canBuild() ? new BuilderProcess(log) : undefined;
  const app = await buildDeskApp(config, database, { mailCounts, listener, builder });
  const opened = openWhenReachable(database, config, log);
  // As in main.ts: it may fail while the port is being opened.
  opened.catch(() => {});
  let stopWatching = () => {};
  await runApp(app, config, {
    begin: async (address) => {
      process.stdout.write(
        `\n${deskLine(config, address)}  Database:  ${database.location}\n  Mails:     ${mailPlace(config)}\n\n`,
      );
      await opened;
      await tellFirstAccount(config, database, log);
      await followWords(config, log);
      if (await isPending(staffDatabase(database), config.DATA_DIR)) builder?.nudge();
      if (builder && !app.isDraining)
        stopWatching = watchSchedule(staffDatabase(database), () => builder.nudge(), log);
      if (config.JOBS && !app.isDraining) mail = startWork(config, database, mailCounts, log);
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
  process.stderr.write(`The desk cannot run. ${explainError(error)}\n`);
  process.exit(1);
}

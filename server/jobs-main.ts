import { MailCounts } from '#server/outbound/mail/mail-counts.ts';
import { mailPlace } from '#server/outbound/mail/start-mail.ts';
import { followWords } from '#server/outbound/mail/words.ts';
import { waitingLines } from '#server/outbound/waiting-lines.ts';
import { readConfig } from './config.ts';
import { connectDatabase } from './db/connect.ts';
import { openWhenReachable } from './db/migrate.ts';
import { explainError } from './explain-error.ts';
import { createLogger } from './log.ts';
import { Metrics } from './metrics/metrics.ts';
import { serveMetrics } from './plugins/metrics.ts';
import { startWork } from './start-work.ts';

// `npm run jobs`: what stored rows set off, without a site: beside several that run with JOBS=false, or for a database
// that takes rows without any.

async function start(): Promise<void> {
  const config = { ...readConfig(), JOBS: true };
  if (!config.DATABASE_URL)
    throw new Error('DATABASE_URL is not set: the embedded database is worked on by the site itself.');
  const log = createLogger(config.LOG_LEVEL);
  const database = await connectDatabase(config, log);
  await openWhenReachable(database, config, log);
  process.stdout.write(`\n  Database:  ${database.location}\n  Mails:     ${mailPlace(config)}\n\n`);
  const counts = new MailCounts();
  if (config.METRICS_PORT > 0) {
    const more = async () => [...counts.lines(), ...(await waitingLines(database))];
    await serveMetrics(config.METRICS_PORT, new Metrics(), log, more);
  }
  await followWords(config, log);
  const mail = startWork(config, database, counts, log);
  const drain = async () => {
    await mail.stop();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', drain);
  process.once('SIGINT', drain);
}

try {
  await start();
} catch (error) {
  process.stderr.write(`No jobs are done. ${explainError(error)}\n`);
  process.exit(1);
}

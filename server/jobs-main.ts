import { watchMailTexts } from '#server/outbound/mail/mail-texts.ts';
import { describeTransport } from '#server/outbound/mail/start-mail.ts';
import { readConfig } from './config.ts';
import { connectDatabase } from './db/connect.ts';
import { openDatabaseWhenReachable } from './db/migrate.ts';
import { explainError } from './explain-error.ts';
import { createLogger } from './log.ts';
import { Metrics } from './metrics.ts';
import { serveMetrics } from './plugins/metrics.ts';
import { startOutboundWork } from './start-work.ts';

// The worker without the site, for sites with JOBS=false or a remote database.

async function start(): Promise<void> {
  const config = { ...readConfig(), JOBS: true };
  if (!config.DATABASE_URL)
    throw new Error('DATABASE_URL is not set: with the embedded database, the site runs the worker itself.');
  const log = createLogger(config.LOG_LEVEL);
  const database = await connectDatabase(config, log);
  await openDatabaseWhenReachable(database, config, log);
  process.stdout.write(`\n  Database:  ${database.location}\n  Emails: ${describeTransport(config)}\n\n`);
  const metrics = new Metrics(database);
  if (config.METRICS_PORT > 0) await serveMetrics(config.METRICS_PORT, metrics, log);
  await watchMailTexts(config, log);
  const mail = startOutboundWork(config, database, metrics, log);
  const stopWorker = async () => {
    await mail.stop();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', stopWorker);
  process.once('SIGINT', stopWorker);
}

try {
  await start();
} catch (error) {
  process.stderr.write(`The worker failed to start. ${explainError(error)}\n`);
  process.exit(1);
}

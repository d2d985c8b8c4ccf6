/**
 * `npm run builder`: builds and publishes releases that staff publish in the desk. A server starts it if it can. Run it
 * separately for servers that cannot build, with the same DATA_DIR and database. `-- --until-idle` exits after 20 s
 * without work.
 */
import { setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder } from '#build/release/builder.ts';
import { createContentSource } from '#build/release/content-source.ts';
import { type Config, readConfig } from '#server/config.ts';
import { connectToRunningSite } from '#server/db/embedded/staff-client.ts';
import { openStaffDatabase } from '#server/db/staff-database.ts';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import { explainError } from '#server/explain-error.ts';
import { createLogger, type Logger } from '#server/log.ts';

const processPriority = 5;
const idleMilliseconds = 20_000;

const stopController = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopController.abort());
// The server that started this process has exited.
process.once('disconnect', () => stopController.abort());

async function openStaffWhenReachable(settings: Config, log: Logger): Promise<StaffDatabase> {
  if (settings.DATABASE_URL) return openStaffDatabase(settings, log);
  for (;;) {
    const running = await connectToRunningSite(settings.DATA_DIR);
    if (running) return running;
    await delay(1_000, undefined, { signal: stopController.signal });
  }
}

try {
  setPriority(processPriority);
  const settings = readConfig();
  const log = createLogger(settings.LOG_LEVEL);
  const staff = await openStaffWhenReachable(settings, log);
  const builder = new Builder({
    settings,
    staff,
    source: createContentSource({ staff, folder: 'src/content' }),
    log,
    signal: stopController.signal,
  });
  await builder.run(process.argv.includes('--until-idle') ? idleMilliseconds : undefined);
  await staff.close();
  process.exit(0);
} catch (error) {
  process.stderr.write(`The builder stopped. ${explainError(error)}\n`);
  process.exit(1);
}

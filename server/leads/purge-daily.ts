import type { Database } from '#server/db/database.ts';
import { staffDatabase } from '#server/db/staff-query.ts';
import type { Logger } from '#server/log.ts';
import { purge } from './purge.ts';
import { checkPurgeClock, describeImplausibleClock } from './purge-clock.ts';
import { readTables } from './tables.ts';

const dayMilliseconds = 86_400_000;
const batchMilliseconds = 10_000;

/**
 * Deletes the rows that are past their time, now and then every day; the log says how many, or that the clock looks wrong.
 * @returns what stops it
 */
export function purgeDaily(database: Database, log: Logger): () => void {
  const staff = staffDatabase(database, batchMilliseconds);
  const run = async () => {
    try {
      const clock = await checkPurgeClock(staff);
      if (!clock.isPlausible) return log.warn(describeImplausibleClock(clock));
      const deleted = (await purge(staff, await readTables(staff))).filter(({ rows }) => rows > 0);
      if (deleted.length > 0) log.info({ deleted }, 'rows past their time were deleted');
    } catch (error) {
      log.warn({ err: error }, 'rows past their time could not be deleted; trying again tomorrow');
    }
  };
  run();
  const timer = setInterval(run, dayMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}

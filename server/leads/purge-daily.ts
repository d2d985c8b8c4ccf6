import type { Database } from '#server/db/database.ts';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import type { Logger } from '#server/log.ts';
import { deleteMailFiles } from './mail-files.ts';
import { purge } from './purge.ts';
import { backUpBeforePurge } from './purge-backup.ts';
import { checkPurgeClock, describeImplausibleClock } from './purge-clock.ts';
import { readTables } from './tables.ts';

const dayMilliseconds = 86_400_000;
const batchTimeoutMilliseconds = 10_000;

/** Backs up visitors' rows first. Skips the purge if the clock is implausible. */
export function startDailyPurge(database: Database, dataDir: string, log: Logger): () => void {
  const staff = createStaffDatabase(database, batchTimeoutMilliseconds);
  const run = async () => {
    try {
      const clock = await checkPurgeClock(staff);
      if (!clock.isPlausible) return log.warn(describeImplausibleClock(clock));
      const tables = await readTables(staff);
      const backup = await backUpBeforePurge(staff, tables, dataDir, clock);
      const deleted = (await purge(staff, tables, clock)).filter(({ rows }) => rows > 0);
      await deleteMailFiles(staff, dataDir);
      if (deleted.length > 0) log.info({ deleted, backup }, 'expired rows were deleted');
    } catch (error) {
      log.warn({ err: error }, 'expired rows could not be deleted; retrying tomorrow');
    }
  };
  run();
  const timer = setInterval(run, dayMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}

import { sumRows } from '#server/leads/erase.ts';
import { deleteMailFiles } from '#server/leads/mail-files.ts';
import { countDueRows, purge as purgeRows } from '#server/leads/purge.ts';
import { backUpBeforePurge, purgeBackupDays } from '#server/leads/purge-backup.ts';
import { checkPurgeClock, describeImplausibleClock } from '#server/leads/purge-clock.ts';
import { readTables } from '#server/leads/tables.ts';
import { type Command, withDatabase } from './command.ts';
import { confirm } from './confirm.ts';
import { formatCount } from './progress.ts';
import { formatCounts } from './row-counts.ts';

export const purgeCommand: Command = {
  options: { yes: { type: 'boolean' }, 'clock-is-right': { type: 'boolean' } },
  prepare: (_name, options) =>
    withDatabase(async (database, { DATA_DIR }) => {
      const tables = await readTables(database);
      const due = await countDueRows(database, tables);
      process.stdout.write(`Past their retention period:\n${formatCounts(due)}`);
      if (sumRows(due) === 0) {
        process.stdout.write('Nothing to delete.\n');
        return 0;
      }
      const isConfirmed =
        options.yes === true ||
        (process.stdin.isTTY && (await confirm(`Delete ${formatCount(sumRows(due))}? [y/N] `)));
      if (!isConfirmed) {
        process.stdout.write('Nothing was deleted. Add --yes to delete without confirmation.\n');
        return process.stdin.isTTY ? 1 : 0;
      }
      const clock = await checkPurgeClock(database, { isConfirmed: options['clock-is-right'] === true });
      if (!clock.isPlausible) {
        process.stderr.write(`${describeImplausibleClock(clock)}\n`);
        return 1;
      }
      const backup = await backUpBeforePurge(database, tables, DATA_DIR, clock);
      const deleted = await purgeRows(database, tables, clock);
      await deleteMailFiles(database, DATA_DIR);
      process.stdout.write(`Deleted:\n${formatCounts(deleted)}${formatCount(sumRows(deleted))} deleted.\n`);
      if (backup)
        process.stdout.write(
          `To restore the deleted form entries within ${purgeBackupDays} days, run: npm run leads -- restore --existing keep ${backup}\n`,
        );
      return 0;
    }),
};

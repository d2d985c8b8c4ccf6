import { existsSync } from 'node:fs';
import { connectDatabase } from '#server/db/connect.ts';
import { connectToRunningSite } from '#server/db/embedded/staff-client.ts';
import { migrate } from '#server/db/migrate.ts';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { TablesNotEmpty } from '#server/leads/errors.ts';
import { restoreBackup } from '#server/leads/restore.ts';
import { readTables } from '#server/leads/tables.ts';
import { type Command, textOption } from './command.ts';
import { formatCount, Progress } from './progress.ts';
import { readChoiceOption } from './usage.ts';

/** Runs as the schema's owner while the site is stopped: a running site only lets commands read and delete rows. */
export const restoreCommand: Command = {
  options: { existing: textOption },
  argument: '<file>',
  prepare: (file, options) => {
    const existing = readChoiceOption(options, 'existing', ['keep', 'replace']) ?? 'refuse';
    return async (config, log) => {
      if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
      if (!config.DATABASE_URL && (await connectToRunningSite(config.DATA_DIR))) {
        throw new Error(`The site is running on ${config.DATA_DIR}. Stop it, then run restore again.`);
      }
      const database = await connectDatabase(config, log);
      const { location } = database;
      const progress = new Progress();
      try {
        if (config.RUN_MIGRATIONS) await migrate(database, log);
        const tables = await readTables(createStaffDatabase(database));
        const {
          added,
          kept: skipped,
          deleted,
        } = await restoreBackup(database, tables, file, existing, (done, all) =>
          progress.update(done, all),
        ).catch(explainExistingRows);
        progress.end();
        const details = [
          skipped > 0 ? `, ${formatCount(skipped)} skipped because they already exist` : '',
          deleted > 0 ? `, ${formatCount(deleted)} deleted first` : '',
        ];
        process.stderr.write(`${formatCount(added)} restored to ${location}${details.join('')}.\n`);
        return 0;
      } finally {
        progress.end();
        await database.close();
      }
    };
  },
};

function explainExistingRows(error: unknown): never {
  if (!(error instanceof TablesNotEmpty)) throw error;
  throw new Error(
    `The database already contains ${formatCount(error.rows)}. Nothing was changed. ` +
      'Use --existing keep to keep them and add the others, or --existing replace to delete them first.',
  );
}

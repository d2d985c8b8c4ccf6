import { existsSync } from 'node:fs';
import { connectDatabase } from '#server/db/connect.ts';
import { askRunningSite } from '#server/db/embedded/staff-client.ts';
import { migrate } from '#server/db/migrate.ts';
import { staffDatabase } from '#server/db/staff-query.ts';
import { RowsInTheWay } from '#server/leads/errors.ts';
import { restoreBackup } from '#server/leads/restore.ts';
import { readTables } from '#server/leads/tables.ts';
import { type Command, text } from './command.ts';
import { countOf, Progress } from './progress.ts';
import { choiceOf } from './usage.ts';

/**
 * `restore`: loads a backup, with the rights of the schema's owner, into the database that the settings name. It is
 * made and migrated if need be. A running site lets staff read and delete only, so it must be stopped.
 */
export const restore: Command = {
  options: { existing: text },
  argument: '<file>',
  prepare: (file, options) => {
    const existing = choiceOf(options, 'existing', ['keep', 'replace']) ?? 'refuse';
    return async (config, log) => {
      if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
      if (!config.DATABASE_URL && (await askRunningSite(config.DATA_DIR))) {
        throw new Error(`The site is running on ${config.DATA_DIR}: stop it, restore, and start it again.`);
      }
      const database = await connectDatabase(config, log);
      const { location } = database;
      const progress = new Progress();
      try {
        if (config.RUN_MIGRATIONS) await migrate(database, log);
        const tables = await readTables(staffDatabase(database));
        const { added, kept, deleted } = await restoreBackup(database, tables, file, existing, (done, all) =>
          progress.update(done, all),
        ).catch(explainRowsInTheWay);
        progress.end();
        const details = [
          kept > 0 ? `, ${countOf(kept)} left out because they were there` : '',
          deleted > 0 ? `, ${countOf(deleted)} deleted before` : '',
        ];
        process.stderr.write(`${countOf(added)} restored to ${location}${details.join('')}.\n`);
        return 0;
      } finally {
        progress.end();
        await database.close();
      }
    };
  },
};

function explainRowsInTheWay(error: unknown): never {
  if (!(error instanceof RowsInTheWay)) throw error;
  throw new Error(
    `The database holds ${countOf(error.rows)} already; nothing was changed. ` +
      '--existing keep leaves them as they are and adds the others, --existing replace deletes them first.',
  );
}

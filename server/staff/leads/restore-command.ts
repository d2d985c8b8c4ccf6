import { existsSync } from 'node:fs';
import { connectDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { knockAtDoor } from '#server/staff/door-client.ts';
import { queryAsStaff } from '#server/staff/staff-database.ts';
import { type Command, text } from './command.ts';
import { countOf, Progress } from './progress.ts';
import { restoreBackup } from './restore.ts';
import { readTables } from './tables.ts';
import { choiceOf } from './usage.ts';

/**
 * `restore`: loads a backup, with the rights of the schema's owner, into the database that the settings name. It is
 * made and migrated if need be. The door of a running site lets nobody write, so the site must be stopped.
 */
export const restore: Command = {
  options: { existing: text },
  argument: '<file>',
  prepare: (file, options) => {
    const existing = choiceOf(options, 'existing', ['keep', 'replace']) ?? 'refuse';
    return async (config, log) => {
      if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
      if (!config.DATABASE_URL && (await knockAtDoor(config.DATA_DIR))) {
        throw new Error(`The site is running on ${config.DATA_DIR}: stop it, restore, and start it again.`);
      }
      const database = await connectDatabase(config, log);
      const { location } = database;
      const progress = new Progress();
      try {
        if (config.RUN_MIGRATIONS) await migrate(database, log);
        const query = (sql: string, values?: unknown[]) => queryAsStaff(database, sql, values);
        const tables = await readTables({ location, query });
        const { added, kept, deleted } = await restoreBackup(database, tables, file, existing, progress);
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

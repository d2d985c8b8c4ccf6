import { endPurgeExemption, exemptFromPurge, sumRows } from '#server/leads/erase.ts';
import { readTables } from '#server/leads/tables.ts';
import { type Command, textOption, withDatabase } from './command.ts';
import { formatCount } from './progress.ts';
import { formatCounts } from './row-counts.ts';
import { readTextOption, UsageError } from './usage.ts';

/** Exempts a person's rows from purges; `--end` includes them again. */
export const keepCommand: Command = {
  options: { email: textOption, end: { type: 'boolean' } },
  prepare: (_name, options) => {
    const email = readTextOption(options, 'email')?.trim();
    if (!email) throw new UsageError('keep needs --email ADDRESS.');
    const isEnd = options.end === true;
    return withDatabase(async (database) => {
      const tables = await readTables(database);
      const rows = await (isEnd ? endPurgeExemption : exemptFromPurge)(database, tables, email);
      const result = isEnd ? 'included in purges again' : 'excluded from purges';
      process.stdout.write(
        `Rows of ${email}:\n${formatCounts(rows)}${formatCount(sumRows(rows))} ${result}.\n`,
      );
      return 0;
    });
  },
};

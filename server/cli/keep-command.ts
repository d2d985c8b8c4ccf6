import { keepPerson, releasePerson, sumOf } from '#server/leads/erase.ts';
import { readTables } from '#server/leads/tables.ts';
import { type Command, text, withDatabase } from './command.ts';
import { countOf } from './progress.ts';
import { writeCounts } from './row-counts.ts';
import { textOf, UsageError } from './usage.ts';

/** Exempts a person's rows from purges; `--end` includes them again. */
export const keep: Command = {
  options: { email: text, end: { type: 'boolean' } },
  prepare: (_name, options) => {
    const email = textOf(options, 'email')?.trim();
    if (!email) throw new UsageError('keep needs --email ADDRESS.');
    const isEnd = options.end === true;
    return withDatabase(async (database) => {
      const tables = await readTables(database);
      const rows = await (isEnd ? releasePerson : keepPerson)(database, tables, email);
      const result = isEnd ? 'included in purges again' : 'excluded from purges';
      process.stdout.write(`Rows of ${email}:\n${writeCounts(rows)}${countOf(sumOf(rows))} ${result}.\n`);
      return 0;
    });
  },
};

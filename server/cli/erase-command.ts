import { countPerson, erasePerson, sumOf } from '#server/leads/erase.ts';
import { readTables } from '#server/leads/tables.ts';
import { type Command, text, withDatabase } from './command.ts';
import { confirm } from './confirm.ts';
import { countOf } from './progress.ts';
import { writeCounts } from './row-counts.ts';
import { textOf, UsageError } from './usage.ts';

/** `erase`: deletes one person's rows, after a question. */
export const erase: Command = {
  options: { email: text, yes: { type: 'boolean' } },
  prepare: (_name, options) => {
    const email = textOf(options, 'email')?.trim();
    if (!email) throw new UsageError('erase needs --email ADDRESS.');
    if (options.yes !== true && !process.stdin.isTTY) {
      throw new UsageError('There is no terminal to ask in: add --yes to erase without being asked.');
    }
    return withDatabase(async (database) => {
      const tables = await readTables(database);
      const found = await countPerson(database, tables, email);
      process.stdout.write(`Rows of ${email}:\n${writeCounts(found)}`);
      if (sumOf(found) === 0) {
        process.stdout.write('Nothing to erase.\n');
        return 0;
      }
      if (options.yes !== true && !(await confirm(`Erase ${countOf(sumOf(found))} for good? [y/N] `))) {
        process.stdout.write('Nothing was erased.\n');
        return 1;
      }
      const erased = await erasePerson(database, tables, email);
      process.stdout.write(`Erased:\n${writeCounts(erased)}${countOf(sumOf(erased))} erased.\n`);
      return 0;
    });
  },
};

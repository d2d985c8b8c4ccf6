import { countPerson, erasePerson, sumOf } from '#server/leads/erase.ts';
import { deleteMailFiles, mailFolder } from '#server/leads/mail-files.ts';
import { readTables } from '#server/leads/tables.ts';
import { type Command, text, withDatabase } from './command.ts';
import { confirm } from './confirm.ts';
import { countOf } from './progress.ts';
import { writeCounts } from './row-counts.ts';
import { textOf, UsageError } from './usage.ts';

export const erase: Command = {
  options: { email: text, yes: { type: 'boolean' } },
  prepare: (_name, options) => {
    const email = textOf(options, 'email')?.trim();
    if (!email) throw new UsageError('erase needs --email ADDRESS.');
    if (options.yes !== true && !process.stdin.isTTY) {
      throw new UsageError(
        'Cannot ask for confirmation without a terminal. Add --yes to erase without confirmation.',
      );
    }
    return withDatabase(async (database, config) => {
      const tables = await readTables(database);
      const found = await countPerson(database, tables, email);
      process.stdout.write(`Rows of ${email}:\n${writeCounts(found)}`);
      if (sumOf(found) === 0) {
        process.stdout.write('Nothing to erase.\n');
        return 0;
      }
      if (options.yes !== true && !(await confirm(`Erase ${countOf(sumOf(found))} permanently? [y/N] `))) {
        process.stdout.write('Nothing was erased.\n');
        return 1;
      }
      const { counts, mailFiles } = await erasePerson(database, tables, email);
      const files = await deleteMailFiles(database, config.DATA_DIR, mailFiles);
      const ofFiles =
        files > 0 ? `Deleted ${countOf(files, 'email file')} in ${mailFolder(config.DATA_DIR)}.\n` : '';
      process.stdout.write(`Erased:\n${writeCounts(counts)}${countOf(sumOf(counts))} erased.\n${ofFiles}`);
      return 0;
    });
  },
};

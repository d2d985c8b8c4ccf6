import { countRowsOfPerson, erasePerson, sumRows } from '#server/leads/erase.ts';
import { deleteMailFiles, getMailFolder } from '#server/leads/mail-files.ts';
import { readTables } from '#server/leads/tables.ts';
import { type Command, textOption, withDatabase } from './command.ts';
import { confirm } from './confirm.ts';
import { formatCount } from './progress.ts';
import { formatCounts } from './row-counts.ts';
import { readTextOption, UsageError } from './usage.ts';

export const eraseCommand: Command = {
  options: { email: textOption, yes: { type: 'boolean' } },
  prepare: (_name, options) => {
    const email = readTextOption(options, 'email')?.trim();
    if (!email) throw new UsageError('erase needs --email ADDRESS.');
    if (options.yes !== true && !process.stdin.isTTY) {
      throw new UsageError(
        'Cannot ask for confirmation without a terminal. Add --yes to erase without confirmation.',
      );
    }
    return withDatabase(async (database, config) => {
      const tables = await readTables(database);
      const found = await countRowsOfPerson(database, tables, email);
      process.stdout.write(`Rows of ${email}:\n${formatCounts(found)}`);
      if (sumRows(found) === 0) {
        process.stdout.write('Nothing to erase.\n');
        return 0;
      }
      if (
        options.yes !== true &&
        !(await confirm(`Erase ${formatCount(sumRows(found))} permanently? [y/N] `))
      ) {
        process.stdout.write('Nothing was erased.\n');
        return 1;
      }
      const { counts, mailFiles } = await erasePerson(database, tables, email);
      const files = await deleteMailFiles(database, config.DATA_DIR, mailFiles);
      const ofFiles =
        files > 0
          ? `Deleted ${formatCount(files, 'email file')} in ${getMailFolder(config.DATA_DIR)}.\n`
          : '';
      process.stdout.write(
        `Erased:\n${formatCounts(counts)}${formatCount(sumRows(counts))} erased.\n${ofFiles}`,
      );
      return 0;
    });
  },
};

import { countQuarantined, deleteQuarantined, releaseFromQuarantine } from '#server/leads/quarantine.ts';
import { type Command, withDatabase } from './command.ts';
import { confirm } from './confirm.ts';
import { formatCount } from './progress.ts';
import { UsageError } from './usage.ts';

const idFormat = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const releaseCommand: Command = {
  options: {},
  argument: '<id>',
  prepare: (name) => {
    const id = readId(name);
    return withDatabase(async (database) => {
      const table = await releaseFromQuarantine(database, id);
      if (table === undefined) throw unknownIdError(id);
      process.stdout.write(`Moved ${id} to ${table}.\n`);
      return 0;
    });
  },
};

export const deleteCommand: Command = {
  options: { all: { type: 'boolean' }, yes: { type: 'boolean' } },
  argument: '[id]',
  prepare: (name, options) => {
    if ((options.all === true) === (name !== '')) {
      throw new UsageError('quarantine delete needs an id, or --all.');
    }
    if (options.all !== true) return deleteQuarantinedSubmission(readId(name));
    if (options.yes !== true && !process.stdin.isTTY) {
      throw new UsageError(
        'Cannot ask for confirmation without a terminal. Add --yes to delete without confirmation.',
      );
    }
    return deleteAllQuarantined(options.yes === true);
  },
};

function deleteQuarantinedSubmission(id: string) {
  return withDatabase(async (database) => {
    const deleted = await deleteQuarantined(database, id);
    if (deleted === 0) throw unknownIdError(id);
    process.stdout.write(`Deleted ${id}.\n`);
    return 0;
  });
}

function deleteAllQuarantined(isConfirmed: boolean) {
  return withDatabase(async (database) => {
    const found = await countQuarantined(database);
    if (found === 0) {
      process.stdout.write('Nothing in quarantine.\n');
      return 0;
    }
    if (
      !isConfirmed &&
      !(await confirm(`Permanently delete ${formatCount(found)} from quarantine? [y/N] `))
    ) {
      process.stdout.write('Nothing was deleted.\n');
      return 1;
    }
    process.stdout.write(`${formatCount(await deleteQuarantined(database))} deleted.\n`);
    return 0;
  });
}

function readId(text: string): string {
  if (idFormat.test(text)) return text.toLowerCase();
  throw new UsageError(`'${text}' is not an id. List ids with \`list --quarantine\`.`);
}

function unknownIdError(id: string): Error {
  return new Error(`There is no form entry ${id} in quarantine. List ids with \`list --quarantine\`.`);
}

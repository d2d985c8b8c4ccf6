import { writeBackup } from '#server/leads/backup.ts';
import { exportFormats, exportRows } from '#server/leads/export.ts';
import { findNewestRows } from '#server/leads/newest.ts';
import { findQuarantined } from '#server/leads/quarantine.ts';
import { countPerDay } from '#server/leads/stats.ts';
import { readTables } from '#server/leads/tables.ts';
import { newsletter } from '#shared/forms/newsletter.ts';
import { type Command, findTables, textOption, withDatabase } from './command.ts';
import { eraseCommand } from './erase-command.ts';
import { keepCommand } from './keep-command.ts';
import { formatList, formatQuarantine } from './list-text.ts';
import { writeToFileOrStdout } from './output.ts';
import { formatCount, Progress } from './progress.ts';
import { purgeCommand } from './purge-command.ts';
import { deleteCommand, releaseCommand } from './quarantine-commands.ts';
import { readFilter } from './read-filter.ts';
import { restoreCommand } from './restore-command.ts';
import { drawStats } from './stats-chart.ts';
import { type Options, readChoiceOption, readNumberOption, readTextOption, UsageError } from './usage.ts';

const maxRows = 10_000;
const maxDays = 366;
const widthWithoutTerminal = 1_000;

const filterOptions = { since: textOption, until: textOption, email: textOption };

function readFilterOptions(options: Options) {
  const [since, until, email] = ['since', 'until', 'email'].map((name) => readTextOption(options, name));
  return readFilter({ since, until, email });
}

const listCommand: Command = {
  options: { ...filterOptions, limit: textOption, quarantine: { type: 'boolean' } },
  argument: '[table]',
  prepare: (name, options) => {
    const filter = readFilterOptions(options);
    const limit = readNumberOption(options, 'limit', 20, maxRows);
    const width = process.stdout.columns ?? widthWithoutTerminal;
    return withDatabase(async (database) => {
      const tables = await findTables(database, name);
      if (options.quarantine === true) {
        const found = await findQuarantined(database, name || undefined, filter, limit);
        await writeToFileOrStdout('-', [formatQuarantine(found, width)]);
        return 0;
      }
      await writeToFileOrStdout('-', [
        formatList(await findNewestRows(database, tables, filter, limit), tables, width),
      ]);
      return 0;
    });
  },
};

const exportCommand: Command = {
  options: { ...filterOptions, confirmed: { type: 'boolean' }, format: textOption, out: textOption },
  argument: '<table|all>',
  prepare: (name, options) => {
    const isConfirmed = options.confirmed === true;
    if (isConfirmed && name !== newsletter.table) {
      throw new UsageError(`--confirmed can only be used with ${newsletter.table}.`);
    }
    const filter = { ...readFilterOptions(options), isConfirmed };
    const format = readChoiceOption(options, 'format', exportFormats) ?? 'csv';
    const out = readTextOption(options, 'out') ?? '-';
    const namesTable = name === 'all';
    return withDatabase(async (database) => {
      const tables = await findTables(database, namesTable ? '' : name);
      const withMark = out !== '-';
      await withProgress(out, (onProgress) =>
        exportRows(database, tables, {
          format,
          filter,
          hasTableColumn: namesTable,
          hasByteOrderMark: withMark,
          onProgress,
        }),
      );
      return 0;
    });
  },
};

const statsCommand: Command = {
  options: { days: textOption },
  argument: '[table]',
  prepare: (name, options) => {
    const days = readNumberOption(options, 'days', 14, maxDays);
    return withDatabase(async (database) => {
      const tables = await findTables(database, name);
      await writeToFileOrStdout('-', [drawStats(await countPerDay(database, tables, days))]);
      return 0;
    });
  },
};

const backupCommand: Command = {
  options: {},
  argument: '<file>',
  prepare: (file) =>
    withDatabase(async (database) => {
      const tables = await readTables(database);
      await withProgress(file, (onProgress) => writeBackup(database, tables, onProgress));
      return 0;
    }),
};

export const commands = new Map<string, Command>(
  Object.entries({
    list: listCommand,
    export: exportCommand,
    erase: eraseCommand,
    keep: keepCommand,
    purge: purgeCommand,
    stats: statsCommand,
    backup: backupCommand,
    restore: restoreCommand,
    'quarantine let-in': releaseCommand,
    'quarantine delete': deleteCommand,
  }),
);

async function withProgress(
  file: string,
  piecesOf: (onProgress: (done: number, all: number) => void) => AsyncIterable<string>,
): Promise<void> {
  const progress = new Progress();
  let rows = 0;
  try {
    const pieces = piecesOf((done, all) => {
      rows = done;
      progress.update(done, all);
    });
    await writeToFileOrStdout(file, pieces);
  } finally {
    progress.end();
  }
  process.stderr.write(`${formatCount(rows)} written${file === '-' ? '' : ` to ${file}`}.\n`);
}

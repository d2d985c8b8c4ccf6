import { backupAsSql } from '#server/leads/backup.ts';
import { exportRows, formats } from '#server/leads/export.ts';
import { findNewest } from '#server/leads/newest.ts';
import { findQuarantined } from '#server/leads/quarantine.ts';
import { countPerDay } from '#server/leads/stats.ts';
import { readTables } from '#server/leads/tables.ts';
import { newsletter } from '#shared/forms/newsletter.ts';
import { type Command, tablesOf, text, withDatabase } from './command.ts';
import { erase } from './erase-command.ts';
import { keep } from './keep-command.ts';
import { writeList, writeQuarantine } from './list-text.ts';
import { writeOut } from './output.ts';
import { countOf, Progress } from './progress.ts';
import { purge } from './purge-command.ts';
import { deleteCommand, releaseCommand } from './quarantine-commands.ts';
import { readFilter } from './read-filter.ts';
import { restore } from './restore-command.ts';
import { drawStats } from './stats-chart.ts';
import { choiceOf, numberOf, type Options, textOf, UsageError } from './usage.ts';

const maxRows = 10_000;
const maxDays = 366;
const pipeWidth = 1_000;

const filterOptions = { since: text, until: text, email: text };

function filterOf(options: Options) {
  const [since, until, email] = ['since', 'until', 'email'].map((name) => textOf(options, name));
  return readFilter({ since, until, email });
}

const list: Command = {
  options: { ...filterOptions, limit: text, quarantine: { type: 'boolean' } },
  argument: '[table]',
  prepare: (name, options) => {
    const filter = filterOf(options);
    const limit = numberOf(options, 'limit', 20, maxRows);
    const width = process.stdout.columns ?? pipeWidth;
    return withDatabase(async (database) => {
      const tables = await tablesOf(database, name);
      if (options.quarantine === true) {
        const found = await findQuarantined(database, name || undefined, filter, limit);
        await writeOut('-', [writeQuarantine(found, width)]);
        return 0;
      }
      await writeOut('-', [writeList(await findNewest(database, tables, filter, limit), tables, width)]);
      return 0;
    });
  },
};

const exportCommand: Command = {
  options: { ...filterOptions, confirmed: { type: 'boolean' }, format: text, out: text },
  argument: '<table|all>',
  prepare: (name, options) => {
    const isConfirmed = options.confirmed === true;
    if (isConfirmed && name !== newsletter.table) {
      throw new UsageError(`--confirmed can only be used with ${newsletter.table}.`);
    }
    const filter = { ...filterOf(options), isConfirmed };
    const format = choiceOf(options, 'format', formats) ?? 'csv';
    const out = textOf(options, 'out') ?? '-';
    const namesTable = name === 'all';
    return withDatabase(async (database) => {
      const tables = await tablesOf(database, namesTable ? '' : name);
      const withMark = out !== '-';
      await withProgress(out, (onProgress) =>
        exportRows(database, tables, { format, filter, namesTable, withMark, onProgress }),
      );
      return 0;
    });
  },
};

const stats: Command = {
  options: { days: text },
  argument: '[table]',
  prepare: (name, options) => {
    const days = numberOf(options, 'days', 14, maxDays);
    return withDatabase(async (database) => {
      const tables = await tablesOf(database, name);
      await writeOut('-', [drawStats(await countPerDay(database, tables, days))]);
      return 0;
    });
  },
};

const backup: Command = {
  options: {},
  argument: '<file>',
  prepare: (file) =>
    withDatabase(async (database) => {
      const tables = await readTables(database);
      await withProgress(file, (onProgress) => backupAsSql(database, tables, onProgress));
      return 0;
    }),
};

export const commands = new Map<string, Command>(
  Object.entries({
    list,
    export: exportCommand,
    erase,
    keep,
    purge,
    stats,
    backup,
    restore,
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
    await writeOut(file, pieces);
  } finally {
    progress.end();
  }
  process.stderr.write(`${countOf(rows)} written${file === '-' ? '' : ` to ${file}`}.\n`);
}

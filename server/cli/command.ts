import type { ParseArgsOptionsConfig } from 'node:util';
import type { Config } from '#server/config.ts';
import { openStaffDatabase } from '#server/db/staff-database.ts';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import { findTable, readTables, type Table } from '#server/leads/tables.ts';
import type { Logger } from '#server/log.ts';
import type { Options } from './usage.ts';

export type RunCommand = (config: Config, log: Logger) => Promise<number>;

export type Command = {
  options: ParseArgsOptionsConfig;
  argument?: string;
  /** Runs before the database is opened. @throws UsageError */
  prepare(argument: string, options: Options): RunCommand;
};

export const textOption = { type: 'string' } as const;

export function withDatabase(work: (database: StaffDatabase, config: Config) => Promise<number>): RunCommand {
  return async (config, log) => {
    const database = await openStaffDatabase(config, log);
    try {
      return await work(database, config);
    } finally {
      await database.close();
    }
  };
}

/** @returns all tables when the name is empty @throws UnknownTable */
export async function findTables(database: StaffDatabase, name: string): Promise<[Table, ...Table[]]> {
  const tables = await readTables(database);
  return name === '' ? tables : [findTable(tables, name)];
}

import type { Row, StaffDatabase } from '#server/staff/staff-database.ts';
import { where } from './filter.ts';
import { hasEmail, type Table } from './tables.ts';

/** Rows per table, for those tables that say whose a row is. */
export type Report = { table: string; rows: number }[];

/** Counts the rows that belong to an address, in capitals or not. */
export function countPerson(database: StaffDatabase, tables: Table[], email: string): Promise<Report> {
  return perTable(
    database,
    tables,
    email,
    (table, condition) => `select from ${table.sql} where ${condition}`,
  );
}

/** Deletes the rows that belong to an address, in all tables or, if anything fails, in none. */
export function erasePerson(database: StaffDatabase, tables: Table[], email: string): Promise<Report> {
  return perTable(
    database,
    tables,
    email,
    (table, condition) => `delete from ${table.sql} where ${condition} returning 1`,
  );
}

/** Runs one query for each table, all in a single statement, and counts what each returns. */
async function perTable(
  database: StaffDatabase,
  tables: Table[],
  email: string,
  query: (table: Table, condition: string) => string,
): Promise<Report> {
  const concerned = tables.filter(hasEmail);
  const parts = concerned.map((table, index) => {
    return `part${index} as (${query(table, where(table, { email }, []))})`;
  });
  const counts = concerned.map((_, index) => `(select count(*)::int from part${index}) as part${index}`);
  const rows: Row[] = await database.query(`with ${parts.join(', ')} select ${counts.join(', ')}`, [email]);
  return concerned.map(({ name }, index) => ({ table: name, rows: Number(rows[0]?.[`part${index}`] ?? 0) }));
}

/** The report as lines of text, with the sum. */
export function writeReport(report: Report): string {
  const longest = Math.max(...report.map(({ table }) => table.length));
  const lines = report.map(({ table, rows }) => `  ${table.padEnd(longest)}  ${rows}`);
  return `${lines.join('\n')}\n`;
}

/** All rows of the report together. */
export function sumOf(report: Report): number {
  return report.reduce((sum, { rows }) => sum + rows, 0);
}

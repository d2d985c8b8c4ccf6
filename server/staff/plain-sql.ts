import { escapeIdentifier, escapeLiteral } from 'pg';
import type { StaffDatabase } from './staff-database.ts';

const rowsPerStatement = 500;
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Writes every stored row as plain SQL that any PostgreSQL with the same schema takes: ids and dates included, so
 * that it may be loaded once only. Each piece is a whole statement.
 */
export async function* dumpAsSql(database: StaffDatabase): AsyncGenerator<string> {
  const tables = await database.query(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname",
  );
  yield 'begin;\n';
  for (const { name } of tables) {
    const table = `public.${escapeIdentifier(String(name))}`;
    const page = `select id, to_jsonb(t)::text as json from ${table} as t where id > $1 order by id limit ${rowsPerStatement}`;
    for (let after: unknown = firstId; after !== undefined; ) {
      const rows = await database.query(page, [after]);
      if (rows.length > 0) {
        const array = escapeLiteral(`[${rows.map(({ json }) => json).join(',\n')}]`);
        yield `insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${array});\n`;
      }
      after = rows.at(-1)?.id;
    }
  }
  yield 'commit;\n';
}

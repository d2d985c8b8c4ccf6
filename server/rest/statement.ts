import { escapeIdentifier, type QueryConfig } from 'pg';
import type { Payload } from './payload.ts';
import { Problem } from './problem.ts';
import type { Table } from './schema-cache.ts';

/** What one request wants stored. */
export type Insert = {
  table: Table;
  columns: string[];
  payload: Payload;
  /** Leave columns that a row does not name to their default. */
  missingDefault: boolean;
  /** The id the single row shall get, or undefined for one of the database's choice. */
  rowId: string | undefined;
};

// Plans are kept per session and name, so the number of names must not be the visitors' choice.
const preparedLimit = 64;
const prepared = new Map<string, string>();

/**
 * Builds the one statement of a request. All values travel as parameters; names come from the catalog only.
 * Reading the rows out of JSON inside PostgreSQL gives its own conversions and messages for every type.
 */
export function toStatement(insert: Insert): QueryConfig {
  const { columns, payload, rowId } = insert;
  const groups = insert.missingDefault
    ? groupByColumns(columns, payload.rows)
    : new Map([[columns.join(), columns]]);
  if (groups.size > 1) return oneInsertPerGroup(insert);
  const named = [...groups.values()][0] ?? [];
  if (named.length === 0) return defaultRow(insert);

  const source = `json_to_recordset($1::json) as _(${definitions(insert.table, named)})`;
  const into = intoSelect(insert.table, named);
  const text =
    rowId === undefined
      ? `${into} from ${source}`
      : `with row_id as materialized (select set_config('request.row_id', $2, true)) ${into} from row_id, ${source}`;
  const values = rowId === undefined ? [payload.json] : [payload.json, rowId];
  const name = prepare(text);
  return name === undefined ? { text, values } : { name, text, values };
}

function oneInsertPerGroup({ table, columns, payload }: Insert): QueryConfig {
  const rowsByColumns = Map.groupBy(payload.rows.keys(), (index) =>
    present(columns, payload.rows[index] ?? {}).join('\n'),
  );
  const values: unknown[] = [payload.json];
  const inserts = [...rowsByColumns.values()].map((indexes, group) => {
    const named = present(columns, payload.rows[indexes[0] ?? 0] ?? {});
    values.push(indexes.map((index) => index + 1));
    return `g${group} as (${intoSelect(table, named)}
      from json_array_elements($1::json) with ordinality as e(value, n),
        json_to_record(e.value) as _(${definitions(table, named)})
      where e.n = any($${values.length}::int[]))`;
  });
  return { text: `with ${inserts.join(', ')} select`, values };
}

function defaultRow({ table, payload }: Insert): QueryConfig {
  if (payload.rows.length !== 1) throw new Problem(400, 'PGRST102', 'Empty or invalid json');
  return { text: `insert into public.${escapeIdentifier(table.name)} default values` };
}

function groupByColumns(columns: string[], rows: Payload['rows']): Map<string, string[]> {
  return new Map(rows.map((row) => present(columns, row)).map((named) => [named.join('\n'), named]));
}

function present(columns: string[], row: object): string[] {
  return columns.filter((column) => Object.hasOwn(row, column));
}

function intoSelect(table: Table, columns: string[]): string {
  const list = columns.map(escapeIdentifier).join(', ');
  return `insert into public.${escapeIdentifier(table.name)} (${list}) select ${list}`;
}

function definitions(table: Table, columns: string[]): string {
  return columns.map((column) => `${escapeIdentifier(column)} ${table.columns.get(column)}`).join(', ');
}

function prepare(text: string): string | undefined {
  let name = prepared.get(text);
  if (name === undefined && prepared.size < preparedLimit) {
    name = `insert_${prepared.size}`;
    prepared.set(text, name);
  }
  return name;
}

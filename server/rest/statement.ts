import { hash } from 'node:crypto';
import { escapeIdentifier, escapeLiteral, type QueryConfig } from 'pg';
import type { BotReason } from './bot-check.ts';
import type { Payload } from './payload.ts';
import { Problem } from './problem.ts';
import type { Table } from './schema-cache.ts';

export type Insert = {
  table: Table;
  columns: string[];
  payload: Payload;
  missingDefault: boolean;
  rowId: string | undefined;
  source?: string | undefined;
  quarantine?: BotReason | undefined;
};

// Limits the prepared statements that requests can create per session.
const maxPreparedStatements = 64;
const preparedStatements = new Map<string, { name: string; text: string }>();

/** PostgreSQL parses the rows from JSON, with its own conversions and messages. A single row of texts needs no conversion. */
export function toStatement(insert: Insert): QueryConfig {
  const { columns, payload, rowId } = insert;
  const texts = insert.missingDefault ? undefined : readTexts(insert);
  if (texts) return createTextInsert(insert, texts);
  const groups = insert.missingDefault
    ? groupByColumns(columns, payload.rows)
    : new Map([[columns.join(), columns]]);
  if (groups.size > 1) return createGroupedInsert(insert);
  const named = [...groups.values()][0] ?? [];
  if (named.length === 0) return createDefaultInsert(insert);

  const source = `json_to_recordset($1::json) as _(${createColumnDefinitions(insert.table, named)})`;
  const into = createInsertSelect(insert.table, named);
  if (rowId === undefined) {
    const text = `${into} from ${source}`;
    return { ...prepareStatement(text, () => text), values: [payload.json] };
  }
  const text = `${setRowIdSql(2, insert)} ${into} from row_id, ${source}`;
  return { ...prepareStatement(text, () => text), values: [payload.json, rowId, createSources([insert])] };
}

export function isShareable({ payload, columns, missingDefault, quarantine }: Insert): boolean {
  return payload.rows.length === 1 && columns.length > 0 && !missingDefault && !quarantine;
}

export function toSharedStatement(inserts: Insert[]): QueryConfig {
  const [first] = inserts;
  if (!first || inserts.length === 1) return toStatement(first as Insert);
  const { table, columns } = first;
  const statement = prepareStatement(['shared', table.name, ...columns].join('\n'), () => {
    const names = columns.map(escapeIdentifier).join(', ');
    // The default of `id` is evaluated per row, after its row id was set.
    return `with sources as materialized (select set_config('request.lead_sources', $3, true))
    ${createInsertInto(table, columns)} select ${names} from (
      select set_config('request.row_id', "request.row_id", true), ${names} from sources, rows from (
        json_to_recordset($1::json) as (${createColumnDefinitions(table, columns)}), unnest($2::text[])
      ) as _(${names}, "request.row_id")
    ) as named`;
  });
  const rows = inserts.map(({ payload }) => payload.json.trim().slice(1, -1));
  const ids = inserts.map(({ rowId }) => rowId ?? '');
  return { ...statement, values: [`[${rows.join()}]`, ids, createSources(inserts)] };
}

function createSources(inserts: Insert[]): string {
  const sources = inserts.flatMap(({ rowId, source }) => (rowId && source ? [[rowId, source]] : []));
  return sources.length > 0 ? JSON.stringify(Object.fromEntries(sources)) : '';
}

function readTexts({ table, columns, payload }: Insert): (string | null)[] | undefined {
  const [row] = payload.rows;
  if (!row || payload.rows.length > 1 || columns.length === 0) return undefined;
  const texts: (string | null)[] = [];
  for (const column of columns) {
    const value = Object.hasOwn(row, column) ? row[column] : null;
    if (table.columns.get(column) !== 'text' || !isStorable(value)) return undefined;
    texts.push(value);
  }
  return texts;
}

// Other strings are sent as JSON, so that PostgreSQL rejects them with the API's error message.
function isStorable(value: unknown): value is string | null {
  return value === null || (typeof value === 'string' && value.isWellFormed() && !value.includes('\0'));
}

function createTextInsert(insert: Insert, texts: (string | null)[]): QueryConfig {
  const { table, columns, rowId, quarantine } = insert;
  const isNamed = rowId !== undefined;
  const statement = prepareStatement([table.name, isNamed, quarantine, ...columns].join('\n'), () => {
    const parameters = columns.map((_, index) => `$${index + 1}`).join(', ');
    const into = createInsertInto(table, columns);
    return isNamed
      ? `${setRowIdSql(columns.length + 1, insert)} ${into} select ${parameters} from row_id`
      : `${into} values (${parameters})`;
  });
  return { ...statement, values: isNamed ? [...texts, rowId, createSources([insert])] : texts };
}

function setRowIdSql(parameter: number, { quarantine }: Insert): string {
  const quarantineSetting = quarantine
    ? `, set_config('request.quarantine', ${escapeLiteral(quarantine)}, true)`
    : '';
  const id = `set_config('request.row_id', $${parameter}, true)`;
  const sources = `set_config('request.lead_sources', $${parameter + 1}, true)`;
  return `with row_id as materialized (select ${id}, ${sources}${quarantineSetting})`;
}

function createGroupedInsert({ table, columns, payload }: Insert): QueryConfig {
  const rowsByColumns = Map.groupBy(payload.rows.keys(), (index) =>
    findPresentColumns(columns, payload.rows[index] ?? {}).join('\n'),
  );
  const values: unknown[] = [payload.json];
  const inserts = [...rowsByColumns.values()].map((indexes, group) => {
    const named = findPresentColumns(columns, payload.rows[indexes[0] ?? 0] ?? {});
    values.push(indexes.map((index) => index + 1));
    return `g${group} as (${createInsertSelect(table, named)}
      from json_array_elements($1::json) with ordinality as e(value, n),
        json_to_record(e.value) as _(${createColumnDefinitions(table, named)})
      where e.n = any($${values.length}::int[]))`;
  });
  return { text: `with ${inserts.join(', ')} select`, values };
}

function createDefaultInsert({ table, payload }: Insert): QueryConfig {
  if (payload.rows.length !== 1) throw new Problem(400, 'PGRST102', 'Empty or invalid json');
  return { text: `insert into public.${escapeIdentifier(table.name)} default values` };
}

function groupByColumns(columns: string[], rows: Payload['rows']): Map<string, string[]> {
  return new Map(
    rows.map((row) => findPresentColumns(columns, row)).map((named) => [named.join('\n'), named]),
  );
}

function findPresentColumns(columns: string[], row: object): string[] {
  return columns.filter((column) => Object.hasOwn(row, column));
}

function createInsertInto(table: Table, columns: string[]): string {
  return `insert into public.${escapeIdentifier(table.name)} (${columns.map(escapeIdentifier).join(', ')})`;
}

function createInsertSelect(table: Table, columns: string[]): string {
  return `${createInsertInto(table, columns)} select ${columns.map(escapeIdentifier).join(', ')}`;
}

function createColumnDefinitions(table: Table, columns: string[]): string {
  return columns.map((column) => `${escapeIdentifier(column)} ${table.columns.get(column)}`).join(', ');
}

function prepareStatement(key: string, build: () => string): { name?: string; text: string } {
  const known = preparedStatements.get(key);
  if (known) return known;
  const text = build();
  if (preparedStatements.size >= maxPreparedStatements) return { text };
  // The name is a hash of the text, because other processes may share the session.
  const statement = { name: `insert_${hash('sha256', text, 'base64url')}`, text };
  preparedStatements.set(key, statement);
  return statement;
}

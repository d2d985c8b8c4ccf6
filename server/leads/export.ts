import { escapeLiteral } from 'pg';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import { formOf } from '#shared/forms/forms.ts';
import { createCsvExpression, formatCsvHeader, formatCsvLines } from './csv.ts';
import { createTableCondition, type Filter } from './filter.ts';
import { type Page, type RowFormat, readPages, scanPages } from './row-pages.ts';
import type { Column, Table } from './tables.ts';

export const exportFormats = ['csv', 'jsonl'] as const;

type ExportOptions = {
  format: (typeof exportFormats)[number];
  filter: Filter;
  hasTableColumn: boolean;
  hasByteOrderMark: boolean;
  onProgress(done: number, all: number): void;
};

type LeadColumn = { sql: string; category?: string };

const leadColumns: Record<string, LeadColumn> = {
  lead_status: { sql: 'lead.status' },
  lead_owner: { sql: 'member.name' },
  lead_amount: { sql: 'lead.won_amount', category: 'N' },
  // Automatic emails do not count as replies.
  lead_deadline: {
    sql: 'case when mail_kind is null or waiting_since is not null then lead.due_at end',
    category: 'D',
  },
  lead_answered_at: {
    sql: `case when lead.kept_by not in ('machine', 'closed', 'no_reply') then lead.kept_at end`,
    category: 'D',
  },
  lead_source: { sql: 'lead.channel' },
  lead_campaign: { sql: "lead.source ->> 'utm_campaign'" },
  lead_first_page: { sql: "lead.source ->> 'page'" },
  lead_answers: {
    sql: `(select count(*) from staff.received_mail where lead_id = lead.id and kind = 'answer')`,
    category: 'N',
  },
};

/** Includes each lead's desk fields; oldest first per table. @yields whole lines */
export async function* exportRows(
  database: StaffDatabase,
  stored: Table[],
  { format, filter, hasTableColumn, hasByteOrderMark, onProgress }: ExportOptions,
): AsyncGenerator<string> {
  const tables = stored.map(addLeadColumns);
  const parts = tables.map((table) => {
    const values: unknown[] = [];
    return { table, condition: createTableCondition(table, filter, values), values };
  });
  let all = 0;
  for (const { table, condition, values } of filter.leads ? [] : parts) {
    const count = `select count(*)::int as rows from ${table.sql} as t where ${condition}`;
    const [counted] = await database.query(count, values);
    all += Number(counted?.rows);
  }
  const columns = mergeColumns(tables, hasTableColumn);
  if (format === 'csv') yield formatCsvHeader(columns, hasByteOrderMark);
  let done = 0;
  for (const { table, condition, values } of parts) {
    const write =
      format === 'csv'
        ? createCsvWriter(table, columns, hasTableColumn)
        : createJsonWriter(table, hasTableColumn);
    const read = filter.leads ? scanPages : readPages;
    for await (const page of read(database, table, condition, values, write)) {
      yield write.lines(page);
      done += page.rows;
      onProgress(done, all);
    }
  }
}

function addLeadColumns(table: Table): Table {
  const { name, sql, columns } = table;
  const number = `${escapeLiteral(`${formOf(name).letter}-`)} || lead.number`;
  const added: Record<string, LeadColumn> = {
    lead_number: { sql: number },
    lead_name: { sql: createNameSql(columns) },
    ...leadColumns,
  };
  const more = Object.entries(added).map(([column, { sql }]) => `${sql} as ${column}`);
  return {
    ...table,
    sql: `(
      select stored.*, ${more.join(', ')} from ${sql} as stored left join staff.lead
      on lead.subject_id = stored.id and lead.subject_table = ${escapeLiteral(name)}
      left join staff.member on member.id = lead.assignee
      left join staff.promise on promise.subject_table = lead.subject_table
    )`,
    columns: [
      ...columns,
      ...Object.entries(added).map(([column, { category = 'S' }]) => ({
        name: column,
        category,
        isGenerated: false,
      })),
    ],
  };
}

function createNameSql(columns: Column[]): string {
  const hasColumn = (name: string) => columns.some((column) => column.name === name);
  const names = ['full_name', 'name', 'brand_name', 'email']
    .filter(hasColumn)
    .map((name) => `stored.${name}`);
  if (hasColumn('first_name'))
    names.unshift("nullif(concat_ws(' ', stored.first_name, stored.last_name), '')");
  return `coalesce(${names.join(', ')})`;
}

type Writer = RowFormat & { lines(page: Page): string };

function createJsonWriter(table: Table, hasTableColumn: boolean): Writer {
  const row = 'row_to_json(t)::text';
  const opening = escapeLiteral(`{"table":${JSON.stringify(table.name)},`);
  return {
    expression: hasTableColumn ? `${opening} || substr(${row}, 2)` : row,
    separator: '\n',
    lines: ({ text }) => `${text}\n`,
  };
}

function createCsvWriter(table: Table, columns: Column[], hasTableColumn: boolean): Writer {
  const columnIndexes = columns.map(({ name }) => table.columns.findIndex((column) => column.name === name));
  return {
    expression: createCsvExpression(table.columns),
    separator: ',',
    lines: ({ text }) => {
      const page: (string | null)[][] = JSON.parse(`[${text}]`);
      const rows = page.map((cells) => {
        const row = columnIndexes.map((columnIndex) => cells[columnIndex] ?? null);
        if (hasTableColumn) row[0] = table.name;
        return row;
      });
      return formatCsvLines(columns, rows);
    },
  };
}

function mergeColumns(tables: Table[], hasTableColumn: boolean): Column[] {
  const columns = new Map<string, Column>();
  if (hasTableColumn) columns.set('table', { name: 'table', category: 'S', isGenerated: false });
  for (const column of tables.flatMap((table) => table.columns)) {
    const known = columns.get(column.name);
    const isSame = !known || known.category === column.category;
    columns.set(column.name, isSame ? column : { ...column, category: 'S' });
  }
  return [...columns.values()];
}

import type { StaffDatabase } from '#server/db/staff-query.ts';
import type { Table } from './tables.ts';

const rowsPerPage = 500;
const firstPosition = { date: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

export type Page = { rows: number; text: string };

export type RowFormat = {
  expression: string;
  separator: string;
};

/** Keyset pagination, oldest first. `condition` uses the parameters in `values`. */
export async function* readPages(
  database: StaffDatabase,
  table: Table,
  condition: string,
  values: unknown[],
  { expression, separator }: RowFormat,
  pageSize = rowsPerPage,
): AsyncGenerator<Page> {
  const [$date, $id, $separator] = [1, 2, 3].map((offset) => `$${values.length + offset}`);
  const statement = `
    select count(*)::int as rows, string_agg(text, ${$separator}) as text,
      (array_agg(date))[count(*)] as date, (array_agg(id))[count(*)] as id
    from (
      select ${expression} as text, created_at::text as date, id from ${table.sql} as t
      where ${condition} and (created_at, id) > (${$date}::timestamptz, ${$id}::uuid)
      order by created_at, id limit ${pageSize}
    ) as page`;
  const readPage = async (after: typeof firstPosition) => {
    const [page] = await database.query(statement, [...values, after.date, after.id, separator]);
    return page as Page & typeof firstPosition;
  };
  for (let coming = readPage(firstPosition); ; ) {
    const page = await coming;
    if (page.rows === 0) return;
    coming = readPage(page);
    // The consumer may stop before it awaits this page.
    coming.catch(() => {});
    yield page;
  }
}

const maxWindowRows = 4_000;
const minMatchingRows = 100;

/** For conditions without an index: each statement tests a limited window of rows, which grows while few rows match. */
export async function* scanPages(
  database: StaffDatabase,
  table: Table,
  condition: string,
  values: unknown[],
  { expression, separator }: RowFormat,
): AsyncGenerator<Page> {
  const [$date, $id, $separator, $width] = [1, 2, 3, 4].map((offset) => `$${values.length + offset}`);
  const statement = `
    with seen as materialized (
      select id, created_at from ${table.sql} as t where (created_at, id) > (${$date}::timestamptz, ${$id}::uuid)
      order by created_at, id limit ${$width}
    ),
    found as (
      select ${expression} as text, t.created_at, t.id from ${table.sql} as t
      where t.id in (select id from seen where ${condition})
    )
    select (select count(*)::int from found) as rows,
      (select string_agg(text, ${$separator} order by created_at, id) from found) as text,
      (select created_at::text from seen order by created_at desc, id desc limit 1) as date,
      (select id from seen order by created_at desc, id desc limit 1) as id`;
  let after = firstPosition;
  for (let width = rowsPerPage; ; ) {
    const [read] = await database.query(statement, [...values, after.date, after.id, separator, width]);
    const page = read as Page & { [name in keyof typeof firstPosition]: string | null };
    if (page.date === null || page.id === null) return;
    after = { date: page.date, id: page.id };
    width = page.rows < minMatchingRows ? Math.min(width * 2, maxWindowRows) : rowsPerPage;
    if (page.rows > 0) yield page;
  }
}

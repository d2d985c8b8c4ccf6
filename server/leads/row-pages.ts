import type { StaffDatabase } from '#server/db/staff-query.ts';
import type { Table } from './tables.ts';

const rowsPerPage = 500;
const beforeAll = { date: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

/** Some rows as one text. */
export type Page = { rows: number; text: string };

/** How rows become text. */
export type Writing = {
  /** SQL that makes a text of the row `t`. */
  expression: string;
  /** Stands between the texts of a page. */
  separator: string;
};

/**
 * Reads a table's rows, the oldest first, page by page: neither a statement nor this program ever holds many. A page
 * begins after the last row of the one before, so rows erased meanwhile are left out and none comes twice.
 * @param condition SQL that is true for the rows that are asked for
 * @param values its parameters, from $1 on
 */
export async function* readPages(
  database: StaffDatabase,
  table: Table,
  condition: string,
  values: unknown[],
  { expression, separator }: Writing,
  pageSize = rowsPerPage,
): AsyncGenerator<Page> {
  const [$date, $id, $separator] = [1, 2, 3].map((place) => `$${values.length + place}`);
  const statement = `
    select count(*)::int as rows, string_agg(text, ${$separator}) as text,
      (array_agg(date))[count(*)] as date, (array_agg(id))[count(*)] as id
    from (
      select ${expression} as text, created_at::text as date, id from ${table.sql} as t
      where ${condition} and (created_at, id) > (${$date}::timestamptz, ${$id}::uuid)
      order by created_at, id limit ${pageSize}
    ) as page`;
  const read = async (after: typeof beforeAll) => {
    const [page] = await database.query(statement, [...values, after.date, after.id, separator]);
    return page as Page & typeof beforeAll;
  };
  // The database fetches a page while the one before is written.
  for (let coming = read(beforeAll); ; ) {
    const page = await coming;
    if (page.rows === 0) return;
    coming = read(page);
    // Whoever reads may stop before they hear of a failure.
    coming.catch(() => {});
    yield page;
  }
}

import { escapeIdentifier, escapeLiteral } from 'pg';
import type { Row } from '#server/db/staff-query.ts';
import { newsletter } from '#shared/forms/newsletter.ts';

export type Query = (text: string, values?: unknown[]) => Promise<Row[]>;

type RowReference = { table: string; id: string };
export type StoredRow = { row: Record<string, unknown>; confirmedAt: string | null };

// Returns short rows as they are, because shortening takes longer.
const maxListCharacters = 500;
const maxUnshortenedBytes = 2_000;

/** Reads all tables in one statement. `isForLines` shortens texts for a list. */
export async function readRows(
  query: Query,
  subjects: RowReference[],
  { isForLines }: { isForLines: boolean },
): Promise<Map<string, StoredRow>> {
  const values: unknown[] = [];
  const parts = [...Map.groupBy(subjects, ({ table }) => table)].map(([table, ofTable]) => {
    const ids = `$${values.push(ofTable.map(({ id }) => id))}::uuid[]`;
    const isNewsletter = table === newsletter.table;
    return `select t.id, ${isForLines ? shortenedRow : 'whole'} as row,
      ${isNewsletter ? 'confirmed.created_at' : 'null::timestamptz'} as confirmed_at
      from public.${escapeIdentifier(table)} as t cross join lateral (select to_jsonb(t) as whole offset 0) as document
      ${isNewsletter ? 'left join staff.newsletter_confirmations as confirmed using (id)' : ''}
      where t.id = any(${ids})`;
  });
  if (parts.length === 0) return new Map();
  const rows = await query(parts.join(' union all '), values);
  return new Map(
    rows.map(({ id, row, confirmed_at: at }) => [
      String(id),
      { row: row as Record<string, unknown>, confirmedAt: at instanceof Date ? at.toISOString() : null },
    ]),
  );
}

const shortenedRow = `case when pg_column_size(whole) < ${maxUnshortenedBytes} then whole else (
  select jsonb_object_agg(key, case jsonb_typeof(value)
    when 'string' then to_jsonb(left(btrim(value #>> '{}', ${escapeLiteral(' \t\r\n')}), ${maxListCharacters}))
    else value
  end)
  from jsonb_each(whole)
) end`;

import type { StaffDatabase } from '#server/staff/staff-database.ts';
import { countOf } from './progress.ts';
import type { Table } from './tables.ts';

const dayMilliseconds = 86_400_000;
const barWidth = 40;
const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** Rows a day (in UTC) as bars, which are of one scale over all tables. @param days how many, up to today */
export async function drawStats(database: StaffDatabase, tables: Table[], days: number): Promise<string> {
  const [{ today } = { today: '' }] = await database.query('select current_date::text as today');
  const last = new Date(String(today));
  const dates = Array.from({ length: days }, (_, index) =>
    new Date(+last - (days - 1 - index) * dayMilliseconds).toISOString().slice(0, 10),
  );
  const counts: { table: Table; all: number; perDay: number[] }[] = [];
  for (const table of tables) {
    const rows = await database.query(
      `select created_at::date::text as day, count(*)::int as rows from ${table.sql} group by 1`,
    );
    const perDay = new Map(rows.map((row) => [row.day, Number(row.rows)]));
    counts.push({
      table,
      all: rows.reduce((sum, row) => sum + Number(row.rows), 0),
      perDay: dates.map((date) => perDay.get(date) ?? 0),
    });
  }
  const most = Math.max(1, ...counts.flatMap(({ perDay }) => perDay));
  return counts
    .map(({ table, all, perDay }) => {
      const recent = perDay.reduce((sum, rows) => sum + rows, 0);
      const title = `${table.name}: ${countOf(recent)} in ${countOf(days, 'day')}, ${all.toLocaleString('en-US')} in all`;
      const lines = perDay.map((rows, index) => `  ${dates[index]}  ${bar(rows / most)}${rows}`);
      return `${title}\n${lines.join('\n')}\n`;
    })
    .join('\n');
}

/** @param share from 0 to 1; anything above 0 is seen */
function bar(share: number): string {
  if (share === 0) return '';
  const parts = Math.max(1, Math.round(share * barWidth * 8));
  return `${'█'.repeat(Math.floor(parts / 8))}${eighths[parts % 8]} `;
}

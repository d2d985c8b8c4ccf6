import { stringify } from 'csv-stringify/sync';
import { escapeIdentifier } from 'pg';
import type { Column } from './tables.ts';

// Without a byte order mark, spreadsheets do not read the file as UTF-8.
const byteOrderMark = '\ufeff';

export function createCsvExpression(columns: Column[]): string {
  const cells = columns.map(({ name, category }) => {
    const cell = `t.${escapeIdentifier(name)}`;
    return category === 'A' ? `array_to_string(${cell}, '; ')` : `${cell}::text`;
  });
  return `to_json(array[${cells.join(', ')}])::text`;
}

export function formatCsvHeader(columns: Column[], hasMark: boolean): string {
  return (hasMark ? byteOrderMark : '') + stringify([columns.map(({ name }) => name)]);
}

/** RFC 4180. Formulas are escaped with an apostrophe. All texts are quoted, because some spreadsheets split cells at semicolons. */
export function formatCsvLines(columns: Column[], rows: (string | null)[][]): string {
  const isNumber = columns.map(({ category }) => category === 'N');
  const records = rows.map((row) =>
    row.map((text, index) => (isNumber[index] && text !== null ? Number(text) : text)),
  );
  return stringify(records, {
    escape_formulas: true,
    quoted_string: true,
    cast: {
      // Keeps numbers as text from the database, because JavaScript numbers have fewer digits.
      number: (_number, { index, records: at }) => rows[at]?.[index] ?? '',
      string: escapeFormula,
    },
  });
}

// Spreadsheets ignore leading blanks and invisible characters when they detect a formula.
const hiddenFormula = /^[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]+[=+\-@＝＋－＠]|^\n/u;

/** csv-stringify escapes formulas without leading blanks. */
export function escapeFormula(text: string): string {
  return hiddenFormula.test(text) ? `'${text}` : text;
}

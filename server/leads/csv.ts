import { stringify } from 'csv-stringify/sync';
import { escapeIdentifier } from 'pg';
import type { Column } from './tables.ts';

// Without a byte order mark, spreadsheets do not read the file as UTF-8.
const byteOrderMark = '\ufeff';

/** SQL that converts the row `t` to a JSON array with a text or null for each column. */
export function csvExpression(columns: Column[]): string {
  const cells = columns.map(({ name, category }) => {
    const cell = `t.${escapeIdentifier(name)}`;
    return category === 'A' ? `array_to_string(${cell}, '; ')` : `${cell}::text`;
  });
  return `to_json(array[${cells.join(', ')}])::text`;
}

export function csvHeader(columns: Column[], withMark: boolean): string {
  return (withMark ? byteOrderMark : '') + stringify([columns.map(({ name }) => name)]);
}

/**
 * Formats rows as CSV (RFC 4180). Texts that a spreadsheet would run as a formula are prefixed with an apostrophe. All
 * texts are quoted, because some spreadsheets split cells at semicolons. Null becomes an empty cell.
 */
export function csvLines(columns: Column[], rows: (string | null)[][]): string {
  const isNumber = columns.map(({ category }) => category === 'N');
  const records = rows.map((row) =>
    row.map((text, index) => (isNumber[index] && text !== null ? Number(text) : text)),
  );
  return stringify(records, {
    escape_formulas: true,
    quoted_string: true,
    cast: {
      // The database's text, because a JavaScript number has fewer digits.
      number: (_number, { index, records: at }) => rows[at]?.[index] ?? '',
      string: escapeFormula,
    },
  });
}

// Spreadsheets ignore leading blanks and invisible characters when they detect a formula.
const hiddenFormula = /^[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]+[=+\-@＝＋－＠]|^\n/u;

/** Escapes formulas behind leading blanks; csv-stringify escapes all others. */
export function escapeFormula(text: string): string {
  return hiddenFormula.test(text) ? `'${text}` : text;
}

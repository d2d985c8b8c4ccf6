import { stringify } from 'csv-stringify/sync';
import { escapeIdentifier } from 'pg';
import type { Column } from './tables.ts';

// Spreadsheets take a file for UTF-8 only when it begins so.
const byteOrderMark = '\ufeff';

/** SQL that makes a JSON text of the row `t`: an array with a text or null for each column. */
export function csvExpression(columns: Column[]): string {
  const cells = columns.map(({ name, category }) => {
    const cell = `t.${escapeIdentifier(name)}`;
    return category === 'A' ? `array_to_string(${cell}, '; ')` : `${cell}::text`;
  });
  return `to_json(array[${cells.join(', ')}])::text`;
}

/** The line with the columns' names. */
export function csvHeader(columns: Column[], withMark: boolean): string {
  return (withMark ? byteOrderMark : '') + stringify([columns.map(({ name }) => name)]);
}

/**
 * Writes rows as CSV (RFC 4180). Texts that a spreadsheet would run as a formula get an apostrophe; numbers stay.
 * Every text is quoted, because some spreadsheets split cells at semicolons. Null is an empty cell.
 * @param rows a text or null for each column
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
      // As the database wrote it: it has more digits than a number here.
      number: (_number, { index, records: at }) => rows[at]?.[index] ?? '',
      string: escapeFormula,
    },
  });
}

// Spreadsheets skip blanks and characters without a glyph before they look for a formula.
const hiddenFormula = /^[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]+[=+\-@＝＋－＠]|^\n/u;

/** Puts an apostrophe before a text that a spreadsheet would take for a formula behind blanks; csv-stringify does the others. */
export function escapeFormula(text: string): string {
  return hiddenFormula.test(text) ? `'${text}` : text;
}

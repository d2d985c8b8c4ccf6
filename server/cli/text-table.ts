const segmenter = new Intl.Segmenter();
const wide =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;
const longestCell = 36;
const gap = '  ';

type TextTable = { text: string; hidden: string[] };

/**
 * Lays rows out in columns.
 * @param width of the terminal in characters; the first column is shown in any case
 * @param fills the last column's cells are as long as the terminal has room for
 */
export function layOut(columns: string[], rows: unknown[][], width: number, fills = false): TextTable {
  const cells = [columns, ...rows].map((row) =>
    columns.map((_, index) => {
      const isFull = fills && index === columns.length - 1;
      return isFull ? toCell(row[index]) : shorten(toCell(row[index]), longestCell);
    }),
  );
  if (fills) fillLine(cells, width);
  const widths = columns.map((_, index) => Math.max(...cells.map((row) => widthOf(row[index] ?? ''))));
  let used = widths[0] ?? 0;
  let shown = 1;
  for (const next of widths.slice(1)) {
    if (used + gap.length + next > width) break;
    used += gap.length + next;
    shown += 1;
  }
  const rule = widths.map((size) => '─'.repeat(size));
  const lines = cells.toSpliced(1, 0, rule).map((row) =>
    row
      .slice(0, shown)
      .map((cell, index) => cell + ' '.repeat((widths[index] ?? 0) - widthOf(cell)))
      .join(gap)
      .trimEnd(),
  );
  return { text: `${lines.join('\n')}\n`, hidden: columns.slice(shown) };
}

function toCell(value: unknown): string {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  return text.replace(/\s+/g, ' ').replace(/(?!\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, '·');
}

function fillLine(cells: string[][], width: number): void {
  const last = (cells[0]?.length ?? 1) - 1;
  let room = width;
  for (let index = 0; index < last; index++) {
    room -= Math.max(...cells.map((row) => widthOf(row[index] ?? ''))) + gap.length;
  }
  for (const row of cells) row[last] = shorten(row[last] ?? '', Math.max(room, longestCell));
}

function shorten(text: string, longest: number): string {
  if (widthOf(text) <= longest) return text;
  let short = '';
  let width = 0;
  for (const { segment } of segmenter.segment(text)) {
    width += widthOf(segment);
    if (width >= longest) break;
    short += segment;
  }
  return `${short}…`;
}

function widthOf(text: string): number {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: plain ASCII is the usual case
  if (/^[\u0000-\u007f]*$/.test(text)) return text.length;
  let width = 0;
  for (const { segment } of segmenter.segment(text)) {
    if (!/^\p{Mn}+$/u.test(segment)) width += wide.test(segment) ? 2 : 1;
  }
  return width;
}

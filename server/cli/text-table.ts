import stringWidth from 'string-width';

const segmenter = new Intl.Segmenter();
const maxCellWidth = 36;
const gap = '  ';

type TextTable = { text: string; hidden: string[] };

/** Hides columns that do not fit, except the first. `width` is in characters. */
export function formatColumns(
  columns: string[],
  rows: unknown[][],
  width: number,
  fillsWidth = false,
): TextTable {
  const cells = [columns, ...rows].map((row) =>
    columns.map((_, index) => {
      const isFull = fillsWidth && index === columns.length - 1;
      return isFull ? toCell(row[index]) : shorten(toCell(row[index]), maxCellWidth);
    }),
  );
  if (fillsWidth) widenLastColumns(cells, width);
  const widths = columns.map((_, index) => Math.max(...cells.map((row) => stringWidth(row[index] ?? ''))));
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
      .map((cell, index) => cell + ' '.repeat((widths[index] ?? 0) - stringWidth(cell)))
      .join(gap)
      .trimEnd(),
  );
  return { text: `${lines.join('\n')}\n`, hidden: columns.slice(shown) };
}

function toCell(value: unknown): string {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  return text.replace(/\s+/g, ' ').replace(/(?!\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, '·');
}

function widenLastColumns(cells: string[][], width: number): void {
  const last = (cells[0]?.length ?? 1) - 1;
  let room = width;
  for (let index = 0; index < last; index++) {
    room -= Math.max(...cells.map((row) => stringWidth(row[index] ?? ''))) + gap.length;
  }
  for (const row of cells) row[last] = shorten(row[last] ?? '', Math.max(room, maxCellWidth));
}

function shorten(text: string, maxCharacters: number): string {
  if (stringWidth(text) <= maxCharacters) return text;
  let short = '';
  let width = 0;
  for (const { segment } of segmenter.segment(text)) {
    width += stringWidth(segment);
    if (width >= maxCharacters) break;
    short += segment;
  }
  return `${short}…`;
}

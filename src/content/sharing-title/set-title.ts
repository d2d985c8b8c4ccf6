export type Block = { lines: string[]; size: number };

type Box = {
  width: number;
  height: number;
  sizes: readonly number[];
  lineHeight: number;
};

const maxLines = 4;
const minWidthRatio = 0.5;
const noLines: Lines = { lines: [], spread: 0 };

/**
 * Fits a title into a box: chooses the largest size at which it fits, with few lines of similar length.
 * @param measure returns the width of a line at size 1
 * @returns undefined if the title does not fit at any size
 */
export function fitTitle(title: string, box: Box, measure: (line: string) => number): Block | undefined {
  const texts = title.split(' ');
  const blocks = box.sizes.flatMap((size) => {
    const lines = breakIntoFewestLines(texts, box.width / size, measure);
    return lines && lines.length * size * box.lineHeight <= box.height ? [{ size, lines }] : [];
  });
  const good = blocks.find(({ lines }) => {
    const widths = lines.map(measure);
    return Math.min(...widths) >= minWidthRatio * Math.max(...widths);
  });
  return good ?? blocks[0];
}

function breakIntoFewestLines(
  texts: string[],
  width: number,
  measure: (line: string) => number,
): string[] | undefined {
  for (let count = 1; count <= maxLines; count++) {
    const found = breakIntoEvenLines(texts, count, width, measure);
    if (found) return found.lines;
  }
  return undefined;
}

type Lines = { lines: string[]; spread: number };

function breakIntoEvenLines(
  texts: string[],
  count: number,
  width: number,
  measure: (line: string) => number,
): Lines | undefined {
  let best: Lines | undefined;
  const fewest = count === 1 ? texts.length : 1;
  for (let end = fewest; end <= texts.length - count + 1; end++) {
    const line = texts.slice(0, end).join(' ');
    const lineWidth = measure(line);
    // More words only make the line wider.
    if (lineWidth > width) break;
    const rest = count === 1 ? noLines : breakIntoEvenLines(texts.slice(end), count - 1, width, measure);
    const spread = lineWidth ** 2 + (rest?.spread ?? 0);
    if (rest && (!best || spread < best.spread)) best = { lines: [line, ...rest.lines], spread };
  }
  return best;
}

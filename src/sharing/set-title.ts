export type Block = { lines: string[]; size: number };

type Box = {
  width: number;
  height: number;
  /** Largest first. */
  sizes: readonly number[];
  /** In sizes. */
  lineHeight: number;
};

/** More lines than these are no headline. */
const mostLines = 4;
/** A line shorter than this share of the longest looks lost. */
const shortest = 0.5;

/**
 * Sets a title into a box: the largest size at which it fits in few, even lines.
 * `measure` gives a line's width at size 1.
 * @throws Error when the title fits at no size
 */
export function setTitle(title: string, box: Box, measure: (line: string) => number): Block {
  const words = title.split(' ');
  const blocks = box.sizes.flatMap((size) => {
    const lines = evenLines(words, box.width / size, measure);
    return lines && lines.length * size * box.lineHeight <= box.height ? [{ size, lines }] : [];
  });
  const good = blocks.find(({ lines }) => {
    const widths = lines.map(measure);
    return Math.min(...widths) >= shortest * Math.max(...widths);
  });
  const block = good ?? blocks[0];
  if (!block) throw new Error(`The title '${title}' is too long for its sharing picture`);
  return block;
}

/** The fewest lines that keep to a width, broken where they come out most alike. */
function evenLines(words: string[], width: number, measure: (line: string) => number): string[] | undefined {
  const spread = (lines: string[]) => lines.reduce((sum, line) => sum + measure(line) ** 2, 0);
  for (let count = 1; count <= mostLines; count++) {
    const fitting = breaks(words, count).filter((lines) => lines.every((line) => measure(line) <= width));
    if (fitting.length > 0)
      return fitting.reduce((best, lines) => (spread(lines) < spread(best) ? lines : best));
  }
  return undefined;
}

/** Every way to break words into so many lines. */
function breaks(words: string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  return Array.from({ length: Math.max(0, words.length - count + 1) }, (_, index) => index + 1).flatMap(
    (first) =>
      breaks(words.slice(first), count - 1).map((rest) => [words.slice(0, first).join(' '), ...rest]),
  );
}

export type Block = { lines: string[]; size: number };

type Box = {
  /** In the same unit as what `measure` answers for a size of 1. */
  width: number;
  height: number;
  /** Largest first. */
  sizes: readonly number[];
  lineHeight: number;
};

/** More lines than these are no headline. */
const mostLines = 4;
/** A line shorter than this share of the longest looks lost. */
const shortest = 0.42;

/**
 * Sets a title into a box: the largest size at which it fits in few lines and leaves none much shorter than the others.
 * `measure` gives a line's width at size 1.
 * @throws Error when the title fits at no size
 */
export function setTitle(title: string, box: Box, measure: (line: string) => number): Block {
  const words = title.split(' ');
  const blocks = box.sizes
    .map((size) => ({ size, lines: even(words, wrap(words, box.width / size, measure), measure) }))
    .filter(({ size, lines }) => {
      const fits = lines.every((line) => measure(line) * size <= box.width);
      return fits && lines.length * size * box.lineHeight <= box.height;
    });
  const good = blocks.find(({ lines }) => {
    const widths = lines.map(measure);
    return lines.length <= mostLines && Math.min(...widths) >= shortest * Math.max(...widths);
  });
  const block = good ?? blocks[0];
  if (!block) throw new Error(`The title '${title}' is too long for its sharing picture`);
  return block;
}

function wrap(words: string[], widest: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer) > widest) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Draws the margin in as long as no line is added. */
function even(words: string[], lines: string[], measure: (line: string) => number): string[] {
  let best = lines;
  for (;;) {
    const narrower = wrap(words, Math.max(...best.map(measure)) - 1e-6, measure);
    const shorter = Math.max(...narrower.map(measure)) < Math.max(...best.map(measure));
    if (narrower.length > lines.length || !shorter) return best;
    best = narrower;
  }
}

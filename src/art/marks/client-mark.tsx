import { tenth } from '../geometry.ts';
import { brightside } from './brightside.ts';
import { fieldAndFold } from './field-and-fold.ts';
import { maisonVerre } from './maison-verre.ts';
import { nordlys } from './nordlys.ts';
import { oko } from './oko.ts';
import { paloHome } from './palo-home.ts';
import type { Wordmark } from './wordmark.ts';

const marks = {
  Nordlys: nordlys,
  'Maison Verre': maisonVerre,
  'Field & Fold': fieldAndFold,
  OKO: oko,
  'brightside.': brightside,
  'Palo Home': paloHome,
} as const satisfies Record<string, Wordmark>;

export type MarkName = keyof typeof marks;
export const markNames = Object.keys(marks) as MarkName[];

const across: Record<string, { every: number; at: number[] }> = {
  M: { every: 2, at: [0] },
  L: { every: 2, at: [0] },
  T: { every: 2, at: [0] },
  H: { every: 1, at: [0] },
  V: { every: 1, at: [] },
  Q: { every: 4, at: [0, 2] },
  C: { every: 6, at: [0, 2, 4] },
  A: { every: 7, at: [5] },
};

function moved(path: string, by: number): string {
  return path.replace(/([MLTHVQCA])([^a-zA-Z]*)/g, (_, command: string, text: string) => {
    const { every, at } = across[command] ?? { every: 1, at: [] };
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map((number, index) =>
      at.includes(index % every) ? tenth(Number(number) + by) : Number(number),
    );
    return command + numbers.join(' ');
  });
}

function set({ word, gap, glyphs }: Wordmark) {
  let x = 0;
  const paths = { fill: '', line: '', heavy: '' };
  for (const letter of word) {
    const glyph = glyphs[letter];
    if (!glyph) throw new Error(`The lettering of ${word} has no ${letter}`);
    for (const kind of ['fill', 'line', 'heavy'] as const) paths[kind] += moved(glyph[kind] ?? '', tenth(x));
    x += glyph.width + gap;
  }
  return { ...paths, width: tenth(x - gap) };
}

/** A mark's box: all are equally high, so that all six share a baseline at one height. */
export const markSize = (name: MarkName) => ({ width: set(marks[name]).width, height: 34 });

type ClientMarkProps = { name: MarkName; className?: string; color?: string };

/** A client's wordmark in the text colour. */
export function ClientMark({ name, className, color }: ClientMarkProps) {
  const mark: Wordmark = marks[name];
  const { fill, line, heavy } = set(mark);
  const { width, height } = markSize(name);
  const ends = mark.round ? ({ strokeLinecap: 'round', strokeLinejoin: 'round' } as const) : {};
  const stroke = { fill: 'none', stroke: 'currentColor', ...ends };
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 -5 ${width} ${height}`}
      {...(className && { className })}
      {...(color && { color })}
    >
      {fill && <path d={fill} fill="currentColor" />}
      {line && <path d={line} {...stroke} strokeWidth={mark.line} />}
      {heavy && <path d={heavy} {...stroke} strokeWidth={mark.heavy} />}
    </svg>
  );
}

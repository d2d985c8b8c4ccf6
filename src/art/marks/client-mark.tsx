import { tenth } from '../geometry.ts';
import { brightside } from './brightside.ts';
import { fieldAndFold } from './field-and-fold.ts';
import { maisonVerre } from './maison-verre.ts';
import { nordlys } from './nordlys.ts';
import { oko } from './oko.ts';
import { paloHome } from './palo-home.ts';
import type { Wordmark } from './wordmark.ts';

/** Invented clients: no real company's mark is used. */
const marks = {
  Nordlys: nordlys,
  'Maison Verre': maisonVerre,
  'Field & Fold': fieldAndFold,
  OKO: oko,
  'brightside.': brightside,
  'Palo Home': paloHome,
} as const satisfies Record<string, Wordmark>;

export type MarkName = keyof typeof marks;

/** The letters of a word with where each begins, and the word's width. */
function set({ word, gap, glyphs }: Wordmark) {
  let x = 0;
  const letters = Array.from(word, (letter, order) => {
    const glyph = glyphs[letter];
    if (!glyph) throw new Error(`The lettering of ${word} has no ${letter}`);
    const at = { key: `${letter}${order}`, glyph, x: tenth(x) };
    x += glyph.width + gap;
    return at;
  });
  return { letters, width: tenth(x - gap) };
}

/** A client's wordmark in the text colour. The box is 34 units high, so that all six share a baseline at one height. */
export function ClientMark({ name, className }: { name: MarkName; className?: string }) {
  const mark: Wordmark = marks[name];
  const { letters, width } = set(mark);
  const ends = mark.round ? ({ strokeLinecap: 'round', strokeLinejoin: 'round' } as const) : {};
  return (
    <svg role="img" aria-label={name} viewBox={`0 -5 ${width} 34`} {...(className && { className })}>
      <g fill="none" stroke="currentColor" {...ends}>
        {letters.map(({ key, glyph, x }) => (
          <g key={key} {...(x && { transform: `translate(${x})` })}>
            {glyph.fill && <path d={glyph.fill} fill="currentColor" stroke="none" />}
            {glyph.line && <path d={glyph.line} strokeWidth={mark.line} />}
            {glyph.heavy && <path d={glyph.heavy} strokeWidth={mark.heavy} />}
          </g>
        ))}
      </g>
    </svg>
  );
}

/** One letter: filled shapes, strokes of the face's line weight, and strokes of its heavy weight. */
export type Glyph = { width: number; fill?: string; line?: string; heavy?: string };

/** An invented client's lettering. Capitals stand between y 0 and 22; `gap` is the space between letters. */
export type Wordmark = {
  word: string;
  gap: number;
  line?: number;
  heavy?: number;
  round?: boolean;
  glyphs: Readonly<Record<string, Glyph>>;
};

export type Glyph = { width: number; fill?: string; line?: string; heavy?: string };

export type Wordmark = {
  word: string;
  gap: number;
  line?: number;
  heavy?: number;
  round?: boolean;
  glyphs: Readonly<Record<string, Glyph>>;
};

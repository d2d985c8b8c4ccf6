const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

function firstSign(word: string): string {
  for (const { segment } of signs.segment(word)) return segment.toUpperCase();
  return '';
}

/** The first sign of the first and of the last word: `Ada Okafor` is AO, `Prince` is P. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const last = words.length > 1 ? words.at(-1) : undefined;
  return firstSign(words[0] ?? '') + firstSign(last ?? '');
}

/** What colleagues call somebody: the first word of the name. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

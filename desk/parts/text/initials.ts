const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

function firstSign(word: string): string {
  for (const { segment } of signs.segment(word)) return segment.toUpperCase();
  return '';
}

/** `Ada Okafor` becomes AO, `Prince` becomes P. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const last = words.length > 1 ? words.at(-1) : undefined;
  return firstSign(words[0] ?? '') + firstSign(last ?? '');
}

export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

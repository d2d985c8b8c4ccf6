const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function firstCharacter(word: string): string {
  for (const { segment } of graphemes.segment(word)) return segment.toUpperCase();
  return '';
}

/** `Ada Okafor` becomes AO, `Prince` becomes P. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const last = words.length > 1 ? words.at(-1) : undefined;
  return firstCharacter(words[0] ?? '') + firstCharacter(last ?? '');
}

export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

/** Splits a text at empty lines. `place` is the index, for keys. */
export function paragraphsOf(text: string): { place: number; text: string }[] {
  const paragraphs: string[][] = [[]];
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.trim() === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line.trimEnd());
  }
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines, place) => ({ place, text: lines.join('\n') }));
}

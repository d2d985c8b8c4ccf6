/** Splits a text into paragraphs at empty lines. */
export function paragraphsOf(text: string): { index: number; text: string }[] {
  const paragraphs: string[][] = [[]];
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.trim() === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line.trimEnd());
  }
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines, index) => ({ index, text: lines.join('\n') }));
}

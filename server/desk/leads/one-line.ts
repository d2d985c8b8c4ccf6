const whitespace = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

export function toOneLine(text: string): string {
  return text.toWellFormed().replace(directionMarks, '').replace(whitespace, ' ').trim();
}

/** `maxLength` counts UTF-16 units. */
export function toShortLine(text: string, maxLength: number): string {
  const line = toOneLine(text);
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/, '');
  return `${cut.trimEnd()}…`;
}

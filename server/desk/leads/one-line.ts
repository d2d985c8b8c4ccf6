const breaks = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
const turns = /[\u202a-\u202e\u2066-\u2069]/g;

export function oneLine(text: string): string {
  return text.toWellFormed().replace(turns, '').replace(breaks, ' ').trim();
}

/** `most` counts UTF-16 units. */
export function shortLine(text: string, most: number): string {
  const line = oneLine(text);
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '');
  return `${cut.trimEnd()}…`;
}

/** What ends a line, or has no shape at all. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
const turns = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text on one line, whatever was typed: no breaks, no controls, nothing that turns the rest of the line around. */
export function oneLine(text: string): string {
  return text.toWellFormed().replace(turns, '').replace(breaks, ' ').trim();
}

/** On one line, of so many characters at most; what was cut off ends in an ellipsis. */
export function shortLine(text: string, most: number): string {
  const line = oneLine(text);
  if (line.length <= most) return line;
  // No half of a character stays behind.
  const kept = line.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '');
  return `${kept.trimEnd()}…`;
}

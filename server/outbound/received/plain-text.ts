// Control characters, and characters that change the direction of the text around them.
const unwanted = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const unwantedInLines = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Removes characters that PostgreSQL cannot store or that mislead readers. */
export function plainLine(text: unknown, longest: number): string {
  return typeof text === 'string'
    ? text.toWellFormed().replace(unwanted, ' ').replace(/\s+/g, ' ').trim().slice(0, longest).toWellFormed()
    : '';
}

export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(unwantedInLines, '')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim();
}

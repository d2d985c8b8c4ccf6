// Control characters, and characters that change the direction of the text around them.
const unwantedCharacters = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const unwantedInMultiLineText = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Removes characters that PostgreSQL cannot store or that mislead readers. */
export function toPlainLine(text: unknown, maxCharacters: number): string {
  return typeof text === 'string'
    ? text
        .toWellFormed()
        .replace(unwantedCharacters, ' ')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, maxCharacters)
        .toWellFormed()
    : '';
}

export function toPlainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(unwantedInMultiLineText, '')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim();
}

/** Removes line breaks and control characters, so that visitors' text cannot add a header. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** The beginning of a text, with a sign that it goes on. @param most in UTF-16 units */
export function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).toWellFormed()} …`;
}

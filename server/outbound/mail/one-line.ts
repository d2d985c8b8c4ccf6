/** Replaces line breaks and control characters with spaces, so that visitors' text cannot add a header. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** Truncates a text and appends an ellipsis. @param max maximum length in UTF-16 code units */
export function truncate(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max).toWellFormed()} …`;
}

/** Prevents visitors' text from adding a header. */
export function toOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** `max` counts UTF-16 units. */
export function truncate(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max).toWellFormed()} …`;
}

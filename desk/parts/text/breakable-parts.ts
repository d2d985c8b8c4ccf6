/** Splits an email address where a line may break: after "@" and before dots. Other text is one part. */
export function breakableParts(text: string): string[] {
  return /^\S+@\S+$/.test(text) ? text.split(/(?<=@)|(?=\.)/) : [text];
}

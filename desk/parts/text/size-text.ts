/** Formats a file size: `812 bytes`, `212 KB`, `1.4 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  if (bytes < 999_500) return `${Math.round(bytes / 1_000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

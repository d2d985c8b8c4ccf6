const maxAttributionLines = 3;

const attributionPatterns = [
  /^on\b.{5,300}\bwrote:$/i,
  /^am\b.{5,300}\bschrieb\b.{0,200}:$/i,
  /^le\b.{5,300}\ba écrit\s?:$/i,
  /^el\b.{5,300}\bescribió:$/i,
  /^il\b.{5,300}\bha scritto:$/i,
];
const dividerPatterns = [
  /^-{2,}\s*(original message|ursprüngliche nachricht|message d'origine|mensaje original)\s*-{2,}$/i,
  /^_{20,}$/,
  /^begin forwarded message:$/i,
];
const copiedHeader = /^\**from:\**\s+\S/i;
const otherHeader = /^\**(sent|date|to|subject):\**\s+\S/i;

/** Answers between quoted lines stay where they are. */
export function splitQuoted(text: string): { body: string; quoted: string } {
  const lines = text.split('\n');
  const start = findStartOfHistory(lines);
  const body = lines.slice(0, start).join('\n').trim();
  if (body === '') return { body: text.trim(), quoted: '' };
  return { body, quoted: lines.slice(start).join('\n').trim() };
}

function findStartOfHistory(texts: string[]): number {
  const lines = texts.map((line) => line.trim());
  const signature = lines.lastIndexOf('--');
  const withoutSignature = signature === -1 ? lines : lines.slice(0, signature);
  const lastOwn = withoutSignature.findLastIndex((line) => line !== '' && !line.startsWith('>'));
  const lastQuoted = lines.findLastIndex((line) => line.startsWith('>'));
  for (const [at, line] of lines.entries()) {
    if (dividerPatterns.some((divider) => divider.test(line))) return at;
    if (copiedHeader.test(line) && lines.slice(at + 1, at + 4).some((next) => otherHeader.test(next)))
      return at;
    if (line.startsWith('>') && at > lastOwn) return at;
    const end = findEndOfAttribution(lines, at);
    // Some programs do not mark the quote.
    if (end !== undefined && (end > lastOwn || end > lastQuoted)) return at;
  }
  return lines.length;
}

/** Mail programs wrap the line "On ... wrote:". */
function findEndOfAttribution(lines: string[], at: number): number | undefined {
  if (!/^(on|am|le|el|il)\b/i.test(lines[at] ?? '')) return undefined;
  for (let count = 1; count <= maxAttributionLines; count++) {
    const joined = lines.slice(at, at + count).join(' ');
    if (attributionPatterns.some((attribution) => attribution.test(joined))) return at + count;
  }
  return undefined;
}

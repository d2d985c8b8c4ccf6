/** What the specification fixes to the letter; it keeps the signs that stand there. */
const fixed = new Set([
  "I'm a Brand",
  "I'm a Creator",
  "Do's and don'ts",
  "Children's Privacy",
  "Thank you for your interest. We'll review your application and get back to you soon.",
]);

/** A typewriter's apostrophes and quotation marks as a printer sets them, in every text of a document, whatever its shape. */
export function typeset(content: unknown): unknown {
  if (typeof content === 'string') return fixed.has(content) ? content : withPrintersMarks(content);
  if (Array.isArray(content)) return content.map(typeset);
  if (content === null || typeof content !== 'object') return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, typeset(value)]));
}

function withPrintersMarks(text: string): string {
  return text
    .replace(/(?<=^|[\s([–—‘])"/g, '“')
    .replaceAll('"', '”')
    .replace(/(?<=^|[\s([–—“])'/g, '‘')
    .replaceAll("'", '’');
}

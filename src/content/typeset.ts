/** Texts that the specification fixes verbatim, including straight quotation marks and apostrophes. */
const verbatimTexts = new Set([
  "I'm a Brand",
  "I'm a Creator",
  "Do's and don'ts",
  "Children's Privacy",
  "Thank you for your interest. We'll review your application and get back to you soon.",
]);

/** Replaces straight apostrophes and quotation marks with typographic ones in every text of a document. */
export function typeset(content: unknown): unknown {
  if (typeof content === 'string') return verbatimTexts.has(content) ? content : curlQuotes(content);
  if (Array.isArray(content)) return content.map(typeset);
  if (content === null || typeof content !== 'object') return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, typeset(value)]));
}

function curlQuotes(text: string): string {
  return text
    .replace(/(?<=^|[\s([–—‘])"/g, '“')
    .replaceAll('"', '”')
    .replace(/(?<=^|[\s([–—“])'/g, '‘')
    .replaceAll("'", '’');
}

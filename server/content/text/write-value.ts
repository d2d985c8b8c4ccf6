import { Document, isNode, isScalar, parse, type Scalar, stringify } from 'yaml';

export type Style = 'yaml' | 'json';

const unprintable = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters
const needsEscape = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/;

const escapeJson = (value: unknown) =>
  JSON.stringify(value).replace(
    unprintable,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

// The build reads dates and binary numbers as in YAML 1.1.
const schemas = ['core', 'yaml-1.1'] as const;

function parsesAs(text: string, value: unknown, isInFlow: boolean): boolean {
  return schemas.every((schema) => {
    const options = { logLevel: 'error', schema } as const;
    try {
      const read = isInFlow ? parse(`[${text}, 0]`, options) : parse(`a: ${text}\nb: 0`, options);
      return isInFlow ? read.length === 2 && read[0] === value : read.a === value && read.b === 0;
    } catch {
      return false;
    }
  });
}

/** Keeps the quote style of `previous`. */
export function formatScalar(
  value: unknown,
  { style, isInFlow, previous }: { style: Style; isInFlow: boolean; previous?: Scalar },
): string {
  if (style === 'json' || typeof value !== 'string') return escapeJson(value);
  const double = escapeJson(value);
  if (needsEscape.test(value)) return double;
  const single = `'${value.replaceAll("'", "''")}'`;
  const marked = /["\\]/.test(value) ? [single, double] : [double];
  const isQuoted = previous?.type === 'QUOTE_SINGLE' || previous?.type === 'QUOTE_DOUBLE';
  const wasNeeded = !isQuoted || !parsesAs(String(previous.value), previous.value, isInFlow);
  const candidates = previous?.type === 'QUOTE_SINGLE' && !wasNeeded ? [single, double] : marked;
  return (
    [...(wasNeeded ? [value] : []), ...candidates].find((text) => parsesAs(text, value, isInFlow)) ?? double
  );
}

export function formatFlow(value: unknown, style: Style): string {
  const formatInner = (part: unknown) => formatFlow(part, style);
  if (Array.isArray(value)) return `[${value.map(formatInner).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return formatScalar(value, { style, isInFlow: true });
  const pairs = Object.entries(value).map(
    ([key, part]) => `${formatScalar(key, { style, isInFlow: true })}: ${formatInner(part)}`,
  );
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}

export function formatBlock(value: unknown, indent: number): string {
  const document = new Document(value, { compat: 'yaml-1.1' });
  const text = stringify(document, { lineWidth: 0, singleQuote: false }).trimEnd();
  return text.replaceAll('\n', `\n${' '.repeat(indent)}`);
}

export function formatPair(key: string, value: unknown, indent: number): string {
  return formatBlock({ [key]: value }, indent);
}

export function toScalar(node: unknown): Scalar | undefined {
  return isNode(node) && isScalar(node) ? node : undefined;
}

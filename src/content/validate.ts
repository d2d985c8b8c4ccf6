import type { z } from 'zod';

export type Problem = { path: (string | number)[]; message: string };

type Issue = z.core.$ZodRawIssue;

/** Messages about a missing value. */
export const missingValueMessages: ReadonlySet<string> = new Set([
  'Required.',
  'This is missing.',
  'Choose one.',
]);

const formatCount = (count: number | bigint, one: string) =>
  `${count} ${one}${Number(count) === 1 ? '' : 's'}`;

function describeTooSmall(issue: Extract<Issue, { code: 'too_small' }>): string {
  const { origin, minimum, inclusive, input } = issue;
  if (origin === 'string') {
    const length = typeof input === 'string' ? input.trim().length : 0;
    return Number(minimum) <= 1
      ? 'Required.'
      : `At least ${formatCount(minimum, 'character')}, now ${length}.`;
  }
  if (origin === 'array') {
    const length = Array.isArray(input) ? input.length : 0;
    return `${issue.exact ? 'Exactly' : 'At least'} ${minimum}, now ${length}.`;
  }
  return inclusive === false ? `More than ${minimum}.` : `${minimum} or more.`;
}

function describeTooBig(issue: Extract<Issue, { code: 'too_big' }>): string {
  const { origin, maximum, input } = issue;
  if (origin === 'string') {
    const length = typeof input === 'string' ? input.trim().length : 0;
    return `At most ${formatCount(maximum, 'character')}, now ${length}.`;
  }
  if (origin === 'array') {
    const length = Array.isArray(input) ? input.length : 0;
    return `${issue.exact ? 'Exactly' : 'At most'} ${maximum}, now ${length}.`;
  }
  return `${maximum} or less.`;
}

const patternMessages: [RegExp, string][] = [
  [/^\^\[a-z.*\]\+\$$/, 'Use only the letters a to z, digits and hyphens.'],
  [/^\^\[\?#\]$/, 'Start with # or ?, such as #packages.'],
  [/^\^\[1-9\]/, 'Enter a whole number.'],
  [/k-/, 'Use the form $80k-$100k.'],
];

function describeWrongFormat(issue: Extract<Issue, { code: 'invalid_format' }>): string {
  const { format, pattern = '', input } = issue;
  if (input === '') return 'Required.';
  if ('includes' in issue) return `Keep ${issue.includes}: the site replaces it with a value.`;
  if (format === 'starts_with') return `Start with ${issue.prefix}.`;
  if (format === 'date') return 'Enter a date like 2026-11-23.';
  if (format === 'url') return 'Enter a URL that starts with https://.';
  if (format === 'email') return 'Enter an address like name@example.com.';
  const source = pattern.replace(/^\/|\/[a-z]*$/g, '');
  return patternMessages.find(([shape]) => shape.test(source))?.[1] ?? 'This has the wrong format.';
}

function describeIssue(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'too_small':
      return describeTooSmall(issue);
    case 'too_big':
      return describeTooBig(issue);
    case 'invalid_format':
      return describeWrongFormat(issue);
    case 'invalid_value':
      return issue.values.length === 1 ? `This must be ${String(issue.values[0])}.` : 'Choose one.';
    case 'invalid_type':
      if (issue.expected === 'number' || issue.expected === 'int') {
        return typeof issue.input === 'number' ? 'Enter a whole number.' : 'Enter a number.';
      }
      return issue.input === undefined ? 'This is missing.' : undefined;
    case 'unrecognized_keys':
      return `Remove ${issue.keys.join(', ')}.`;
    default:
      return undefined;
  }
}

const toSentence = (text: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? '' : '.'}`;

/** Validates a document as the build does. @returns no problems if it can be published */
export function validate(schema: z.ZodType, document: unknown): Problem[] {
  const { error } = schema.safeParse(document, { error: describeIssue });
  return (error?.issues ?? []).map(({ path, message }) => ({
    path: path.filter((step) => typeof step !== 'symbol'),
    message: toSentence(message),
  }));
}

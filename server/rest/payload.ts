import { Problem } from './problem.ts';

export type Row = Record<string, unknown>;

/** `json` is the body as sent, so that no number or text changes. */
export type Payload = {
  json: string;
  rows: Row[];
};

const createInvalidJsonProblem = () => new Problem(400, 'PGRST102', 'Empty or invalid json');
const createDifferentKeysProblem = () => new Problem(400, 'PGRST102', 'All object keys must match');
const maxDepth = 100;
/** A request counts once toward the rate limit, however many rows it has. */
const maxRows = 10;

/** The default type is JSON. An HTML form is a single row. @throws Problem PGRST107, PGRST102, too_many_rows */
export function readPayload(contentType: string | undefined, text: string): Payload {
  const mediaType = contentType?.split(';')[0]?.trim().toLowerCase() || 'application/json';
  if (mediaType === 'application/x-www-form-urlencoded') {
    const row = Object.fromEntries(new URLSearchParams(text));
    return { json: JSON.stringify([row]), rows: [row] };
  }
  if (mediaType !== 'application/json') {
    throw new Problem(415, 'PGRST107', `Content-Type not acceptable: ${mediaType}`);
  }
  const value = parseJson(text);
  if (Array.isArray(value)) {
    if (!value.every(isObject)) throw createDifferentKeysProblem();
    if (value.length > maxRows)
      throw new Problem(400, 'too_many_rows', `A request may contain at most ${maxRows} rows`);
    return { json: text, rows: value };
  }
  if (!isObject(value)) throw createInvalidJsonProblem();
  return { json: `[${text}]`, rows: [value] };
}

export function readSharedKeys(rows: Row[]): string[] {
  const keys = Object.keys(rows[0] ?? {});
  for (const row of rows) {
    if (Object.keys(row).length !== keys.length || !keys.every((key) => Object.hasOwn(row, key))) {
      throw createDifferentKeysProblem();
    }
  }
  return keys;
}

function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw createInvalidJsonProblem();
  }
  if (isDeeperThan(maxDepth, value)) throw createInvalidJsonProblem();
  return value;
}

// PostgreSQL parses JSON recursively and would exceed its stack limit.
function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}

function isObject(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

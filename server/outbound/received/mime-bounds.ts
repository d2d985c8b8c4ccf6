import { limits } from './limits.ts';

/** @returns undefined if it is too long */
export function readHeader(raw: Buffer): string | undefined {
  const start = raw.subarray(0, limits.headerBytes).toString('latin1');
  const end = /\r?\n\r?\n/.exec(start)?.index ?? (raw.length < limits.headerBytes ? start.length : undefined);
  return end === undefined ? undefined : start.slice(0, end);
}

/** Does not parse the email. */
export function hasTooManyParts(raw: Buffer): boolean {
  const text = raw.toString('latin1');
  const boundaries = new Set<string>();
  for (const [, quoted, bare] of text.matchAll(
    /\bboundary\s*=\s*(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/gi,
  )) {
    boundaries.add(`--${quoted ?? bare}`);
    if (boundaries.size > limits.parts) return true;
  }
  if (boundaries.size === 0) return false;
  let parts = 0;
  for (const [line] of text.matchAll(/^--[^\r\n]{1,200}/gm)) {
    if (!boundaries.has(line.trimEnd())) continue;
    parts += 1;
    if (parts > limits.parts) return true;
  }
  return false;
}

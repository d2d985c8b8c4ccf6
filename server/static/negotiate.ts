import type { IncomingHttpHeaders } from 'node:http';
import type { Representation, SiteFile } from './site-files.ts';

/** Chooses the smallest representation that the client accepts. A byte range always refers to the uncompressed file. */
export function chooseRepresentation(file: SiteFile, headers: IncomingHttpHeaders): Representation {
  const [first, ...others] = file.representations;
  const plain = others.at(-1) ?? first;
  if (!plain || !first) throw new Error('the file has no representation');
  const accepted = headers.range ? '' : String(headers['accept-encoding'] ?? '');
  return file.representations.find(({ encoding }) => acceptsEncoding(accepted, encoding)) ?? plain;
}

export function acceptsEncoding(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

export function isNotModified(headers: IncomingHttpHeaders, etag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known?.some((tag) => tag === etag || tag === '*') ?? false;
}

/** `whole` unless exactly one range is requested, `unsatisfiable` if that is outside the file. */
export function readRange(
  headers: IncomingHttpHeaders,
  etag: string,
  length: number,
): { start: number; end: number } | 'whole' | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const condition = headers['if-range'];
  if ((from === '' && to === '') || (condition !== undefined && condition !== etag)) return 'whole';
  const start = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return start > end || start >= length ? 'unsatisfiable' : { start, end };
}

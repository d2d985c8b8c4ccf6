import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentSource } from '#src/content/documents.ts';

export const sourceFolder = join(import.meta.dirname, '../../src/content');

/** Newer files may change again within the clock's resolution, so they are not cached. */
const minCacheAgeMilliseconds = 2_000;

const cachedSources = new Map<string, { stamp: string; text: string }>();

export async function readSources(): Promise<ReadonlyMap<string, DocumentSource>> {
  return (await import('#src/content/documents.ts')).documents;
}

/** Cached until the file changes. */
export async function readSource(id: string, folder: string): Promise<string> {
  const source = (await readSources()).get(id);
  if (!source) throw new Error(`There is no document ${id}.`);
  const file = join(folder, source.file);
  // ctime changes even when a file is replaced or written with its old mtime.
  const { ino, size, ctimeMs, mtimeMs } = await stat(file);
  const stamp = `${ino} ${size} ${ctimeMs} ${mtimeMs}`;
  const known = cachedSources.get(file);
  if (known?.stamp === stamp) return known.text;
  const text = await readFile(file, 'utf8');
  if (ctimeMs < Date.now() - minCacheAgeMilliseconds) cachedSources.set(file, { stamp, text });
  return text;
}

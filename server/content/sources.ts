import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentSource } from '#src/content/documents.ts';

export const sourceFolder = join(import.meta.dirname, '../../src/content');

/** A file that changed so lately may change again within one tick of its clock; in milliseconds. */
const settled = 2_000;

const read = new Map<string, { stamp: string; text: string }>();

/** Loads every document with its schema, on first use. */
export async function readSources(): Promise<ReadonlyMap<string, DocumentSource>> {
  return (await import('#src/content/documents.ts')).documents;
}

/**
 * A document's file as the project has it now; read again only where it is another one than before.
 * @param folder with the layout of src/content
 */
export async function readSource(id: string, folder: string): Promise<string> {
  const source = (await readSources()).get(id);
  if (!source) throw new Error(`There is no document ${id}.`);
  const file = join(folder, source.file);
  // Of a file that is put in another's place, or written with its old date, the system still notes when.
  const { ino, size, ctimeMs, mtimeMs } = await stat(file);
  const stamp = `${ino} ${size} ${ctimeMs} ${mtimeMs}`;
  const known = read.get(file);
  if (known?.stamp === stamp) return known.text;
  const text = await readFile(file, 'utf8');
  if (ctimeMs < Date.now() - settled) read.set(file, { stamp, text });
  return text;
}

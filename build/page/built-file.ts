import { createHash } from 'node:crypto';

/** A file with a content hash in its address. */
export type BuiltFile = { address: string; text: string };

/** @param name prefix of the file name, folder included */
export function builtFile(name: string, ending: string, text: string): BuiltFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { address: `/${name}.${hash}.${ending}`, text };
}

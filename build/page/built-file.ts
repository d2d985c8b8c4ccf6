import { createHash } from 'node:crypto';

/** A file that a finished page asks for: its address, which changes with its content, and its text. */
export type BuiltFile = { address: string; text: string };

/** @param name prefix of the file name, folder included */
export function builtFile(name: string, ending: string, text: string): BuiltFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { address: `/${name}.${hash}.${ending}`, text };
}

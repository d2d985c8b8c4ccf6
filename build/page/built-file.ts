import { createHash } from 'node:crypto';

export type BuiltFile = { address: string; text: string };

export function createBuiltFile(name: string, extension: string, text: string): BuiltFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { address: `/${name}.${hash}.${extension}`, text };
}

import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transport } from './transport.ts';

export function createFolderTransport(folder: string): Transport {
  return {
    location: folder,
    send: async ({ id, raw }, begin) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (!(await begin())) return { result: 'later', reply: 'the job no longer exists' };
      const file = join(folder, `${id}.eml`);
      await writeFile(`${file}.part`, raw, { mode: 0o600 });
      await rename(`${file}.part`, file);
      return { result: 'sent', reply: `written to ${id}.eml` };
    },
    close: () => {},
  };
}

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mailFolder } from './folder-transport.ts';

const name = /^[\w-]+\.eml$/;

/** Deletes mails written by `folderTransport`. @param names file names @returns number of deleted mails */
export async function deleteMailFiles(dataDir: string, names: string[]): Promise<number> {
  let deleted = 0;
  for (const file of new Set(names)) {
    if (!name.test(file)) continue;
    const path = join(mailFolder(dataDir), file);
    // Left behind by a process that was killed while it wrote.
    await rm(`${path}.part`, { force: true });
    const isThere = await rm(path).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return false;
      },
    );
    if (isThere) deleted += 1;
  }
  return deleted;
}

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mailFolder } from './folder-transport.ts';

const name = /^[\w-]+\.eml$/;

/** Deletes mails that were written to the data folder instead of sent. @param names of files there @returns how many there were */
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

import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { syncPath, syncTree } from './durable-files.ts';

/**
 * Creates an empty database cluster in the folder if there is none. The cluster is created under another name, synced
 * to disk and then renamed: after a power cut it is complete or absent. A separate process does it, because its
 * memory (about 300 MB) is freed only when the process ends.
 */
export async function createCluster(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const program = join(import.meta.dirname, 'create-cluster.ts');
  await promisify(execFile)(process.execPath, [program, unfinished]).catch((error) => {
    throw new Error(`The database could not be created in ${folder}. ${reasonOf(error)}`);
  });
  syncTree(unfinished);
  renameSync(unfinished, folder);
  syncPath(dirname(folder));
}

/** Why a cluster was not created, and what to do. @param error what the process that creates it ended with */
export function reasonOf({ signal, stderr = '' }: { signal?: string | null; stderr?: string }): string {
  if (signal || /out of memory|cannot allocate|Array buffer allocation/i.test(stderr))
    return 'There is too little memory: 512 MB have to be free.';
  if (/ENOSPC|No space left/i.test(stderr)) return 'The disk is full.';
  return stderr.trim().split('\n').at(-1) ?? '';
}

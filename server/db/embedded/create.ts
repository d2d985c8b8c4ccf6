import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { syncPath, syncTree } from './durable-files.ts';

/** Created under a temporary name, in case of a power failure, and in a process whose exit frees its 300 MB. */
export async function createCluster(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const program = join(import.meta.dirname, 'create-cluster.ts');
  await promisify(execFile)(process.execPath, [program, unfinished]).catch((error) => {
    throw new Error(`The database could not be created in ${folder}. ${explainFailure(error)}`);
  });
  syncTree(unfinished);
  renameSync(unfinished, folder);
  syncPath(dirname(folder));
}

export function explainFailure({ signal, stderr = '' }: { signal?: string | null; stderr?: string }): string {
  if (signal || /out of memory|cannot allocate|Array buffer allocation/i.test(stderr))
    return 'Not enough memory: 512 MB must be free.';
  if (/ENOSPC|No space left/i.test(stderr)) return 'The disk is full.';
  return stderr.trim().split('\n').at(-1) ?? '';
}

import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { syncPath, syncTree } from './durable-files.ts';

/**
 * Creates an empty database cluster in the folder if there is none. It is made beside it, synced to the disk as
 * a whole and then renamed: after a power cut the folder is complete or absent. A process of its own does the
 * work, because what it takes (some 300 MB) is given back only with the process.
 */
export async function createCluster(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'create-cluster.ts'), unfinished]);
  syncTree(unfinished);
  renameSync(unfinished, folder);
  syncPath(dirname(folder));
}

import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const leastFreeBytes = 4 * 1024 ** 3;

/**
 * Creates a folder for many files or files that are often synced: in memory if 4 GB are free there, otherwise on disk.
 */
export function makeScratchFolder(prefix: string): string {
  return mkdtempSync(join(hasMemory() ? memory : tmpdir(), prefix));
}

function hasMemory(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= leastFreeBytes;
}

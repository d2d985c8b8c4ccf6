import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memoryFolder = '/dev/shm';
const minFreeBytes = 4 * 1024 ** 3;

/**
 * Creates a folder for programs that write or sync a lot: in memory if 4 GB are free there, otherwise on disk.
 */
export function makeScratchFolder(prefix: string): string {
  return mkdtempSync(join(hasFreeMemory() ? memoryFolder : tmpdir(), prefix));
}

function hasFreeMemory(): boolean {
  if (!existsSync(memoryFolder)) return false;
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize >= minFreeBytes;
}

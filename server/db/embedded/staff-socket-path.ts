import { createHash } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';

// Limit for socket addresses: 108 bytes on Linux, 104 elsewhere, including the final zero.
const maxPathBytes = 103;

type SocketPath = { path: string; release(): void };

export function getStaffSocketFile(dataDir: string): string {
  return join(dataDir, 'staff.sock');
}

/** If the path is too long, returns a short one that uses a file descriptor of the folder. */
export function prepareStaffSocketPath(dataDir: string): SocketPath {
  if (process.platform === 'win32') {
    const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
    return { path: `\\\\.\\pipe\\cuelight-${name}`, release: () => {} };
  }
  const file = getStaffSocketFile(dataDir);
  if (Buffer.byteLength(file) <= maxPathBytes || process.platform !== 'linux') {
    return { path: file, release: () => {} };
  }
  const folder = openSync(dataDir, 'r');
  return { path: getStaffSocketFile(`/proc/self/fd/${folder}`), release: () => closeSync(folder) };
}

import { createHash } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';

// What the address of a socket has room for: 108 bytes on Linux, 104 elsewhere, with the zero at the end.
const longestBytes = 103;

type SocketPath = { path: string; release(): void };

/** Path of the socket file in a data folder. */
export function staffSocketFile(dataDir: string): string {
  return join(dataDir, 'staff.sock');
}

/**
 * Address of the staff socket of a data folder. The socket file is always in that folder, which other users cannot
 * open; a path that is too long for an address is reached through an open file descriptor.
 */
export function staffSocketPath(dataDir: string): SocketPath {
  if (process.platform === 'win32') {
    const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
    return { path: `\\\\.\\pipe\\cuelight-${name}`, release: () => {} };
  }
  const file = staffSocketFile(dataDir);
  if (Buffer.byteLength(file) <= longestBytes || process.platform !== 'linux') {
    return { path: file, release: () => {} };
  }
  const folder = openSync(dataDir, 'r');
  return { path: staffSocketFile(`/proc/self/fd/${folder}`), release: () => closeSync(folder) };
}

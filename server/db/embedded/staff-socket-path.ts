import { createHash } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';

// What the address of a socket has room for: 108 bytes on Linux, 104 elsewhere, with the zero at the end.
const longestBytes = 103;

type SocketPath = { path: string; release(): void };

/** Where the socket's file lies in a data folder. */
export function staffSocketFile(dataDir: string): string {
  return join(dataDir, 'staff.sock');
}

/**
 * The address of the socket by which the site that has a data folder open can be asked. The socket always lies in that
 * folder, where other users cannot reach it; a path too long for an address leads there over the opened folder.
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

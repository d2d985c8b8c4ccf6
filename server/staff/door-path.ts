import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** The socket by which the site that has a data folder open can be asked. */
export function doorPath(dataDir: string): string {
  if (process.platform !== 'win32') return join(dataDir, 'staff.sock');
  return `\\\\.\\pipe\\cuelight-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
}

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const lockTimeoutMilliseconds = 2_000;

type FolderLock = { release(): void };

/**
 * Two engines on one folder corrupt the data. SQLite's lock is released when the process exits, and works across containers.
 * @throws Error that names the process that holds the lock
 */
export function lockFolder(dataDir: string): FolderLock {
  const holderFile = join(dataDir, 'in-use-by.json');
  const file = new DatabaseSync(join(dataDir, 'lock'), { timeout: lockTimeoutMilliseconds });
  try {
    file.exec('begin exclusive');
  } catch (cause) {
    file.close();
    throw new Error(`The data in ${dataDir} is in use by ${describeHolder(holderFile)}.`, { cause });
  }
  const holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  writeFileSync(holderFile, JSON.stringify(holder));
  const release = () => {
    rmSync(holderFile, { force: true });
    file.close();
  };
  return { release };
}

function describeHolder(holderFile: string): string {
  try {
    const { pid, host, since } = JSON.parse(readFileSync(holderFile, 'utf8'));
    return `process ${pid} on ${host} (since ${since}); stop it first, or use another DATA_DIR`;
  } catch {
    return 'another process';
  }
}

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

// A former process that is just ending gets the time to.
const patienceMilliseconds = 2_000;

type FolderLock = { release(): void };

/**
 * Takes the data folder for this process alone: two engines on one folder destroy rows without a word.
 * The lock is the operating system's own on a file (SQLite holds it), so it cannot outlive a dead process, needs
 * no guess whether a process number is still the same program, and works between containers of one machine.
 * @throws Error naming the process that has the folder
 */
export function lockFolder(dataDir: string): FolderLock {
  const holderFile = join(dataDir, 'in-use-by.json');
  const file = new DatabaseSync(join(dataDir, 'lock'), { timeout: patienceMilliseconds });
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

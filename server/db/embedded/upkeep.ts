import { statfsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '#server/log.ts';
import { type Database, DiskFull } from '../database.ts';

const megabyte = 1024 * 1024;
const spareBytes = 64 * megabyte;
const lookAgainMilliseconds = 1_000;
const checkpointMilliseconds = 60_000;
const longLog = 4;

/**
 * Makes the check that refuses new rows while there is still room to close properly: with a full disk the engine
 * can only panic.
 */
export function diskGuard(folder: string): () => void {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isFull = false;
  return () => {
    if (performance.now() - lookedAt > lookAgainMilliseconds) {
      const { bavail, bsize } = statfsSync(folder);
      isFull = bavail * bsize < spareBytes;
      lookedAt = performance.now();
    }
    if (isFull) throw new DiskFull();
  };
}

/**
 * Lets the engine write its log into the tables now and then. It has no background process for that: without
 * this the log would grow, and the next start after a crash take longer, for as long as the server runs.
 * @returns what stops it
 */
export function keepLogShort(database: Pick<Database, 'asOwner'>, folder: string, log: Logger): () => void {
  const shorten = async () => {
    const segments = (await readdir(join(folder, 'pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name));
    if (segments.length >= longLog) await database.asOwner((client) => client.query('checkpoint'));
  };
  const timer = setInterval(() => {
    shorten().catch((error) => log.warn({ err: error }, 'no checkpoint'));
  }, checkpointMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}

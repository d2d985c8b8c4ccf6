import { statfsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '#server/log.ts';
import { type Database, DiskFull } from '../database.ts';

const megabyte = 1024 * 1024;
/** Free bytes below which statements of visitors, and of staff and workers, are rejected. */
export const reservedBytes = { visitors: 64 * megabyte, staff: 32 * megabyte };
const checkpointMilliseconds = 60_000;
const longLog = 4;

/**
 * Rejects work while there is still space to shut down cleanly: on a full disk the engine panics. Call it before each
 * statement, because a burst of large rows fills a disk within a second.
 * @param bytes minimum of free bytes
 * @throws DiskFull
 */
export function requireFreeSpace(folder: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < bytes) throw new DiskFull(folder);
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

import { statfsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '#server/log.ts';
import { type Database, DiskFull } from '../database.ts';

const megabyte = 1024 * 1024;
/** So much is left for closing properly and for staff's work when visitors' rows are refused, and when staff's work is too. */
export const spareBytes = { visitors: 64 * megabyte, staff: 32 * megabyte };
const checkpointMilliseconds = 60_000;
const longLog = 4;

/**
 * Refuses work while there is still room to close properly: with a full disk the engine can only panic. Asked before
 * each statement, as a burst of large rows fills a disk within a second.
 * @param bytes so many must be free
 * @throws DiskFull
 */
export function needRoom(folder: string, bytes: number): void {
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

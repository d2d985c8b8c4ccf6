import { statfsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '#server/log.ts';
import { type Database, DiskFull } from '../database.ts';

const megabyte = 1024 * 1024;
export const reservedBytes = { visitors: 64 * megabyte, staff: 32 * megabyte };
const checkpointIntervalMilliseconds = 60_000;
const minSegmentsForCheckpoint = 4;

/** The engine panics on a full disk, and large rows fill a disk within a second. @throws DiskFull */
export function requireFreeSpace(folder: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < bytes) throw new DiskFull(folder);
}

/** The engine has no background process for checkpoints, without which recovery after a crash takes longer. */
export function startCheckpoints(
  database: Pick<Database, 'asOwner'>,
  folder: string,
  log: Logger,
): () => void {
  const checkpointIfNeeded = async () => {
    const segments = (await readdir(join(folder, 'pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name));
    if (segments.length >= minSegmentsForCheckpoint)
      await database.asOwner((client) => client.query('checkpoint'));
  };
  const timer = setInterval(() => {
    checkpointIfNeeded().catch((error) => log.warn({ err: error }, 'checkpoint failed'));
  }, checkpointIntervalMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}

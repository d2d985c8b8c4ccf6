import { createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Writes atomically and durably. Only the owner can read the file. */
export async function writeFile(file: string, pieces: AsyncIterable<string> | string[]): Promise<void> {
  // A device or a named pipe cannot be replaced.
  const isReplaced = !existsSync(file) || statSync(file).isFile();
  const target = isReplaced ? `${file}.partial` : file;
  try {
    await pipeline(Readable.from(pieces), createWriteStream(target, { mode: 0o600, flush: isReplaced }));
    if (isReplaced) renameSync(target, file);
  } catch (error) {
    if (isReplaced) rmSync(target, { force: true });
    throw error;
  }
}

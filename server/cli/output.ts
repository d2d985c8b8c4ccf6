import { createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Writes to a file, or to standard output when its name is `-`. A file appears under its name only when it is
 * complete and on the disk, and only its owner may read it. Whoever reads standard output may stop when they like.
 * @throws Error that names the file, or what the pieces throw
 */
export async function writeOut(file: string, pieces: AsyncIterable<string> | string[]): Promise<void> {
  if (file === '-') {
    await pipeline(Readable.from(pieces), process.stdout).catch(ignoreClosedPipe);
    return;
  }
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

/** Lets whoever reads standard output stop when they like, whatever is written there later. */
export function letReadersLeave(): void {
  process.stdout.on('error', ignoreClosedPipe);
}

function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

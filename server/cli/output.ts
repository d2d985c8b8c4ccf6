import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writeFile } from '#server/leads/write-file.ts';

/**
 * Writes to a file, or to standard output when its name is `-`. Whoever reads standard output may stop when they like.
 * @throws Error that names the file, or what the pieces throw
 */
export async function writeOut(file: string, pieces: AsyncIterable<string> | string[]): Promise<void> {
  if (file !== '-') return writeFile(file, pieces);
  await pipeline(Readable.from(pieces), process.stdout).catch(ignoreClosedPipe);
}

/** Lets whoever reads standard output stop when they like, whatever is written there later. */
export function ignoreBrokenPipe(): void {
  process.stdout.on('error', ignoreClosedPipe);
}

function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

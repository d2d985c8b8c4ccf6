import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writeFile } from '#server/leads/write-file.ts';

/** `-` is standard output. A closed pipe is not an error. */
export async function writeToFileOrStdout(
  file: string,
  pieces: AsyncIterable<string> | string[],
): Promise<void> {
  if (file !== '-') return writeFile(file, pieces);
  await pipeline(Readable.from(pieces), process.stdout).catch(ignoreClosedPipe);
}

export function ignoreBrokenPipe(): void {
  process.stdout.on('error', ignoreClosedPipe);
}

function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

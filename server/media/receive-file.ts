import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';

// More concurrent uploads would use memory faster than it is freed.
const limitConcurrency = pLimit(3);

const abandonedAfterMilliseconds = 60 * 60 * 1000;

export class TooManyBytes extends Error {
  readonly bytes: number;
  readonly limit: number;

  constructor(bytes: number, most: number) {
    super('the file is too large');
    this.bytes = bytes;
    this.limit = most;
  }
}

/** Deletes files that a killed server left behind and, at the end, the files of `work`. @throws TooManyBytes */
export async function receiveFile<T>(
  folder: string,
  body: Readable,
  maxBytes: number,
  work: (file: string) => Promise<T>,
  onBegin: () => void,
): Promise<T> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await deleteAbandonedFiles(folder);
  const name = randomUUID();
  const file = join(folder, name);
  let bytes = 0;
  try {
    await limitConcurrency(() => {
      onBegin();
      return pipeline(
        body,
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            bytes += chunk.length;
            if (bytes > maxBytes) throw new TooManyBytes(bytes, maxBytes);
            yield chunk;
          }
        },
        createWriteStream(file, { mode: 0o600 }),
      );
    });
    return await work(file);
  } finally {
    for (const ending of ['', '.frame', '.picture', '.thumbnail']) await rm(file + ending, { force: true });
  }
}

async function deleteAbandonedFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > abandonedAfterMilliseconds) await rm(file, { force: true });
  }
}

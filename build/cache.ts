import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const mostBytes = 100_000_000;
const digestBytes = 32;

export class BuildCache {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param madeFrom everything that `make` depends on: contents, options, versions */
  async take(madeFrom: (string | Uint8Array)[], make: () => Promise<Uint8Array>): Promise<Buffer> {
    const file = join(this.#folder, nameOf(madeFrom));
    const kept = await readFile(file).catch(() => Buffer.alloc(0));
    const body = kept.subarray(digestBytes);
    if (kept.length >= digestBytes && kept.subarray(0, digestBytes).equals(digest(body))) {
      const now = new Date();
      await utimes(file, now, now).catch(() => {});
      return body;
    }
    const made = Buffer.from(await make());
    await writeWhole(file, Buffer.concat([digest(made), made]));
    return made;
  }

  /** Removes what was not used for longest, until the rest takes no more than `limit` bytes. */
  async prune(limit = mostBytes): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    const entries = await Promise.all(
      names.map(async (name) => {
        const file = join(this.#folder, name);
        const { size, mtimeMs } = await stat(file).catch(() => ({ size: 0, mtimeMs: 0 }));
        return { file, size, mtimeMs };
      }),
    );
    let kept = 0;
    for (const { file, size } of entries.toSorted((a, b) => b.mtimeMs - a.mtimeMs)) {
      kept += size;
      if (kept > limit) await rm(file, { force: true });
    }
  }
}

/** Writes a file atomically. */
export async function writeWhole(file: string, body: string | Uint8Array): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, body);
  await rename(draft, file);
}

function nameOf(parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(digest(part));
  return hash.digest('hex');
}

function digest(body: string | Uint8Array): Buffer {
  return createHash('sha256').update(body).digest();
}

/** The project's own, in a folder that outlives `npm ci`. */
export const buildCache = new BuildCache(join(process.cwd(), '.generated/cache'));

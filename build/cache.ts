import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const maxBytes = 100_000_000;
const digestBytes = 32;

export class BuildCache {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param madeFrom everything that `make` depends on: contents, options, versions */
  async getOrMake(madeFrom: (string | Uint8Array)[], make: () => Promise<Uint8Array>): Promise<Buffer> {
    const file = join(this.#folder, createEntryName(madeFrom));
    const cached = await readFile(file).catch(() => Buffer.alloc(0));
    const body = cached.subarray(digestBytes);
    if (cached.length >= digestBytes && cached.subarray(0, digestBytes).equals(computeDigest(body))) {
      const now = new Date();
      await utimes(file, now, now).catch(() => {});
      return body;
    }
    const produced = Buffer.from(await make());
    await writeFileAtomically(file, Buffer.concat([computeDigest(produced), produced]));
    return produced;
  }

  /** Deletes the least recently used entries beyond `limit` bytes. */
  async prune(limit = maxBytes): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    const entries = await Promise.all(
      names.map(async (name) => {
        const file = join(this.#folder, name);
        const { size, mtimeMs } = await stat(file).catch(() => ({ size: 0, mtimeMs: 0 }));
        return { file, size, mtimeMs };
      }),
    );
    let keptBytes = 0;
    for (const { file, size } of entries.toSorted((a, b) => b.mtimeMs - a.mtimeMs)) {
      keptBytes += size;
      if (keptBytes > limit) await rm(file, { force: true });
    }
  }
}

export async function writeFileAtomically(file: string, body: string | Uint8Array): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, body);
  await rename(draft, file);
}

function createEntryName(parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(computeDigest(part));
  return hash.digest('hex');
}

function computeDigest(body: string | Uint8Array): Buffer {
  return createHash('sha256').update(body).digest();
}

/** The project's build cache. `npm ci` does not delete its folder. */
export const buildCache = new BuildCache(join(process.cwd(), '.generated/cache'));

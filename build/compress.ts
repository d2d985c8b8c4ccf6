import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import pLimit from 'p-limit';
import { buildCache } from './cache.ts';

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};
const { brotli = '', zlib: deflate = '' } = process.versions;
const runLimited = pLimit(4);

/** Writes .br and .gz next to a file. */
export function compressFile(file: string): Promise<void> {
  return runLimited(async () => {
    const body = await readFile(file);
    for (const [ending, encode] of Object.entries(compressors)) {
      const madeFrom = [ending, encode.toString(), brotli, deflate, body];
      await writeFile(`${file}.${ending}`, await buildCache.getOrMake(madeFrom, () => encode(body)));
    }
  });
}

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib, zstdCompress } from 'node:zlib';
import type { AstroIntegration } from 'astro';

const text = new Set(['.html', '.js', '.css', '.svg', '.xml', '.txt', '.json', '.webmanifest']);

const encodings = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
  zst: (body: Buffer) => promisify(zstdCompress)(body, { params: { [zlib.ZSTD_c_compressionLevel]: 19 } }),
};

/** Writes .br, .gz and .zst beside every text file of the built site, so that the server never compresses on request. */
export function compress(): AstroIntegration {
  return {
    name: 'compress',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const names = (await readdir(root, { recursive: true })).filter((name) => text.has(extname(name)));
        await Promise.all(
          names.map(async (name) => {
            const body = await readFile(join(root, name));
            for (const [ending, encode] of Object.entries(encodings)) {
              await writeFile(join(root, `${name}.${ending}`), await encode(body));
            }
          }),
        );
        logger.info(`${names.length} files in brotli, gzip and zstd`);
      },
    },
  };
}

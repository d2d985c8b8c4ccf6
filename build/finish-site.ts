import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compressFile } from './compress.ts';
import { readCode } from './page/code.ts';
import { createPageFinisher } from './page/finish.ts';

const text = new Set(['.html', '.js', '.css', '.svg', '.xml', '.txt', '.json', '.webmanifest']);

/** Finishes the built pages and compresses all text, each page as soon as it is finished. */
export function finishSite(): AstroIntegration {
  return {
    name: 'finish-site',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const names = (await readdir(root, { recursive: true })).filter((name) => text.has(extname(name)));
        const finish = await createPageFinisher(await readCode(root));
        await Promise.all(
          names.map(async (name) => {
            const file = join(root, name);
            if (name.endsWith('.html')) await writeFile(file, await finish(await readFile(file, 'utf8')));
            await compressFile(file);
          }),
        );
        logger.info(`${names.length} files finished and in brotli and gzip`);
      },
    },
  };
}

import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compressFile } from './compress.ts';
import type { BuiltFile } from './page/built-file.ts';
import { createPageFinisher, readBuiltFiles } from './page/finish.ts';
import { finishSheet } from './page/styles.ts';

const textExtensions = new Set(['.html', '.js', '.css', '.svg', '.xml', '.txt', '.json', '.webmanifest']);

export function finishSite(): AstroIntegration {
  return {
    name: 'finish-site',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const names = (await readdir(root, { recursive: true })).filter((name) =>
          textExtensions.has(extname(name)),
        );
        const built = await readBuiltFiles(root);
        const finish = await createPageFinisher(built);
        const added = new Map<string, Promise<void>>();
        const addFile = async ({ address, text }: BuiltFile) => {
          await mkdir(dirname(join(root, address)), { recursive: true });
          await writeFile(join(root, address), text);
          await compressFile(join(root, address));
        };
        await Promise.all(
          names.map(async (name) => {
            const file = join(root, name);
            if (name.endsWith('.html')) {
              const page = await finish(await readFile(file, 'utf8'));
              await writeFile(file, page.html);
              for (const file of page.files)
                if (!added.has(file.address)) added.set(file.address, addFile(file));
            } else if (name.endsWith('.css')) {
              await addFile(finishSheet(await readFile(file, 'utf8'), built.code).file);
              await rm(file);
              return;
            }
            await compressFile(file);
          }),
        );
        await Promise.all(added.values());
        logger.info(`finished and compressed ${names.length + added.size} files`);
      },
    },
  };
}

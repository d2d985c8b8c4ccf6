import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { hashCode } from '#build/stamp.ts';
import { previewBase } from '#shared/desk/preview.ts';

const previewFolder = '.generated/preview';
const temporaryPrefix = 'draft-';
const expiryMilliseconds = 60 * 60 * 1000;
const cacheFolder = 'vite';
const skippedIntegrations = new Set(['finish-site', 'headers-file', 'design-page']);

/**
 * Bundles the site as a program that renders one page at a time (`server/entry.mjs`) and its files (`client/`). Built once
 * per version of the code.
 */
export async function getPreviewBundle(buildBundle: (folder: string) => Promise<void>): Promise<string> {
  const bundleFolder = resolve(previewFolder, hashCode(process.cwd()));
  if (!existsSync(bundleFolder)) {
    mkdirSync(previewFolder, { recursive: true });
    const draft = mkdtempSync(join(previewFolder, temporaryPrefix));
    await buildBundle(draft);
    // Another process may have built the same bundle.
    if (!existsSync(bundleFolder)) renameSync(draft, bundleFolder);
  }
  const now = new Date();
  utimesSync(bundleFolder, now, now);
  for (const name of readdirSync(previewFolder)) {
    if (name === cacheFolder || bundleFolder.endsWith(name)) continue;
    const { mtimeMs = 0 } = statSync(join(previewFolder, name), { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < now.getTime() - expiryMilliseconds)
      rmSync(join(previewFolder, name), { recursive: true, force: true });
  }
  return bundleFolder;
}

export async function buildPreviewBundle(outDir: string): Promise<void> {
  const [{ build }, { default: config }] = await Promise.all([
    import('astro'),
    import('../../astro.config.ts'),
  ]);
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    output: 'server',
    outDir,
    cacheDir: join(previewFolder, cacheFolder),
    build: { ...config.build, assetsPrefix: previewBase },
    integrations: (config.integrations ?? [])
      .flat(2)
      .filter(
        (one): one is AstroIntegration =>
          Boolean(one) && !skippedIntegrations.has((one as AstroIntegration).name),
      ),
    adapter: createAdapter(),
    vite: { ...config.vite, plugins: [...(config.vite?.plugins ?? []), replaceContentModules()] },
  });
}

function createAdapter(): AstroIntegration {
  return {
    name: 'preview',
    hooks: {
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name: 'preview',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./bundle/entry.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
        }),
      'astro:route:setup': ({ route }) => {
        route.prerender = false;
      },
    },
  };
}

function replaceContentModules(): Plugin {
  const content = resolve('build/preview/bundle/content.ts');
  const readers = new Set(['content-of.ts', 'load-shows.ts'].map((name) => resolve('src/content', name)));
  return {
    name: 'preview-content',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/(?:content-of|load-shows)\.ts$/.test(source)) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && readers.has(found.id) ? content : undefined;
    },
  };
}

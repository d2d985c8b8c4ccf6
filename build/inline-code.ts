import { build, type Plugin } from 'vite';
import { readBuildConstants } from './constants.ts';

const inlineCodeQuery = '?inline-code';

export async function bundleInlineCode(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define: readBuildConstants(),
    build: { write: false, lib: { entry, formats: ['iife'], name: 'inline' } },
  });
  const [chunk, ...others] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (chunk?.type !== 'chunk' || others.length > 0)
    throw new Error(`${entry} must bundle to a single script`);
  return chunk.code.trim();
}

/** Supports `import text from './file.ts?inline-code'`. */
export function inlineCodePlugin(): Plugin {
  return {
    name: 'inline-code',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(inlineCodeQuery)) return undefined;
      const found = await this.resolve(source.slice(0, -inlineCodeQuery.length), importer);
      return found && `${found.id}${inlineCodeQuery}`;
    },
    async load(id) {
      if (!id.endsWith(inlineCodeQuery)) return undefined;
      const file = id.slice(0, -inlineCodeQuery.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await bundleInlineCode(file))}`;
    },
  };
}

import { build, type Plugin } from 'vite';
import { constants } from './constants.ts';

const query = '?inline-code';

export async function inlineCode(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define: constants(),
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
      if (!source.endsWith(query)) return undefined;
      const found = await this.resolve(source.slice(0, -query.length), importer);
      return found && `${found.id}${query}`;
    },
    async load(id) {
      if (!id.endsWith(query)) return undefined;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await inlineCode(file))}`;
    },
  };
}

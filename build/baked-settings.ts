import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import * as config from '#site.config';
import { readLook } from '#src/content/look.ts';
import { readSettings } from '#src/content/settings.ts';
import { contentDir } from './content-dir.ts';

const configFile = resolve(import.meta.dirname, '../site.config.ts');

/** Browsers cannot read the files that site.config.ts reads. */
export function bakeSettings(): Plugin {
  return {
    name: 'baked-settings',
    load(id) {
      if (id !== configFile) return undefined;
      for (const file of ['site.yaml', 'brand.yaml']) this.addWatchFile(join(contentDir, file));
      Object.assign(config.site, readSettings(contentDir));
      Object.assign(config.look, readLook(contentDir));
      const values = Object.entries(config).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return values.join('\n');
    },
  };
}

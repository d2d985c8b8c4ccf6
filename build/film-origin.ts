import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { HomeContent } from '../src/content/schemas/page/home.ts';

/** Pages name this origin in their CSP. Undefined for a film on this host. */
export function findFilmOrigin(contentDir: string): string | undefined {
  const home = parse(readFileSync(join(contentDir, 'pages/home.yaml'), 'utf8')) as HomeContent;
  return home.hero.film.file.startsWith('https://') ? new URL(home.hero.film.file).origin : undefined;
}

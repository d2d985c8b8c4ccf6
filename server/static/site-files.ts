import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { contentType } from './content-types.ts';

/** One way a file's bytes may travel. */
export type Representation = {
  encoding: 'identity' | 'br' | 'zstd' | 'gzip';
  body: Buffer;
  etag: string;
};

/** A file of the built site. */
export type SiteFile = {
  contentType: string;
  cacheControl: string;
  /** Smallest first; the last one is the plain file. */
  representations: Representation[];
};

/** The built site by URL path, all in memory: a path that is not a key cannot reach the disk. */
export type SiteFiles = {
  files: Map<string, SiteFile>;
  /** Other spellings of a page's address, and the one it has. */
  redirects: Map<string, string>;
};

const encodings = [
  ['br', '.br'],
  ['zstd', '.zst'],
  ['gzip', '.gz'],
] as const;

/**
 * Reads the built site. Both of the builder's forms, `contact.html` and `contact/index.html`, are the page
 * `/contact`; compressed copies beside a file (`.br`, `.zst`, `.gz`) belong to that file.
 */
export function readSiteFiles(folder: string): SiteFiles {
  const site: SiteFiles = { files: new Map(), redirects: new Map() };
  // A star passes dot folders by; this is the only one that the web knows.
  const names = globSync(['**/*', '.well-known/**/*'], { cwd: folder }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  const originals = new Set(names);
  for (const name of names) {
    const isCopy = encodings.some(
      ([, ending]) => name.endsWith(ending) && originals.has(name.slice(0, -ending.length)),
    );
    if (!isCopy) addFile(site, folder, name);
  }
  return site;
}

function addFile(site: SiteFiles, folder: string, name: string): void {
  const path = `/${name.split(sep).join('/')}`;
  const page = /^(.*?)\/?(?:index)?\.html$/.exec(path)?.[1];
  const url = page === undefined ? path : page || '/';
  site.files.set(url, {
    contentType: contentType(name),
    cacheControl: cacheControl(url, page !== undefined),
    representations: readRepresentations(join(folder, name)),
  });
  if (page === undefined) return;
  site.redirects.set(path, url);
  if (url !== '/') site.redirects.set(`${url}/`, url);
}

function cacheControl(url: string, isPage: boolean): string {
  if (url.startsWith('/_astro/')) return 'public, max-age=31536000, immutable';
  return isPage ? 'no-cache' : 'public, max-age=3600';
}

function readRepresentations(file: string): Representation[] {
  const plain = readFileSync(file);
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const compressed = encodings
    .filter(([, ending]) => existsSync(file + ending))
    .map(([encoding, ending]) => ({
      encoding,
      body: readFileSync(file + ending),
      etag: `"${tag}-${encoding}"`,
    }))
    .toSorted((a, b) => a.body.length - b.body.length);
  return [...compressed, { encoding: 'identity', body: plain, etag: `"${tag}"` }];
}

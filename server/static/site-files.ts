import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getContentType } from './content-types.ts';

export type Representation = {
  encoding: 'identity' | 'br' | 'gzip';
  body: Buffer;
  etag: string;
};

export type SiteFile = {
  contentType: string;
  headers: Record<string, string>;
  representations: Representation[];
};

/** By URL path, in memory: requests cannot reach the disk. */
export type SiteFiles = {
  files: Map<string, SiteFile>;
  redirects: Map<string, string>;
};

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export const immutableCacheControl = 'public, max-age=31536000, immutable';
export const speculationRulesPath = '/prefetch.speculationrules';
const sharingPicturesPath = '/social/';
const hostHeadersFile = '_headers';
/** Prevents an SVG that is opened directly from running scripts and loading files. */
export const svgContentPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** `contact.html` and `contact/index.html` are both the page `/contact`. */
export async function readSiteFiles(folder: string): Promise<SiteFiles> {
  const site: SiteFiles = { files: new Map(), redirects: new Map() };
  const names: string[] = [];
  // `*` does not match dot folders.
  for await (const entry of glob(['**/*', '.well-known/**/*'], { cwd: folder, withFileTypes: true })) {
    if (entry.isFile()) names.push(relative(folder, join(entry.parentPath, entry.name)));
  }
  const originals = new Set(names);
  const pageHeaders: Record<string, string> = originals.has(speculationRulesPath.slice(1))
    ? { 'speculation-rules': `"${speculationRulesPath}"` }
    : {};
  for (const name of names) {
    const isCopy = encodings.some(
      ([, ending]) => name.endsWith(ending) && originals.has(name.slice(0, -ending.length)),
    );
    if (isCopy || name === hostHeadersFile) continue;
    const copies = encodings.filter(([, ending]) => originals.has(name + ending));
    addFile(site, name, pageHeaders, await readRepresentations(join(folder, name), copies));
  }
  return site;
}

function addFile(
  site: SiteFiles,
  name: string,
  pageHeaders: Record<string, string>,
  representations: Representation[],
): void {
  const path = `/${name.split(sep).join('/')}`;
  const page = /^(.*?)\/?(?:index)?\.html$/.exec(path)?.[1];
  const url = page === undefined ? path : page || '/';
  site.files.set(url, {
    contentType: getContentType(name),
    headers: {
      'cache-control': getCacheControl(url, page !== undefined),
      ...(representations.length > 1 && { vary: 'accept-encoding' }),
      ...(page !== undefined && pageHeaders),
      ...(url.endsWith('.svg') && { 'content-security-policy': svgContentPolicy }),
      ...(url.startsWith(sharingPicturesPath) && { 'cross-origin-resource-policy': 'cross-origin' }),
    },
    representations,
  });
  if (page === undefined) return;
  site.redirects.set(path, url);
  if (url !== '/') site.redirects.set(`${url}/`, url);
}

/** Matches Astro's hashed files and `name.<8 hex digits>.ending`. */
export function isHashed(url: string): boolean {
  return url.startsWith('/_astro/') || /\.[0-9a-f]{8}\.\w+$/.test(url);
}

function getCacheControl(url: string, isPage: boolean): string {
  if (isHashed(url)) return immutableCacheControl;
  return isPage ? 'no-cache' : 'public, max-age=3600';
}

async function readRepresentations(
  file: string,
  copies: (typeof encodings)[number][],
): Promise<Representation[]> {
  const plain = await readFile(file);
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const compressed = await Promise.all(
    copies.map(async ([encoding, ending]) => ({
      encoding,
      body: await readFile(file + ending),
      etag: `"${tag}-${encoding}"`,
    })),
  );
  return [
    ...compressed.toSorted((a, b) => a.body.length - b.body.length),
    { encoding: 'identity', body: plain, etag: `"${tag}"` },
  ];
}

import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { routeIds, routes } from '#src/routes.ts';
import { type PageFacts, readPageFacts } from './page-facts.ts';

/** Limit of a compressed page in bytes. */
const maxPageBytes = 60 * 1024;
const externalUrl = /^(?:https?:|mailto:|tel:|data:)/i;

/** Checks pages, headings, titles, links, sizes and policies. Returns messages. */
export async function checkSite(site: string): Promise<string[]> {
  const files = new Set((await readdir(site, { recursive: true })).map((name) => `/${name}`));
  const paths = [...routeIds.map((id): string => routes[id].path), '/404'];
  const wrong = paths.filter((path) => !files.has(toPagePath(path))).map((path) => `${path} is missing.`);
  const pages = new Map<string, PageFacts>();
  for (const path of paths) {
    if (files.has(toPagePath(path)))
      pages.set(path, await readPageFacts(await readFile(join(site, toPagePath(path)), 'utf8')));
  }
  for (const [path, facts] of pages) {
    const found = [...checkHeadings(path, facts, pages), ...checkLinks(path, facts, pages, files)];
    if (!facts.allowsInlineCode)
      found.push('its policy does not allow all of its inline scripts and styles.');
    found.push(...(await checkSize(join(site, `${toPagePath(path)}.br`))));
    wrong.push(...found.map((one) => `${path}: ${one}`));
  }
  return wrong;
}

function toPagePath(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`;
}

function checkHeadings(
  path: string,
  { headings, title }: PageFacts,
  pages: Map<string, PageFacts>,
): string[] {
  const found = headings === 1 ? [] : [`it has ${headings} h1 headings instead of one.`];
  if (title === '') return [...found, 'it has no title.'];
  const twin = [...pages].find(([other, facts]) => other !== path && facts.title === title)?.[0];
  return twin ? [...found, `${twin} has the same title, "${title}".`] : found;
}

function checkLinks(
  path: string,
  { leads }: PageFacts,
  pages: Map<string, PageFacts>,
  files: Set<string>,
): string[] {
  return leads.flatMap((lead) => {
    if (externalUrl.test(lead)) return [];
    const address = URL.parse(lead, `https://site.example${path}`);
    if (address?.origin !== 'https://site.example') return [`the link "${lead}" is not a valid URL.`];
    const target = decodeURIComponent(address.pathname);
    const page = pages.get(target);
    if (!page) return files.has(target) ? [] : [`the link to ${lead} is broken.`];
    const fragment = decodeURIComponent(address.hash.slice(1));
    // `#cost=…` holds choices for the estimator and names no element.
    const isState = fragment.includes('=');
    return fragment === '' || isState || page.ids.includes(fragment)
      ? []
      : [`the link to ${lead} names a missing fragment.`];
  });
}

async function checkSize(file: string): Promise<string[]> {
  const size = await stat(file).then(
    (found) => found.size,
    () => undefined,
  );
  if (size === undefined) return ['it has no compressed copy.'];
  const toKilobytes = (bytes: number) => Math.ceil(bytes / 1024);
  return size > maxPageBytes
    ? [`its compressed size is ${toKilobytes(size)} KB; the limit is ${toKilobytes(maxPageBytes)} KB.`]
    : [];
}

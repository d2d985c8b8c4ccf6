import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { routeIds, routes } from '#src/routes.ts';
import { factsOf, type PageFacts } from './page-facts.ts';

/** As sent, in bytes; no page of the site has come near it. */
const mostOfPage = 60 * 1024;
const elsewhere = /^(?:https?:|mailto:|tel:|data:)/i;

/**
 * Looks at a built site as its visitors would meet it: every page there, each with one heading and a title of its own,
 * no link and no file that leads nowhere, no page that has grown out of its budget, and every inline script and style
 * named by its page's policy.
 * @returns what is wrong, in words; nothing where all is well
 */
export async function checkSite(site: string): Promise<string[]> {
  const files = new Set((await readdir(site, { recursive: true })).map((name) => `/${name}`));
  const paths = [...routeIds.map((id): string => routes[id].path), '/404'];
  const wrong = paths.filter((path) => !files.has(fileOf(path))).map((path) => `${path} is missing.`);
  const pages = new Map<string, PageFacts>();
  for (const path of paths) {
    if (files.has(fileOf(path)))
      pages.set(path, await factsOf(await readFile(join(site, fileOf(path)), 'utf8')));
  }
  for (const [path, facts] of pages) {
    const found = [...wordsOf(path, facts, pages), ...leadsOf(path, facts, pages, files)];
    if (!facts.isNamed) found.push('its policy does not name all of its scripts and styles.');
    found.push(...(await sizeOf(join(site, `${fileOf(path)}.br`))));
    wrong.push(...found.map((one) => `${path}: ${one}`));
  }
  return wrong;
}

function fileOf(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`;
}

function wordsOf(path: string, { headings, title }: PageFacts, pages: Map<string, PageFacts>): string[] {
  const found = headings === 1 ? [] : [`it has ${headings} main headings, not one.`];
  if (title === '') return [...found, 'it has no title.'];
  const twin = [...pages].find(([other, facts]) => other !== path && facts.title === title)?.[0];
  return twin ? [...found, `${twin} has the same title, "${title}".`] : found;
}

function leadsOf(
  path: string,
  { leads }: PageFacts,
  pages: Map<string, PageFacts>,
  files: Set<string>,
): string[] {
  return leads.flatMap((lead) => {
    if (elsewhere.test(lead)) return [];
    const address = URL.parse(lead, `https://site.example${path}`);
    if (address?.origin !== 'https://site.example')
      return [`"${lead}" is no address that a page may lead to.`];
    const target = decodeURIComponent(address.pathname);
    const page = pages.get(target);
    if (!page) return files.has(target) ? [] : [`the link to ${lead} leads nowhere.`];
    const place = decodeURIComponent(address.hash.slice(1));
    return place === '' || page.ids.includes(place) ? [] : [`the link to ${lead} leads to no place there.`];
  });
}

async function sizeOf(file: string): Promise<string[]> {
  const size = await stat(file).then(
    (found) => found.size,
    () => undefined,
  );
  if (size === undefined) return ['it has no compressed copy.'];
  const kilobytes = (bytes: number) => Math.ceil(bytes / 1024);
  return size > mostOfPage
    ? [`it has ${kilobytes(size)} KB as sent, more than ${kilobytes(mostOfPage)}.`]
    : [];
}

import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type BuildCache, buildCache } from '#build/cache.ts';
import { bundleInlineCode } from '#build/inline-code.ts';
import type { BuiltFile } from './built-file.ts';
import { createScriptFinder, type SiteCode } from './code.ts';
import { preventBreaksInCompounds } from './compounds.ts';
import { extractFaces, type SiteFaces } from './faces.ts';
import { findFirstScreen } from './first-screen.ts';
import { extractIslandCode } from './islands.ts';
import { PageSource } from './page-source.ts';
import { updatePolicy } from './policy.ts';
import { deferScripts } from './scripts.ts';
import type { ShortNames } from './short-names.ts';
import { extractStyles, finishSheet, type SiteStyles } from './styles.ts';

type BuiltFiles = { code: SiteCode; styles: SiteStyles; faces: SiteFaces };

type FinishedPage = { html: string; files: BuiltFile[] };

export async function createPageFinisher(
  { code, styles, faces }: BuiltFiles,
  cache: BuildCache = buildCache,
): Promise<(html: string) => Promise<FinishedPage>> {
  const [arrival = '', painted = '', head = ''] = await Promise.all(
    ['arrival', 'painted', 'head'].map((name) => bundleInlineCode(`src/frame/${name}.ts`)),
  );
  const namesOfCode = createScriptFinder(code);
  const sheets = new Map(Array.from(styles, ([name, css]) => [name, finishSheet(css, code)]));
  const madeBy = [
    ...['page', arrival, painted, head, await readFile('package-lock.json')],
    ...[...styles.values(), ...faces.values(), ...(await readBuildSources())],
    ...Array.from(sheets.values(), ({ file }) => file.address),
  ];
  const finishPage = async (html: string) => {
    const page = new PageSource(html);
    const islands = extractIslandCode(page);
    const firstScreen = findFirstScreen(page.toString());
    preventBreaksInCompounds(page);
    const { first, late } = await extractFaces(page, firstScreen, faces);
    const sheet = extractStyles(page, firstScreen, first, sheets);
    const styleSheet = sheet?.file.address ?? '';
    const { code: islandCode, idlePropFiles } = islands;
    const arrivalScript = page.findElements('script').find(({ isOwn, text }) => isOwn && text === arrival);
    if (arrivalScript) page.remove(arrivalScript);
    deferScripts(
      page,
      code,
      arrivalScript ? head : painted,
      { styleSheet, lateFaces: late, islandCode },
      idlePropFiles,
    );
    updatePolicy(page);
    const written = new PageSource(page.toString());
    if (sheet) shortenClasses(written, sheet.names);
    const finished: FinishedPage = { html: written.toString(), files: islands.files };
    return Buffer.from(JSON.stringify(finished));
  };
  return async (html) => {
    const scripts = [...namesOfCode(html)].flatMap((name) => [name, code.get(name) ?? '']);
    const finished = await cache.getOrMake([...madeBy, html, ...scripts], () => finishPage(html));
    return JSON.parse(finished.toString());
  };
}

export async function readBuiltFiles(folder: string): Promise<BuiltFiles> {
  const names = await readdir(folder, { recursive: true });
  const readFiles = async (ending: string) => {
    const found = names.filter((name) => name.endsWith(ending));
    const bodies = await Promise.all(found.map((name) => readFile(join(folder, name))));
    return new Map(found.map((name, index) => [basename(name), bodies[index] as Buffer]));
  };
  const readTexts = async (ending: string) =>
    new Map(Array.from(await readFiles(ending), ([name, body]) => [name, body.toString()]));
  return { code: await readTexts('.js'), styles: await readTexts('.css'), faces: await readFiles('.woff2') };
}

function shortenClasses(page: PageSource, names: ShortNames): void {
  for (const element of page.getElements()) {
    const classes = element.attributes.get('class');
    if (classes?.trim()) page.setAttribute(element, 'class', names.classes(classes.trim()));
  }
}

async function readBuildSources(): Promise<string[]> {
  const names = (await readdir(import.meta.dirname)).toSorted();
  return Promise.all(names.map((name) => readFile(join(import.meta.dirname, name), 'utf8')));
}

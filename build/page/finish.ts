import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type BuildCache, buildCache } from '#build/cache.ts';
import { inlineCode } from '#build/inline-code.ts';
import type { BuiltFile } from './built-file.ts';
import { createNamesOfCode, type SiteCode } from './code.ts';
import { keepCompounds } from './compounds.ts';
import { extractFaces, type SiteFaces } from './faces.ts';
import { firstScreenOf } from './first-screen.ts';
import { extractIslandCode } from './islands.ts';
import { PageSource } from './page-source.ts';
import { updatePolicy } from './policy.ts';
import { fetchAfterPaint } from './scripts.ts';
import type { ShortNames } from './short-names.ts';
import { extractStyles, finishSheet, type SiteStyles } from './styles.ts';

type BuiltFiles = { code: SiteCode; styles: SiteStyles; faces: SiteFaces };

type FinishedPage = { html: string; files: BuiltFile[] };

export async function createPageFinisher(
  { code, styles, faces }: BuiltFiles,
  cache: BuildCache = buildCache,
): Promise<(html: string) => Promise<FinishedPage>> {
  const [arrival = '', painted = '', head = ''] = await Promise.all(
    ['arrival', 'painted', 'head'].map((name) => inlineCode(`src/frame/${name}.ts`)),
  );
  const namesOfCode = createNamesOfCode(code);
  const sheets = new Map(Array.from(styles, ([name, css]) => [name, finishSheet(css, code)]));
  const madeBy = [
    ...['page', arrival, painted, head, await readFile('package-lock.json')],
    ...[...styles.values(), ...faces.values(), ...(await readBuildSources())],
    ...Array.from(sheets.values(), ({ file }) => file.address),
  ];
  const finish = async (html: string) => {
    const page = new PageSource(html);
    const islands = extractIslandCode(page);
    const firstScreen = firstScreenOf(page.toString());
    keepCompounds(page);
    const { first, late } = await extractFaces(page, firstScreen, faces);
    const sheet = extractStyles(page, firstScreen, first, sheets);
    const styleSheet = sheet?.file.address ?? '';
    const { code: islandCode, ahead } = islands;
    const arrivalScript = page.elements('script').find(({ isOwn, text }) => isOwn && text === arrival);
    if (arrivalScript) page.remove(arrivalScript);
    fetchAfterPaint(
      page,
      code,
      arrivalScript ? head : painted,
      { styleSheet, lateFaces: late, islandCode },
      ahead,
    );
    updatePolicy(page);
    const written = new PageSource(page.toString());
    if (sheet) shortenClasses(written, sheet.names);
    const finished: FinishedPage = { html: written.toString(), files: islands.files };
    return Buffer.from(JSON.stringify(finished));
  };
  return async (html) => {
    const scripts = [...namesOfCode(html)].flatMap((name) => [name, code.get(name) ?? '']);
    const finished = await cache.getOrMake([...madeBy, html, ...scripts], () => finish(html));
    return JSON.parse(finished.toString());
  };
}

export async function readBuilt(folder: string): Promise<BuiltFiles> {
  const names = await readdir(folder, { recursive: true });
  const read = async (ending: string) => {
    const found = names.filter((name) => name.endsWith(ending));
    const bodies = await Promise.all(found.map((name) => readFile(join(folder, name))));
    return new Map(found.map((name, index) => [basename(name), bodies[index] as Buffer]));
  };
  const texts = async (ending: string) =>
    new Map(Array.from(await read(ending), ([name, body]) => [name, body.toString()]));
  return { code: await texts('.js'), styles: await texts('.css'), faces: await read('.woff2') };
}

function shortenClasses(page: PageSource, names: ShortNames): void {
  for (const element of page.all()) {
    const classes = element.attributes.get('class');
    if (classes?.trim()) page.setAttribute(element, 'class', names.classes(classes.trim()));
  }
}

async function readBuildSources(): Promise<string[]> {
  const names = (await readdir(import.meta.dirname)).toSorted();
  return Promise.all(names.map((name) => readFile(join(import.meta.dirname, name), 'utf8')));
}

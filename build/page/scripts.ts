import { basename } from 'node:path';
import type { LateFace } from '#src/frame/painted.ts';
import { addImportedScripts, type SiteCode } from './code.ts';
import type { PageSource } from './page-source.ts';

/** `loaderScript` is the inline script that loads the others; `ahead` are modules of islands that hydrate without interaction. */
export function deferScripts(
  page: PageSource,
  code: SiteCode,
  loaderScript: string,
  late: { styleSheet: string; lateFaces: LateFace[]; islandCode: string[] },
  ahead: string[],
): void {
  const modules = page
    .findElements('script')
    .filter(({ isOwn, attributes }) => isOwn && attributes.get('type') === 'module' && attributes.has('src'));
  for (const script of modules) page.remove(script);
  const sources = modules.map(({ attributes }) => attributes.get('src') ?? '');
  const ownAttributes: Record<string, unknown> = {
    ...late,
    pageModules: sources,
    modulesToPreload: [...findIdleIslandModules(page, code), ...ahead],
  };
  page.addToHead(
    'script',
    loaderScript.replace(new RegExp(`\\b(?:${Object.keys(ownAttributes).join('|')})\\b`, 'g'), (name) =>
      JSON.stringify(ownAttributes[name]),
    ),
  );
}

function findIdleIslandModules(page: PageSource, code: SiteCode): string[] {
  const waking = page
    .findElements('astro-island')
    .filter(({ isOwn, attributes }) => isOwn && JSON.parse(attributes.get('opts') ?? '{}').value === 'idle');
  const names = waking.flatMap(({ attributes }) =>
    ['component-url', 'renderer-url'].map((name) => basename(attributes.get(name) ?? '')),
  );
  return addImportedScripts(names, code).map((name) => `/_astro/${name}`);
}

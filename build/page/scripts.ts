import { basename } from 'node:path';
import type { LateFace } from '#src/frame/painted.ts';
import { type SiteCode, withImports } from './code.ts';
import type { PageSource } from './page-source.ts';

/**
 * Has a page's module scripts, and the code of the islands that wake by themselves, fetched once it is painted.
 * @param painted the inline script that does so, src/frame/painted.ts or what holds it
 * @param late what else it fetches then
 * @param ahead what those islands need besides their code
 */
export function fetchAfterPaint(
  page: PageSource,
  code: SiteCode,
  painted: string,
  late: { styleSheet: string; lateFaces: LateFace[]; islandCode: string[] },
  ahead: string[],
): void {
  const modules = page
    .elements('script')
    .filter(({ isOwn, attributes }) => isOwn && attributes.get('type') === 'module' && attributes.has('src'));
  for (const script of modules) page.remove(script);
  const sources = modules.map(({ attributes }) => attributes.get('src') ?? '');
  const own: Record<string, unknown> = {
    ...late,
    pageModules: sources,
    aheadModules: [...wakingCode(page, code), ...ahead],
  };
  page.addToHead(
    'script',
    painted.replace(new RegExp(`\\b(?:${Object.keys(own).join('|')})\\b`, 'g'), (name) =>
      JSON.stringify(own[name]),
    ),
  );
}

function wakingCode(page: PageSource, code: SiteCode): string[] {
  const waking = page
    .elements('astro-island')
    .filter(({ isOwn, attributes }) => isOwn && JSON.parse(attributes.get('opts') ?? '{}').value === 'idle');
  const names = waking.flatMap(({ attributes }) =>
    ['component-url', 'renderer-url'].map((name) => basename(attributes.get(name) ?? '')),
  );
  return withImports(names, code).map((name) => `/_astro/${name}`);
}

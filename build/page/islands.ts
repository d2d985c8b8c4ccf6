import { type BuiltFile, createBuiltFile } from './built-file.ts';
import type { PageSource, SourceElement } from './page-source.ts';

const maxInlineCharacters = 250;

/**
 * Moves hydration code and long props out of the page. Props become modules, because a fetch would look like a form
 * request. Also returns the props of forms that hydrate without interaction (`idlePropFiles`).
 */
export function extractIslandCode(page: PageSource): {
  files: BuiltFile[];
  code: string[];
  idlePropFiles: string[];
} {
  const files: BuiltFile[] = [];
  const ahead: string[] = [];
  const wakers = page.findElements('script').filter(isIslandScript);
  const code = createBuiltFile('_astro/islands', 'js', wakers.map(({ text }) => text).join('\n'));
  for (const script of wakers) page.remove(script);
  if (wakers.length > 0) files.push(code);
  for (const island of page.findElements('astro-island')) {
    if (!island.isOwn) continue;
    const props = island.attributes.get('props') ?? '';
    const { value } = JSON.parse(island.attributes.get('opts') ?? '{}');
    page.removeAttribute(island, 'uid');
    page.setAttribute(island, 'opts', JSON.stringify({ value }));
    if (props.length <= maxInlineCharacters) continue;
    const file = createBuiltFile('_astro/props', 'js', `export default ${JSON.stringify(props)}`);
    files.push(file);
    if (value === 'idle') ahead.push(file.address);
    page.renameAttribute(island, 'props', 'data-props', file.address);
  }
  return { files, code: wakers.length > 0 ? [code.address] : [], idlePropFiles: ahead };
}

const isIslandScript = ({ isOwn, attributes, text }: SourceElement) =>
  isOwn && attributes.size === 0 && /customElements\.define\("astro-island"|\bself\.Astro\b/.test(text);

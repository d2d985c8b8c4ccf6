import { type BuiltFile, builtFile } from './built-file.ts';
import type { PageSource, SourceElement } from './page-source.ts';

const mostCharacters = 250;

/**
 * Takes out of a page's first load what no island needs before it is reached for: the code that wakes islands, which Astro puts into
 * each page, and long props, which src/islands/intent.ts imports: nothing that looks as if a form were sent.
 * @returns the files that the page asks for instead, the address of the code, and the props of forms that wake by themselves
 */
export function takeIslandCode(page: PageSource): { files: BuiltFile[]; code: string[]; ahead: string[] } {
  const files: BuiltFile[] = [];
  const ahead: string[] = [];
  const wakers = page.elements('script').filter(isWaker);
  const code = builtFile('_astro/islands', 'js', wakers.map(({ text }) => text).join('\n'));
  for (const script of wakers) page.remove(script);
  if (wakers.length > 0) files.push(code);
  for (const island of page.elements('astro-island')) {
    if (!island.isOwn) continue;
    const props = island.attributes.get('props') ?? '';
    const { value } = JSON.parse(island.attributes.get('opts') ?? '{}');
    // Nothing that wakes islands reads them.
    page.removeAttribute(island, 'uid');
    page.setAttribute(island, 'opts', JSON.stringify({ value }));
    if (props.length <= mostCharacters) continue;
    const file = builtFile('_astro/props', 'js', `export default ${JSON.stringify(props)}`);
    files.push(file);
    if (value === 'idle') ahead.push(file.address);
    page.renameAttribute(island, 'props', 'data-props', file.address);
  }
  return { files, code: wakers.length > 0 ? [code.address] : [], ahead };
}

const isWaker = ({ isOwn, attributes, text }: SourceElement) =>
  isOwn && attributes.size === 0 && /customElements\.define\("astro-island"|\bself\.Astro\b/.test(text);

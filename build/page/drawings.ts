import { html, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { withTokenValues } from '#src/art/token-values.ts';
import { type BuiltFile, builtFile } from './built-file.ts';
import { escaped, type PageSource } from './page-source.ts';

const maxInlineCharacters = 1_000;

const dependsOnPage =
  /currentColor|<(?:text|title|a|use|image|style|script|foreignObject)\b|\s(?:class|style|data-(?!kit)[\w-]+|aria-labelledby|xlink:href|href)=|var\(--(?!color-)[\w-]+\)/;

const skippedTags = new Set(['template', 'noscript']);

/**
 * Replaces large drawings of a page with images, lazy below the first section.
 * @param colours content of src/styles/colours.css
 * @returns the image files
 */
export function extractDrawings(page: PageSource, colours: string): BuiltFile[] {
  const drawings: BuiltFile[] = [];
  for (const { element, isFirst } of drawingsIn(page.document)) {
    const at = element.sourceCodeLocation;
    if (!at?.startTag) continue;
    const source = page.source.slice(at.startOffset, at.endOffset);
    const inner = page.source.slice(at.startTag.endOffset, at.endOffset);
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
    // Images are clipped at their edges.
    const isOverEdges = /\boverflow-visible\b/.test(attributes.get('class') ?? '');
    if (source.length <= maxInlineCharacters || isOverEdges || dependsOnPage.test(inner)) continue;
    const [, , width = '', height = ''] = attributes.get('viewBox')?.split(/\s+/) ?? [];
    if (!width || !height) continue;
    const drawing = createDrawingFile(attributes, inner, colours);
    drawings.push(drawing);
    const own = {
      src: drawing.address,
      alt: attributes.get('aria-label') ?? '',
      ...(attributes.has('class') && { class: attributes.get('class') ?? '' }),
      width,
      height,
      ...(!isFirst && { loading: 'lazy' }),
      decoding: 'async',
    };
    const text = Object.entries(own).map(([name, value]) => ` ${name}="${escaped(value)}"`);
    page.replace(at.startOffset, at.endOffset, `<img${text.join('')}>`);
  }
  return drawings;
}

function* drawingsIn(
  parent: Tree.ParentNode,
  isFirst = false,
  isReact = false,
): Generator<{ element: Tree.Element; isFirst: boolean }> {
  const isMain = 'tagName' in parent && parent.tagName === 'main';
  let index = 0;
  for (const element of parent.childNodes) {
    if (!('tagName' in element) || skippedTags.has(element.tagName)) continue;
    const isDrawing = element.tagName === 'svg' && element.namespaceURI === html.NS.SVG;
    if (isDrawing && !isReact) yield { element, isFirst };
    else if (!isDrawing) {
      // React does not check the content of its slots against the markup.
      const isReacts = element.tagName === 'astro-island' || (isReact && element.tagName !== 'astro-slot');
      yield* drawingsIn(element, isFirst || (isMain && index === 0), isReacts);
    }
    index++;
  }
}

function createDrawingFile(attributes: Map<string, string>, inner: string, colours: string): BuiltFile {
  const ids = new Map<string, string>();
  for (const [, id = ''] of inner.matchAll(/ id="([^"]+)"/g)) ids.set(id, `d${ids.size}`);
  const named = inner
    .replace(/ id="([^"]+)"/g, (_, id: string) => ` id="${ids.get(id)}"`)
    .replace(/url\(#([^)]+)\)/g, (all, id: string) => (ids.has(id) ? `url(#${ids.get(id)})` : all));
  const kept = [
    'viewBox',
    'preserveAspectRatio',
    'fill',
    'stroke',
    'stroke-width',
    'stroke-linecap',
    'stroke-linejoin',
  ]
    .filter((name) => attributes.has(name))
    .map((name) => ` ${name}="${attributes.get(name)}"`);
  const svg = withTokenValues(`<svg xmlns="http://www.w3.org/2000/svg"${kept.join('')}>${named}`, colours);
  return builtFile('art/drawing', 'svg', svg);
}

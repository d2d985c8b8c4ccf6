import { basename } from 'node:path';
import subsetFont from 'subset-font';
import type { LateFace } from '#src/frame/painted.ts';
import { createMatcher, type Element } from './first-screen.ts';
import type { PageSource } from './page-source.ts';

export type SiteFaces = Map<string, Buffer>;

/** OpenType features that browsers apply to English text; `rvrn` changes the bar of a bold dollar sign. */
const defaultFeatures = 'calt ccmp clig kern liga mark mkmk rclt rlig rvrn'.split(' ');
const showsFigures = createMatcher('.figures, .figures *, :has(.figures)');

type ExtractedFaces = {
  late: LateFace[];
  first: string;
};

/**
 * Starts font preloads (`data-face`) after the first paint. Embeds the font with `data-first` (a selector), reduced to
 * the letters that it needs on the first screen.
 */
export async function extractFaces(
  page: PageSource,
  firstScreen: Element[],
  faces: SiteFaces,
): Promise<ExtractedFaces> {
  const extracted: ExtractedFaces = { late: [], first: '' };
  for (const link of page.findElements('link')) {
    const family = link.attributes.get('data-face');
    if (!family) continue;
    const address = link.attributes.get('href') ?? '';
    const weight = link.attributes.get('data-weight') ?? '';
    extracted.late.push({ family, weight, address });
    const selector = link.attributes.get('data-first');
    const placed = selector ? firstScreen.filter(createMatcher(selector)) : [];
    const letters = collectCharacters(placed);
    if (letters) {
      const file = faces.get(basename(address));
      if (!file) throw new Error(`The font ${address} was not built`);
      const options = {
        keepFeatures: [...defaultFeatures, ...(placed.some(showsFigures) ? ['tnum'] : [])],
        dropTables: ['STAT', 'GDEF'],
      };
      const named = await subsetFont(file, letters, { ...options, targetFormat: 'truetype' });
      const cut = await subsetFont(clearNameTable(named), letters, { ...options, targetFormat: 'woff2' });
      extracted.first = `@font-face{font-family:"${family} First";src:url(data:font/woff2;base64,${cut.toString('base64')});font-weight:${weight}}`;
    }
    page.remove(link);
  }
  return extracted;
}

function clearNameTable(face: Buffer): Buffer {
  const nameless = Buffer.from(face);
  const tables = nameless.readUInt16BE(4);
  for (let at = 12; at < 12 + 16 * tables; at += 16) {
    if (nameless.toString('latin1', at, at + 4) !== 'name') continue;
    const emptyTable = Buffer.from([0, 0, 0, 0, 0, 6]);
    emptyTable.copy(nameless, nameless.readUInt32BE(at + 8));
    nameless.writeUInt32BE(emptyTable.length, at + 12);
  }
  return nameless;
}

function collectCharacters(elements: Element[]): string {
  const texts = elements.map(getText).join('');
  return [...new Set(texts)].toSorted().join('').trim();
}

function getText(element: Element): string {
  return element.children
    .map((node) => ('children' in node ? getText(node as Element) : 'data' in node ? node.data : ''))
    .join('');
}

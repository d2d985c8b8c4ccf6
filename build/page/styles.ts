import { basename } from 'node:path';
import postcss from 'postcss';
import { type BuiltFile, createBuiltFile } from './built-file.ts';
import type { SiteCode } from './code.ts';
import { createCriticalStyles, isKeyframe } from './critical-styles.ts';
import type { Element } from './first-screen.ts';
import type { PageSource, SourceElement } from './page-source.ts';
import { createShortNames, type ShortNames } from './short-names.ts';

export type SiteStyles = Map<string, string>;

/** A finished style sheet: the file that loads after the first paint, and the parts that pages inline. */
type SiteSheet = {
  file: BuiltFile;
  names: ShortNames;
  critical: ReturnType<typeof createCriticalStyles>;
};

/**
 * Adds short names to utility classes; scripts use the long ones. Font faces move into the pages, because a second
 * declaration would cause a new layout of all text.
 */
export function finishSheet(css: string, code: SiteCode): SiteSheet {
  const sheet = postcss.parse(css);
  const names = createShortNames(sheet, code.values());
  const critical = createCriticalStyles(sheet, names);
  sheet.walkAtRules('font-face', (face) => void face.remove());
  sheet.walkRules((rule) => {
    if (!isKeyframe(rule)) rule.selector = names.selectorForScripts(rule.selector);
  });
  return { file: createBuiltFile('_astro/site', 'css', sheet.toString()), names, critical };
}

/** Also moves the page's own style elements, which HTML does not allow in the body. */
export function extractStyles(
  page: PageSource,
  firstScreen: Element[],
  face: string,
  sheets: Map<string, SiteSheet>,
): SiteSheet | undefined {
  const pageStyles = page
    .findElements('style')
    .filter(({ isOwn, attributes }) => isOwn && attributes.size === 0);
  const [link, ...others] = page.findElements('link').filter(isStyleSheetLink);
  if (others.length > 0) throw new Error('A page has more than one style sheet');
  const href = link?.attributes.get('href') ?? '';
  const sheet = sheets.get(basename(href));
  if (link && !sheet) throw new Error(`The style sheet ${href} was not built`);
  let used = face;
  if (link && sheet) {
    used += sheet.critical(firstScreen);
    page.remove(link);
  }
  for (const style of pageStyles) {
    used += style.text;
    page.remove(style);
  }
  if (used) page.addToHead('style', used);
  if (sheet) page.addToHead('noscript', `<link rel="stylesheet" href="${sheet.file.address}">`);
  return sheet;
}

const isStyleSheetLink = ({ isOwn, attributes }: SourceElement) =>
  isOwn && attributes.get('rel') === 'stylesheet';

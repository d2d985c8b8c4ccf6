import { basename } from 'node:path';
import { createCriticalStyles } from './critical-styles.ts';
import type { Element } from './first-screen.ts';
import type { PageSource, SourceElement } from './page-source.ts';

/** The built site's style sheets, by file name. */
export type SiteStyles = Map<string, string>;

/**
 * Has a page's style sheet fetched once the page is painted, and puts what its first screen needs of it into the head, in one
 * element with the page's own plain styles: HTML allows none in the body, where Astro puts those of the islands.
 * Without script the sheet is fetched at once.
 * @returns what does so, and the address of the sheet, which src/frame/painted.ts fetches
 * @throws Error for a page with several style sheets, or one that was not built
 */
export function createStylesStep(styles: SiteStyles) {
  const critical = new Map(Array.from(styles, ([name, css]) => [name, createCriticalStyles(css)]));
  return (page: PageSource, firstScreen: Element[], face: string): string => {
    const own = page.elements('style').filter(({ isOwn, attributes }) => isOwn && attributes.size === 0);
    const [sheet, ...others] = page.elements('link').filter(isSheet);
    if (others.length > 0) throw new Error('A page has more than one style sheet');
    let used = face;
    let address = '';
    if (sheet) {
      address = sheet.attributes.get('href') ?? '';
      const pick = critical.get(basename(address));
      if (!pick) throw new Error(`The style sheet ${address} was not built`);
      used += pick(firstScreen, page.source);
      page.remove(sheet);
    }
    for (const style of own) {
      used += style.text;
      page.remove(style);
    }
    if (used) page.addToHead('style', used);
    if (sheet) page.addToHead('noscript', `<link rel="stylesheet" href="${address}">`);
    return address;
  };
}

/** @returns a style sheet as it follows the paint: faces stand in each page, and declared again they would have all text laid out anew */
export const afterPaint = (css: string): string => css.replace(/@font-face\s*\{[^}]*\}/g, '');

const isSheet = ({ isOwn, attributes }: SourceElement) => isOwn && attributes.get('rel') === 'stylesheet';

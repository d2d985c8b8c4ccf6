import { PurgeCSS } from 'purgecss';
import { namesOfCode, type SiteCode } from './code.ts';
import type { PageSource } from './page-source.ts';

/**
 * Leaves pages the styles that they or their scripts can use, in one element at the head's end: HTML allows none in the
 * body, where Astro puts those of the islands. A style that has attributes or is not the page's own stays as it is.
 */
export function createStylesStep(code: SiteCode): (page: PageSource) => Promise<void> {
  const wordsOfCode = new Map(Array.from(code, ([name, script]) => [name, wordsIn(script)]));
  return async (page) => {
    const words = wordsIn(page.source);
    for (const name of namesOfCode(page.source, code)) {
      for (const word of wordsOfCode.get(name) ?? []) words.add(word);
    }
    let used = '';
    for (const style of page.elements('style')) {
      if (!style.isOwn || style.attributes.size > 0) continue;
      used += await purge(style.text, [...words]);
      page.remove(style);
    }
    page.addToHead('style', used);
  };
}

async function purge(css: string, words: string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: 'all words of the page', extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: () => words,
    keyframes: true,
    // PurgeCSS takes what stands inside :has() and :not() for conditions of its own.
    // Without the second a rule that names nothing but a state (`:focus-visible`) is lost.
    safelist: { greedy: [/^(?:in|not|has|group-has|peer-has)-/], standard: [/^:/] },
    // State that components and browsers set as they go.
    dynamicAttributes: Array.from(css.matchAll(/\[([\w-]+)/g), ([, name]) => name ?? ''),
  });
  return result?.css ?? css;
}

/** Everything that could be a class, tag or attribute name: Tailwind's classes hold every sign but blanks and quotes. */
function wordsIn(text: string): Set<string> {
  const tags = Array.from(text.matchAll(/<([a-z][\w-]*)/g), ([, tag]) => tag ?? '');
  const plain = text.replaceAll('&amp;', '&').replaceAll('&gt;', '>');
  return new Set([...tags, ...plain.split(/[\s"'`\\]+/)]);
}

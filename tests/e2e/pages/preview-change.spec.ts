import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from '@playwright/test';
import type * as PageChange from '#desk/words/preview/page-change.ts';
import { builtPages } from '#tests/support/pages/built-pages.ts';
import { seededRandom } from '#tests/support/run/seeded-random.ts';

type Kind = 'text' | 'attribute' | 'list' | 'mark-up' | 'island' | 'address' | 'section';
type Step = { kinds: Kind[]; seeds: number[] };
declare global {
  var pageChanges: typeof PageChange;
}

const few = ['text', 'text', 'text', 'attribute', 'list', 'mark-up'] as const;
const more = ['island', 'address', 'section'] as const;
const stepsEach = 12;

function walk([page, steps]: [string, Step[]]): string[] {
  const parse = (source: string) => new DOMParser().parseFromString(source, 'text/html');
  const sourceOf = (document: Document) => document.documentElement.outerHTML;
  const seenOf = (document: Document) => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const unseen of body.querySelectorAll('title, meta, script, noscript')) unseen.remove();
    return body.innerHTML;
  };
  const own = 'astro-island, script, style, template, noscript, title';
  const all = (document: Document, css: string) =>
    [...document.body.querySelectorAll(css)].filter((element) => !element.closest(own));
  const edits: Record<Kind, (document: Document, at: number) => boolean> = {
    text(document, at) {
      const texts = all(document, '*').flatMap((element) =>
        [...element.childNodes].filter(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
      );
      const text = texts[at % texts.length];
      if (text) text.nodeValue = `<b>${at}</b> & “${text.nodeValue?.slice(0, at % 7)}”`;
      return text !== undefined;
    },
    attribute(document, at) {
      const labelled = all(document, '[aria-label], [alt]');
      const element = labelled[at % labelled.length];
      element?.setAttribute(element.hasAttribute('alt') ? 'alt' : 'aria-label', `"${at}" & more`);
      return element !== undefined;
    },
    list(document, at) {
      const lists = all(document, 'ul, ol').filter(
        (list) =>
          list.children.length > 1 &&
          ![...list.querySelectorAll('*')].some((one) => !/^(?:LI|SPAN|B|P)$/.test(one.tagName)),
      );
      const list = lists[at % lists.length];
      if (at % 3 === 0) list?.lastElementChild?.remove();
      else if (at % 3 === 1) list?.append(list.children[0]?.cloneNode(true) ?? '');
      else list?.prepend(list.lastElementChild ?? '');
      return list !== undefined;
    },
    'mark-up'(document, at) {
      const plain = all(document, 'p').filter(({ children }) => children.length === 0);
      const paragraph = plain[at % plain.length];
      if (paragraph) paragraph.innerHTML = `one <b>${at}</b><br>two`;
      return paragraph !== undefined;
    },
    island(document, at) {
      const islands = document.body.querySelectorAll('astro-island');
      const island = islands[at % islands.length];
      island?.setAttribute('props', `{"n":[0,${at}]}`);
      return island !== undefined;
    },
    address(document, at) {
      const links = all(document, 'a[href]');
      links[at % links.length]?.setAttribute('href', `/elsewhere-${at}`);
      return links.length > 0;
    },
    section(document, at) {
      const sections = all(document, 'main > section');
      sections[at % sections.length]?.remove();
      return sections.length > 0;
    },
  };
  const faults: string[] = [];
  let source = sourceOf(parse(page));
  let live = parse(source);
  for (const { kinds, seeds } of steps) {
    const edited = parse(source);
    const made = kinds.filter((kind, index) => edits[kind](edited, seeds[index] ?? 0));
    const after = sourceOf(edited);
    const changes = globalThis.pageChanges.pageChange(source, after);
    const isMore = made.some((kind) => kind === 'island' || kind === 'address' || kind === 'section');
    if (changes === null) {
      if (!isMore) faults.push(`${made}: loaded, though only words changed`);
      live = parse(after);
    } else {
      if (isMore) faults.push(`${made}: not loaded`);
      if (!globalThis.pageChanges.applyChange(live, changes)) faults.push(`${made}: could not be made`);
      if (seenOf(live) !== seenOf(parse(after))) faults.push(`${made}: another page than a loaded one`);
    }
    source = after;
  }
  return faults;
}

test('however words are edited, the page that becomes the next one is the page that would have been loaded', async ({
  page,
}) => {
  const random = seededRandom();
  const module = stripTypeScriptTypes(readFileSync('desk/words/preview/page-change.ts', 'utf8'));
  await page.addScriptTag({
    content: `${module.replaceAll(/^export /gm, '')}; globalThis.pageChanges = { pageChange, applyChange };`,
  });
  for (const { path, html } of builtPages()) {
    const steps = Array.from({ length: stepsEach }, (): Step => {
      const kinds = Array.from({ length: 1 + random.below(4) }, (): Kind => random.pick(few));
      if (random.below(5) === 0) kinds.push(random.pick(more));
      return { kinds, seeds: kinds.map(() => random.below(10_000)) };
    });
    expect(await page.evaluate(walk, [html, steps] as [string, Step[]]), path).toEqual([]);
  }
});

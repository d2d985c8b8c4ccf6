import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { selectAll } from 'css-select';
import { innerText } from 'domutils';
import { parse as parseHtml } from 'parse5';
import { adapter, type Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';
import { parse as parseYaml } from 'yaml';
import { builtPages } from '#tests/support/built-pages.ts';

type Fact = { text: string } | { count: { css: string; is: number } };

const facts: Record<string, Fact[]> = Object.assign(
  {},
  ...readdirSync('tests/facts').map((file) => parseYaml(readFileSync(`tests/facts/${file}`, 'utf8'))),
);
const pages = builtPages().map(({ path, html }) => ({
  path,
  document: parseHtml(html, { treeAdapter: adapter }),
}));

const select = (document: Tree['document'], css: string) =>
  selectAll<Tree['node'], Tree['element']>(css, document);

/** The words of an element, those of closed answers and other tabs too: a visitor can read them. */
const wordsOf = (document: Tree['document'], css: string) =>
  innerText(select(document, css)).replace(/\s+/g, ' ');

test('every page has a title and a description of its own', () => {
  const titles = pages.map(({ document }) => wordsOf(document, 'head > title'));
  const descriptions = pages.map(
    ({ document }) => select(document, 'head > meta[name=description]')[0]?.attribs.content ?? '',
  );
  for (const words of [titles, descriptions]) {
    assert.ok(!words.includes(''));
    assert.deepEqual([...new Set(words)], words);
  }
});

test('no link of any page is dead, anchors included', () => {
  const dead: string[] = [];
  for (const { path, document } of pages) {
    for (const { attribs } of select(document, 'a[href]')) {
      const { href = '' } = attribs;
      if (/^(https?:|mailto:|tel:)/.test(href)) continue;
      const { pathname, hash } = new URL(href, `https://site.example${path}`);
      const target = pages.find((page) => page.path === pathname);
      if (!target || (hash && select(target.document, `[id="${hash.slice(1)}"]`).length === 0))
        dead.push(`${path}: ${href}`);
    }
  }
  assert.deepEqual(dead, []);
});

test('no page is a dead end: what lies between header and footer leads on to another', () => {
  // A form that is its page's purpose leads on by itself.
  const on = 'main a[href]:not([href^="#"]), main astro-island[opts*="idle"]';
  const ends = pages.filter(({ document }) => select(document, on).length === 0);
  assert.deepEqual(
    ends.map(({ path }) => path),
    [],
  );
});

for (const [path, list] of Object.entries(facts)) {
  test(`${path} states every fact of the specification`, () => {
    const document = pages.find((page) => page.path === path)?.document;
    assert.ok(document, 'no such page');
    const words = wordsOf(document, 'body');
    for (const fact of list) {
      if ('text' in fact) assert.ok(words.includes(fact.text), fact.text);
      else assert.equal(select(document, fact.count.css).length, fact.count.is, fact.count.css);
    }
  });
}

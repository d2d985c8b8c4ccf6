import assert from 'node:assert/strict';
import { test } from 'node:test';
import { selectAll } from 'css-select';
import { parse } from 'parse5';
import { adapter, type Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';
import { site } from '#site.config';
import { builtPages } from '#tests/support/built-pages.ts';

const pages = builtPages().map(({ path, html }) => ({
  path,
  document: parse(html, { treeAdapter: adapter, scriptingEnabled: false }),
}));

/** What a node says; elements that follow each other stay words of their own. */
function textOf(node: Tree['node']): string {
  if ('data' in node) return node.nodeType === 3 ? node.data : '';
  if ('name' in node && /^(?:script|style)$/.test(node.name)) return '';
  return node.children.map(textOf).join(' ');
}

/** The words of each element that a selector finds on any page, with the page's path. */
const wordsOf = (css: string) =>
  pages.flatMap(({ path, document }) =>
    selectAll<Tree['node'], Tree['element']>(css, document).map((element) => ({
      path,
      words: textOf(element).replace(/\s+/g, ' ').trim(),
    })),
  );

const numerals =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety';
/** The two moulds that headings fall into by themselves. */
const moulded = new RegExp(`^(?:[$\\d]|(?:${numerals}|hundred|thousand|what|who|why)\\b)`, 'i');

/** What the specification writes with a typewriter's marks. */
const fixed = ["I'm a Brand", "I'm a Creator", "Do's and don'ts", "Children's Privacy"];

test('few headings begin with a number or with What, Who or Why', () => {
  const headings = wordsOf('main h1, main h2');
  assert.ok(headings.length > 150, `${headings.length}`);
  const found = headings.filter(({ words }) => moulded.test(words));
  assert.ok(found.length <= 35, found.map(({ path, words }) => `${path}: ${words}`).join('\n'));
});

test('no turn of phrase is a habit of the whole site', () => {
  const all = wordsOf('main')
    .map(({ words }) => words)
    .join('\n');
  for (const turn of [/, not\b/g, /\bnobody\b/gi, /\bsomebody\b/gi])
    assert.ok([...all.matchAll(turn)].length <= 10, `${turn}`);
});

test('apostrophes and quotation marks are typographic outside what the specification fixes', () => {
  const straight = wordsOf('body').flatMap(({ path, words }) => {
    const own = fixed.reduce((rest, text) => rest.replaceAll(text, ''), words);
    return Array.from(own.matchAll(/.{0,30}['"].{0,30}/g), ([found]) => `${path}: ${found}`);
  });
  assert.deepEqual(straight, []);
});

test('the strategy call has one name, but for those that the specification gives it and the short one of the phone’s bar', () => {
  const others = ['Book Your Free Strategy Call', 'Schedule Free Strategy Call', 'Book a free call'];
  const names = wordsOf(`a[href="${site.links.scheduling}"]`).map(({ words }) =>
    words.replace(/ \(opens in a new tab\)$/, ''),
  );
  assert.deepEqual(
    [...new Set(names)].filter((name) => !others.includes(name)),
    ['Book a free strategy call'],
  );
});

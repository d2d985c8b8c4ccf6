import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { selectAll } from 'css-select';
import { innerText } from 'domutils';
import { parse } from 'parse5';
import { adapter, type Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';
import { builtFile } from '#tests/support/built-pages.ts';

const pages = [
  ['/index.html', 3],
  ['/case-studies.html', 6],
] as const;

const documentOf = (page: string) => parse(builtFile(page).toString(), { treeAdapter: adapter });
const select = (document: Tree['document'], css: string) =>
  selectAll<Tree['node'], Tree['element']>(css, document);

test('without script a show is an ordered list: time, cue, sentence, viewers, sold', () => {
  for (const [page, brands] of pages) {
    const lists = select(documentOf(page), '[data-show-player] .show-minutes ol');
    assert.equal(lists.length, brands, page);
    for (const list of lists) {
      const lines = selectAll<Tree['node'], Tree['element']>('li', list).map((line) => innerText([line]));
      assert.equal(lines.length, 6);
      for (const line of lines)
        assert.match(line, /^0[01]:\d\d.+\.\s.+\. [\d,]+ watching, \d+ \w.*, \$\d+$/s);
    }
  }
});

test('a show is played by at most 2.5 KB of script and 2 KB of data', () => {
  const size = (path: string) => builtFile(`${path}.br`).length;
  const [player = '', ...others] = readdirSync('dist/shows').filter((name) => name.endsWith('.js'));
  assert.deepEqual(others, []);
  assert.ok(size(`/shows/${player}`) <= 2560, `player ${size(`/shows/${player}`)}`);
  const shows = readdirSync('dist/shows').filter((name) => name.endsWith('.json'));
  assert.equal(shows.length, 6);
  for (const show of shows) assert.ok(size(`/shows/${show}`) <= 2048, `${show} ${size(`/shows/${show}`)}`);
});

test('what the player of a page fetches is there', () => {
  for (const [page, brands] of pages) {
    const picks = select(documentOf(page), '[data-pick][data-show]');
    assert.equal(picks.length, brands);
    for (const { attribs } of picks) {
      for (const address of [attribs['data-show'], attribs['data-scene']]) builtFile(address ?? '');
    }
  }
});

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { showTextsSchema } from '#src/content/schemas/show.ts';
import { builtFile } from '#tests/support/pages/built-pages.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { documentOf, select, textsOf } from '#tests/support/pages/page-document.ts';

const pages = [
  ['/index.html', 3],
  ['/case-studies.html', 6],
] as const;

const documentAt = (page: string) => documentOf(builtFile(page).toString());

const { watching } = contentOf('show-player', showTextsSchema);

test('lists the marked minutes without JavaScript', () => {
  for (const [page, brands] of pages) {
    const document = documentOf(builtFile(page).toString(), false);
    const lists = select(document, '[data-show-player] .show-minutes ol');
    assert.equal(lists.length, brands, page);
    for (const list of lists) {
      const lines = textsOf(list, 'li');
      assert.equal(lines.length, 6);
      for (const line of lines)
        assert.match(line, new RegExp(`^0[01]:\\d\\d.+\\. .+ [\\d,]+ ${watching}, \\d+ \\S.*, \\$\\d+$`));
    }
  }
});

test('plays a show with at most 2.5 KB of script and 3 KB of data', () => {
  const size = (path: string) => builtFile(`${path}.br`).length;
  const [player = '', ...others] = readdirSync('dist/shows').filter((name) => name.endsWith('.js'));
  assert.deepEqual(others, []);
  assert.ok(size(`/shows/${player}`) <= 2560, `player ${size(`/shows/${player}`)}`);
  const shows = readdirSync('dist/shows').filter((name) => name.endsWith('.json'));
  assert.equal(shows.length, 6);
  for (const show of shows) assert.ok(size(`/shows/${show}`) <= 3072, `${show} ${size(`/shows/${show}`)}`);
});

test('contains every file that the player requests in the build', () => {
  for (const [page, brands] of pages) {
    const picks = select(documentAt(page), '[data-pick][data-show]');
    assert.equal(picks.length, brands);
    for (const { attribs } of picks) {
      for (const address of [attribs['data-show'], attribs['data-scene']]) builtFile(address ?? '');
    }
  }
});

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { showTextsSchema } from '#src/content/schemas/show.ts';
import { readBuiltFile } from '#tests/support/pages/built-pages.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { parsePage, select, textsOf } from '#tests/support/pages/page-document.ts';

const playerPages = [
  ['/index.html', 3],
  ['/case-studies.html', 6],
] as const;

const readDocument = (page: string) => parsePage(readBuiltFile(page).toString());

const { watching } = contentOf('show-player', showTextsSchema);

test('lists the marked minutes without JavaScript', () => {
  for (const [page, brands] of playerPages) {
    const document = parsePage(readBuiltFile(page).toString(), false);
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
  const compressedSize = (path: string) => readBuiltFile(`${path}.br`).length;
  const [player = '', ...others] = readdirSync('dist/shows').filter((name) => name.endsWith('.js'));
  assert.deepEqual(others, []);
  assert.ok(compressedSize(`/shows/${player}`) <= 2560, `player ${compressedSize(`/shows/${player}`)}`);
  const shows = readdirSync('dist/shows').filter((name) => name.endsWith('.json'));
  assert.equal(shows.length, 6);
  for (const show of shows)
    assert.ok(compressedSize(`/shows/${show}`) <= 3072, `${show} ${compressedSize(`/shows/${show}`)}`);
});

test('builds every file that the player requests', () => {
  for (const [page, brands] of playerPages) {
    const picks = select(readDocument(page), '[data-pick][data-show]');
    assert.equal(picks.length, brands);
    for (const { attribs } of picks) {
      for (const address of [attribs['data-show'], attribs['data-scene']]) readBuiltFile(address ?? '');
    }
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { site } from '#site.config';
import { textsOnAllPages } from '#tests/support/pages/page-document.ts';

const numerals =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety';
const numberOrQuestionPattern = new RegExp(
  `^(?:[$\\d]|(?:${numerals}|hundred|thousand|what|who|why)\\b)`,
  'i',
);

test('starts only a few headings with a number or with What, Who or Why', () => {
  const headings = textsOnAllPages('main h1, main h2');
  assert.ok(headings.length > 150, `${headings.length}`);
  const found = headings.filter(({ words }) => numberOrQuestionPattern.test(words));
  assert.ok(found.length <= 35, found.map(({ path, words }) => `${path}: ${words}`).join('\n'));
});

test('avoids overused phrases across the site', () => {
  const all = textsOnAllPages('main')
    .map(({ words }) => words)
    .join('\n');
  for (const turn of [/, not\b/g, /\bnobody\b/gi, /\bsomebody\b/gi])
    assert.ok([...all.matchAll(turn)].length <= 10, `${turn}`);
});

test('uses one label for the strategy call everywhere, except where another is specified', () => {
  const others = ['Book Your Free Strategy Call', 'Schedule Free Strategy Call', 'Book a free call'];
  const names = textsOnAllPages(`a[href="${site.links.scheduling}"]`).map(({ words }) =>
    words.replace(/ \(opens in a new tab\)$/, ''),
  );
  assert.deepEqual(
    [...new Set(names)].filter((name) => !others.includes(name)),
    ['Book a free strategy call'],
  );
});

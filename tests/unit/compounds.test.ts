import assert from 'node:assert/strict';
import { test } from 'node:test';
import { preventBreaksInCompounds } from '#build/page/compounds.ts';
import { PageSource } from '#build/page/page-source.ts';

function preventBreaks(html: string): string {
  const page = new PageSource(`<!doctype html><html><head></head><body>${html}</body></html>`);
  preventBreaksInCompounds(page);
  return page.toString();
}
const onOneLine = (words: string) => `<span class="one-line">${words}</span>`;

test('keeps ranges and hyphenated words on one line, with their punctuation', () => {
  assert.ok(
    preventBreaks('<p>Every 3-5 minutes, 30–90 days, $80k-$120k, a next-day brief.</p>').includes(
      `<p>Every ${onOneLine('3-5')} minutes, ${onOneLine('30–90')} days, ${onOneLine('$80k-$120k,')} a ${onOneLine('next-day')} brief.</p>`,
    ),
  );
});

test('allows line breaks in long compounds, and ignores dashes between spaces', () => {
  for (const words of ['minute-by-minute', '9 AM - 6 PM', 'Monday – Friday', 'hello@cue-light.example']) {
    assert.ok(preventBreaks(`<p>${words}</p>`).includes(`<p>${words}</p>`), words);
  }
});

test('leaves islands, illustrations and flex items unchanged', () => {
  for (const html of [
    '<astro-island><p>3-5</p></astro-island>',
    '<svg><text>3-5</text></svg>',
    '<a class="px-2 inline-flex">3-5</a>',
    '<p class="lg:flex">3-5</p>',
    '<p title="3-5">of &#x27;a&#x27;</p>',
  ]) {
    assert.ok(preventBreaks(html).includes(html), html);
  }
});

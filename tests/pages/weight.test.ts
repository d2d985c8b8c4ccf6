import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { takeDrawings } from '#build/page/drawings.ts';
import { PageSource } from '#build/page/page-source.ts';
import { builtPages } from '#tests/support/built-pages.ts';
import { documentOf, select } from '#tests/support/page-document.ts';

const colours = readFileSync('src/styles/colours.css', 'utf8');
const kilobytes = (html: string) => brotliCompressSync(html).length / 1024;
/** The two with a show to play. */
const withShow = new Set(['home', 'case-studies']);

test('a document is at most 16.5 KB as sent, one with a show to play 21.5, and nineteen are one flight of 14', () => {
  const weights = builtPages().map(({ route, html }) => ({ route, weight: kilobytes(html) }));
  for (const { route, weight } of weights)
    assert.ok(weight <= (withShow.has(route) ? 21.5 : 16.5), `${route}: ${weight.toFixed(1)} KB`);
  assert.ok(weights.filter(({ weight }) => weight <= 14).length >= 19);
});

test('a page has at most 920 elements, one with a show to play 1,080, and most at most 700', () => {
  const counts = builtPages().map(({ route, html }) => ({
    route,
    count: select(documentOf(html), '*').length,
  }));
  for (const { route, count } of counts)
    assert.ok(count <= (withShow.has(route) ? 1_080 : 920), `${route}: ${count}`);
  assert.ok(counts.filter(({ count }) => count <= 700).length >= 23);
});

test('no page brings a large drawing that could be an image', () => {
  for (const { route, html } of builtPages())
    assert.deepEqual(takeDrawings(new PageSource(html), colours), [], route);
});

test('what lies below the first screen is of the kinds that the styles hold back by name', () => {
  for (const { route, html } of builtPages()) {
    const below = select(documentOf(html), 'main > :nth-child(n + 3):not(#call-bar, script)');
    const others = below.map(({ name }) => name).filter((name) => !/^(?:section|article|ul)$/.test(name));
    assert.deepEqual(others, [], route);
  }
});

test('every face is declared in each page, and none in the sheet that follows its paint', () => {
  const sheets = readdirSync('dist/_astro').filter((name) => name.endsWith('.css'));
  assert.ok(sheets.length > 0);
  for (const name of sheets)
    assert.ok(!readFileSync(`dist/_astro/${name}`, 'utf8').includes('@font-face'), name);
  const facesOf = (html: string) => html.match(/@font-face\{font-family:(?!"[^"]* First")[^}]*\}/g) ?? [];
  const [first, ...others] = builtPages().map(({ html }) => facesOf(html).join());
  assert.ok(first?.includes('unicode-range:U+A1'), 'the letters of few names too');
  for (const faces of others) assert.equal(faces, first);
});

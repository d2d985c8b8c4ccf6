import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readBuiltPages } from '#tests/support/pages/built-pages.ts';
import { parsePage, select } from '#tests/support/pages/page-document.ts';
import { measurePages } from '#tests/support/pages/page-weights.ts';

const pages = measurePages();

// These limits leave room for longer texts. tests/specification/delivered checks the delivered texts.
test('keeps documents within 17.3 KB, or 20.9 KB with a show', () => {
  for (const { route, hasShow, kilobytes } of pages)
    assert.ok(kilobytes <= (hasShow ? 20.9 : 17.3), `${route}: ${kilobytes.toFixed(1)} KB`);
});

test('keeps pages within 740 elements, or 810 with a show, and most pages within 700', () => {
  for (const { route, hasShow, elements } of pages)
    assert.ok(elements <= (hasShow ? 810 : 740), `${route}: ${elements}`);
  assert.ok(pages.filter(({ elements }) => elements <= 700).length >= 21);
});

test('uses only section, article and ul elements below the first screen', () => {
  for (const { route, html } of readBuiltPages()) {
    const below = select(parsePage(html), 'main > :nth-child(n + 3):not(#call-bar, script)');
    const others = below.map(({ name }) => name).filter((name) => !/^(?:section|article|ul)$/.test(name));
    assert.deepEqual(others, [], route);
  }
});

test('declares every font face in each page and none in the deferred style sheet', () => {
  const sheets = readdirSync('dist/_astro').filter((name) => name.endsWith('.css'));
  assert.ok(sheets.length > 0);
  for (const name of sheets)
    assert.ok(!readFileSync(`dist/_astro/${name}`, 'utf8').includes('@font-face'), name);
  const findFontFaces = (html: string) =>
    html.match(/@font-face\{font-family:(?!"[^"]* First")[^}]*\}/g) ?? [];
  const [first, ...others] = readBuiltPages().map(({ html }) => findFontFaces(html).join());
  assert.ok(first?.includes('unicode-range:U+A1'), 'the letters of few names too');
  for (const faces of others) assert.equal(faces, first);
});

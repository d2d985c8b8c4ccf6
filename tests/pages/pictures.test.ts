import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { glyphWidths, measureTitle } from '#src/content/sharing-title/title-width.ts';
import { type BuiltPage, readBuiltFile, readBuiltPages } from '#tests/support/pages/built-pages.ts';

function findInlineDrawings(html: string): string[] {
  const drawings: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: tag, index } of html.matchAll(/<svg\b|<\/svg>/g)) {
    if (tag === '<svg' && depth++ === 0) start = index;
    if (tag === '</svg>' && --depth === 0) drawings.push(html.slice(start, index));
  }
  return drawings;
}

function findDrawings({ html }: BuiltPage): string[] {
  const files = new Set(Array.from(html.matchAll(/src="(\/art\/[^"]+\.svg)"/g), ([, path]) => path ?? ''));
  return [...findInlineDrawings(html), ...Array.from(files, (path) => readBuiltFile(path).toString())];
}

const hasPart = (drawing: string, part: string) => drawing.includes(`data-kit="${part}"`);

function countRingLightBottles(page: BuiltPage): number {
  return findDrawings(page).filter((drawing) => hasPart(drawing, 'ring-light') && hasPart(drawing, 'bottle'))
    .length;
}

test('shows the drawing of the bottle in the ring light at most once per page, and on at most five pages', () => {
  const counts = readBuiltPages()
    .map((page) => ({ route: page.route, drawn: countRingLightBottles(page) }))
    .filter(({ drawn }) => drawn > 0);
  assert.ok(
    counts.some(({ route }) => route === 'home'),
    'the stage on home still shows it',
  );
  assert.ok(counts.length <= 5, counts.map(({ route }) => route).join(', '));
  assert.deepEqual(
    counts.filter(({ drawn }) => drawn > 1),
    [],
  );
});

test('shows no illustration of the home page on the network page', () => {
  const findFiles = (route: string) => {
    const page = readBuiltPages().find((one) => one.route === route);
    return Array.from(page?.html.matchAll(/src="\/art\/([\w.-]+)"/g) ?? [], ([, name]) => name);
  };
  const again = findFiles('creator-network').filter((name) => findFiles('home').includes(name));
  assert.ok(findFiles('creator-network').length >= 6);
  assert.deepEqual(again, []);
});

test('gives every closing section its own illustration', () => {
  const drawings = readBuiltPages().flatMap(({ html }) =>
    Array.from(html.matchAll(/src="\/art\/(closings-[\w-]+)\./g), ([, name]) => name),
  );
  assert.equal(drawings.length, 7);
  assert.equal(new Set(drawings).size, 7);
});

test('does not set scroll timelines in the animation shorthand, which browsers reject', () => {
  const shorthand = /animation:[^;}]*\b(?:view|scroll)\(/;
  assert.deepEqual(
    readBuiltPages()
      .filter(({ html }) => shorthand.test(html))
      .map(({ path }) => path),
    [],
  );
  assert.ok(readBuiltPages().some(({ html }) => /animation-timeline:\s*view\(/.test(html)));
});

function measureDrawnWidth(line: string): number {
  const font = { fontFiles: ['.generated/fonts/display.ttf'], loadSystemFonts: false };
  const text = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9999 2000"><text y="1000" font-family="Archivo SemiBold" font-size="1000" letter-spacing="-25">${text}</text></svg>`;
  return new Resvg(svg, { font }).getBBox()?.width ?? 0;
}

test('measures titles with the glyph widths and kerning of the font of the sharing images', () => {
  const none = measureDrawnWidth('HH');
  const own = new Map(
    Array.from(glyphWidths.keys(), (character) => [character, measureDrawnWidth(`H${character}H`) - none]),
  );
  const shown = [...glyphWidths.keys()].filter((character) => /[!-~–—‘’“”]/.test(character));
  for (const [character, width] of glyphWidths)
    assert.ok(Math.abs((own.get(character) ?? 0) - width) <= 1, character);
  for (const first of shown)
    for (const second of shown) {
      const drawn = measureDrawnWidth(`H${first}${second}H`) - none;
      const judged = 1000 * (measureTitle(`H${first}${second}H`) - measureTitle('HH'));
      assert.ok(Math.abs(drawn - judged) <= 3, `${first}${second}: ${drawn} ${judged}`);
    }
  assert.ok(shown.length >= 100);
});

test('publishes pictures without camera metadata', async () => {
  const names = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:jpg|png|webp|avif)$/.test(name),
  );
  assert.ok(names.length > 20);
  for (const name of names) {
    const { exif, xmp, iptc } = await sharp(join('dist', name)).metadata();
    assert.deepEqual([exif, xmp, iptc], [undefined, undefined, undefined], name);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import postcss from 'postcss';
import { createPageFinisher } from '#build/page/finish.ts';
import { createShortNames } from '#build/page/short-names.ts';
import { finishSheet } from '#build/page/styles.ts';

const createRule = (selector: string) => `${selector}{color:red}`;
const createSheet = (...utilities: string[]) =>
  `@layer components{${createRule('.card')}${createRule('.b')}}@layer utilities{${utilities.map(createRule).join('')}}`;
const shortenNames = (css: string, ...scripts: string[]) => createShortNames(postcss.parse(css), scripts);

test('shortens utility classes in style sheet order and keeps component classes', () => {
  const names = shortenNames(createSheet('.flex', '.mt-2\\.5', '.lg\\:flex'));
  assert.equal(names.classes('lg:flex card  mt-2.5\nflex'), 'd card c a', 'b is taken');
  assert.equal(names.selector('.card>.lg\\:flex:not(.flex)'), '.card > .d:not(.a)');
  const many = shortenNames(createSheet(...Array.from({ length: 60 }, (_, index) => `.u-${index}`)));
  assert.deepEqual(['u-50', 'u-51', 'u-52'].map(many.classes), ['Z', 'aa', 'ab']);
});

test('fails the build on an unknown class that equals a short name', () => {
  assert.throws(() => shortenNames(createSheet('.flex')).classes('card a'), /The class a has no rule/);
});

test('keeps long class names in the style sheet for elements created by scripts', () => {
  const { selectorForScripts } = shortenNames(
    createSheet('.group', '.under', '.quiet', '.quiet:hover'),
    'h("a",{className:`group under`})',
  );
  assert.equal(selectorForScripts('.under'), '.c, .under');
  assert.equal(selectorForScripts('.quiet:hover'), '.d:hover');
  assert.equal(
    selectorForScripts('.group:hover .under'),
    ':is(.a, .group):hover .c, :is(.a, .group):hover .under',
  );
  assert.equal(
    selectorForScripts('.under:where(.group *)'),
    '.c:where(:is(.a, .group) *), .under:where(:is(.a, .group) *)',
  );
  assert.equal(selectorForScripts('.card>p'), '.card>p');
});

test('keeps special characters in a long class name', () => {
  const long = [
    '.bg-ink\\/80',
    '.\\[\\.on_\\&\\]\\:hid',
    '.\\32 xl\\:flex',
    ".before\\:content-\\[\\'a\\'\\]::before",
  ];
  const { selectorForScripts } = shortenNames(createSheet(...long), "'bg-ink/80 [.on_&]:hid 2xl:flex'");
  for (const selector of long) assert.equal(selectorForScripts(selector).split(', ').at(-1), selector);
});

test('uses the same short names in the page, inline styles and style sheet', async () => {
  const css = createSheet('.flex', '.on', '.off');
  const code = new Map([['one.js', 'x("on")']]);
  const policy = `<meta http-equiv="content-security-policy" content="style-src 'self'">`;
  const body = '<main class="flex"><astro-island opts="{}"><b class="on card">x</b></astro-island></main>';
  const finish = await createPageFinisher({ code, styles: new Map([['s.css', css]]), faces: new Map() });
  const { html } = await finish(
    `<!doctype html><html><head>${policy}<link rel="stylesheet" href="/_astro/s.css"></head><body>${body}</body></html>`,
  );
  assert.ok(html.includes('<main class="a"><astro-island opts="{}"><b class="c card">'));
  assert.match(html, /@layer utilities\{\.a\{color:red\}\.c\{color:red\}\}/);
  const { file } = finishSheet(css, code);
  assert.ok(html.includes(file.address));
  assert.match(file.text, /@layer utilities\{\.a\{color:red\}\.c, \.on\{color:red\}\.d\{color:red\}\}/);
});

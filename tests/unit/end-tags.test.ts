import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse, serialize } from 'parse5';
import { omitEndTags } from '#build/page/end-tags.ts';
import { PageSource } from '#build/page/page-source.ts';
import { seededRandom } from '#tests/support/run/seeded-random.ts';

const pageOf = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;

/** A body without the end tags that a parser adds by itself. */
function omitted(body: string): string {
  const page = new PageSource(pageOf(body));
  omitEndTags(page);
  return page.toString().slice(pageOf('').indexOf('</body>'), -'</body></html>'.length);
}

test('end tags that a parser adds by itself are left out', () => {
  assert.equal(
    omitted('<ul><li><p>a</p><p>b</p></li><li>c</li></ul><dl><div><dt>d</dt><dd>e</dd></div></dl>'),
    '<ul><li><p>a<p>b<li>c</ul><dl><div><dt>d<dd>e</div></dl>',
  );
});

test('empty parts of a drawing are closed in their start tag', () => {
  assert.equal(
    omitted('<svg><g><path d="M0 0"></path></g></svg><b></b>'),
    '<svg><g><path d="M0 0"/></g></svg><b></b>',
  );
});

for (const body of [
  '<ul><li>a</li> <li>b</li><!-- c --></ul>',
  '<p>a</p>b<p>c</p><span>d</span>',
  '<a href="/"><p>a</p></a><x-island><p>b</p></x-island>',
]) {
  test(`all stay in ${body}`, () => assert.equal(omitted(body), body));
}

test('a page is the same tree without them, whatever it holds', () => {
  const { below, pick } = seededRandom();
  const inline = () => pick(['text', ' ', '<!-- -->', '<b>bold</b>', '<br>', '<x-slot>slot</x-slot>']);
  const some = (make: () => string) => Array.from({ length: below(4) }, make).join('');
  const block = (depth: number): string => {
    const inside = () => (depth > 0 && below(5) < 3 ? block(depth - 1) : inline());
    const item = (...tags: string[]) => {
      const tag = pick(tags);
      return `<${tag}>${some(inside)}</${tag}>${below(5) === 0 ? pick([' ', '<!-- -->']) : ''}`;
    };
    return pick([
      () => `<p>${some(inline)}</p>`,
      () => `<ul>${some(() => item('li'))}</ul>`,
      () => `<dl>${some(() => item('dt', 'dd'))}</dl>`,
      () => `<dl><div>${some(() => item('dt', 'dd'))}</div></dl>`,
      () =>
        `<table><thead><tr>${some(() => item('th'))}</tr></thead><tbody><tr>${some(() => item('td', 'th'))}</tr></tbody></table>`,
      () => `<select>${some(() => `<option>${pick(['', 'a'])}</option>`)}</select>`,
      () => `<x-island>${some(inside)}</x-island>`,
      () => `<noscript>${some(inside)}</noscript>`,
      () => `<template>${some(inside)}</template>`,
      () =>
        `<svg>${some(() => pick(['<path></path>', '<g><rect id="a"></rect></g>', '<text>a</text>']))}</svg>`,
      () => `<a href="/">${some(() => `<p>${some(inline)}</p>`)}</a>`,
      () => `<div>${some(inside)}</div>`,
    ])();
  };
  const treeOf = (html: string, scriptingEnabled: boolean) => serialize(parse(html, { scriptingEnabled }));
  let saved = 0;
  for (let page = 0; page < 500; page++) {
    const body = some(() => block(4));
    // As a parser reads it: what is drawn by dice may be no tree that a page can hold.
    const whole = treeOf(pageOf(body), false);
    const source = new PageSource(whole);
    omitEndTags(source);
    const less = source.toString();
    saved += whole.length - less.length;
    assert.equal(treeOf(less, false), whole, body);
  }
  assert.ok(saved > 5_000, `${saved} characters left out`);
});

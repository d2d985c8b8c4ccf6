import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { PageSource } from '#build/page/page-source.ts';
import { readBuiltFile, readBuiltPages } from '#tests/support/pages/built-pages.ts';
import { frame } from '#tests/support/pages/frame-texts.ts';

const pages = [...readBuiltPages(), { path: '/404', html: readBuiltFile('/404.html').toString() }];

function findPolicySources(html: string): string[] {
  const policy = new PageSource(html)
    .findElements('meta')
    .find(({ attributes }) => attributes.get('http-equiv') === 'content-security-policy');
  const directives = (policy?.attributes.get('content') ?? '').split(';').map((one) => one.trim());
  assert.ok(directives.includes("default-src 'self'"));
  return directives
    .filter((directive) => !directive.startsWith('connect-src'))
    .flatMap((directive) => directive.split(/\s+/).slice(1))
    .filter((source) => !source.startsWith("'sha256-"));
}

test('restricts every page to its own origin by Content-Security-Policy', () => {
  for (const { path, html } of pages) {
    assert.ok(html.includes(frame.footer.loads), path);
    assert.deepEqual([...new Set(findPolicySources(html))].toSorted(), ["'none'", "'self'", 'data:'], path);
  }
});

test('references no files on other hosts on any page', () => {
  for (const { path, html } of pages) {
    const files = [
      'script',
      'img',
      'video',
      'source',
      'audio',
      'iframe',
      'link',
      'use',
      'image',
      'track',
    ].flatMap((tag) =>
      new PageSource(html)
        .findElements(tag)
        .filter(({ attributes }) => attributes.get('rel') !== 'canonical')
        .flatMap(({ attributes }) =>
          ['src', 'srcset', 'poster', 'href'].map((name) => attributes.get(name) ?? ''),
        ),
    );
    assert.deepEqual(
      files.filter((file) => /^(?:[a-z]+:)?\/\//i.test(file)),
      [],
      path,
    );
  }
});

test('uses no cookies in any script', () => {
  const scripts = globSync('dist/**/*.js');
  assert.ok(scripts.length > 10);
  for (const file of [...scripts, ...globSync('dist/**/*.html')])
    assert.doesNotMatch(readFileSync(file, 'utf8'), /document\.cookie|cookieStore/, file);
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { documents } from '#src/content/documents.ts';
import { validate } from '#src/content/validate.ts';
import { routeIds } from '#src/routes.ts';

function findMessages(id: string, title: string): string[] {
  const { file, schema } = documents.get(id) ?? assert.fail(`src/content/documents.ts has no ${id}`);
  const own = parse(readFileSync(`src/content/${file}`, 'utf8'));
  const problems = validate(schema, { ...own, head: { ...own.head, title } });
  assert.ok(problems.every(({ path }) => `${path}` === 'head,title'));
  return problems.map(({ message }) => message);
}

test('rejects a title too long for the sharing image, on every page that has one', () => {
  for (const id of routeIds) {
    const [message, ...others] = findMessages(id, `A ${'supercalifragilistic'.repeat(3)} day`);
    assert.match(message ?? '', /^This does not fit into the picture/, id);
    assert.deepEqual(others, []);
  }
  assert.deepEqual(findMessages('not-found', 'W'.repeat(60)), []);
});

test('accepts 70 characters of common words, and other scripts', () => {
  for (const id of routeIds) {
    for (const title of [
      'Live selling for brands that would rather sell on screen than in shops',
      'A “quoted” title’s café – 40% more 🎬 шоу',
    ])
      assert.deepEqual(findMessages(id, title), [], id);
  }
});

test('checks the length of a very long title within two seconds', () => {
  const began = performance.now();
  assert.deepEqual(findMessages('careers', 'a b '.repeat(25_000)), ['At most 70 characters, now 99999.']);
  assert.deepEqual(findMessages('careers', 'a '.repeat(35)), []);
  assert.ok(performance.now() - began < 2_000);
});

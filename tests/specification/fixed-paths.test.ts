import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { site } from '#site.config';
import { type ContentPath, fixedPaths, isFixed } from '#src/content/fixed.ts';
import { typeset } from '#src/content/typeset.ts';
import { facts } from '#tests/support/pages/facts.ts';

type Leaf = { path: ContentPath; text: string };

const documents: Record<string, unknown> = { site };
for (const file of globSync('src/content/{.,pages}/*.yaml'))
  documents[basename(file, '.yaml')] = typeset(parse(readFileSync(file, 'utf8')));

function findLeaves(content: unknown, path: ContentPath = []): Leaf[] {
  if (typeof content !== 'object' || content === null) return [{ path, text: String(content) }];
  const inside = Object.entries(content).flatMap(([key, value]) => findLeaves(value, [...path, key]));
  return Array.isArray(content) ? [{ path, text: '' }, ...inside] : inside;
}

const findFixedLeaves = (document: string) =>
  findLeaves(documents[document]).filter(({ path }) => isFixed(document, path));

function isCovered(fact: string, texts: string[]): boolean {
  if (texts.some((text) => text.includes(fact))) return true;
  const longestFirst = texts.filter(Boolean).toSorted((a, b) => b.length - a.length);
  return !/[\p{L}\d]/u.test(longestFirst.reduce((left, text) => left.replaceAll(text, ''), fact));
}

test('finds a text at every fixed path', () => {
  const dead = Object.entries(fixedPaths).flatMap(([document, patterns]) => {
    const paths = findLeaves(documents[document]).map(({ path }) => path.join('.'));
    return patterns
      .filter((pattern) => {
        const shape = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`);
        return !paths.some((path) => shape.test(path));
      })
      .map((pattern) => `${document}: ${pattern}`);
  });
  assert.deepEqual(dead, []);
});

for (const { route, path, texts } of facts) {
  test(`protects every specified fact on ${path} with a fixed path`, () => {
    const fixed = [route, 'forms', 'frame', 'site'].flatMap(findFixedLeaves).map(({ text }) => text);
    assert.deepEqual(
      texts.filter((fact) => !isCovered(fact, fixed)),
      [],
    );
  });
}

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { documents } from '#src/content/documents.ts';
import { typeset } from '#src/content/typeset.ts';

type Values = Record<string, unknown>;

function readContent(id: string): unknown {
  const source = documents.get(id) ?? assert.fail(`no document ${id}`);
  const content = parse(readFileSync(`src/content/${source.file}`, 'utf8'));
  return source.isTypeset ? typeset(content) : content;
}

function valueAt(content: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined) return content;
  const values = Object(content) as Values;
  if (key !== '*') return valueAt(values[key], rest);
  const found = Object.entries(values).map(([name, inside]) => [name, valueAt(inside, rest)]);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

/**
 * Adds a test for each title in a YAML file, which compares values in content documents with expected ones.
 * @param file lists the document, path and expected value for each title; `*` in a path stands for every key
 * that has a value
 */
export function testFixedTexts(file: string): void {
  const titles: Record<string, Record<string, Values>> = parse(readFileSync(file, 'utf8'));
  for (const [title, fixed] of Object.entries(titles))
    test(title, () => {
      for (const [id, expected] of Object.entries(fixed)) {
        const content = readContent(id);
        const actual = Object.keys(expected).map((path) => [path, valueAt(content, path.split('.'))]);
        assert.deepEqual(Object.fromEntries(actual), expected);
      }
    });
}

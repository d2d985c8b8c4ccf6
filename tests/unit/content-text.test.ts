import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { isScalar, parse, parseDocument, visit } from 'yaml';
import { readDocument, writeDocument } from '#server/content/text/write-document.ts';
import type { Patch } from '#shared/desk/working-copy.ts';

const files = globSync('src/content/**/*.yaml').toSorted();

type ScalarAtPath = { path: (string | number)[]; value: unknown };

function findScalars(value: unknown, path: (string | number)[] = []): ScalarAtPath[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => findScalars(one, [...path, index]));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) => findScalars(one, [...path, key]));
  return [{ path, value }];
}

function removeValues(text: string): string {
  const ranges: [number, number][] = [];
  visit(parseDocument(text), {
    Scalar: (key, node) => {
      if (key === 'key' || !isScalar(node) || !node.range) return;
      const [from, to] = node.range;
      // The line break at the end of a `|` block is not part of the value.
      ranges.push([from, from + text.slice(from, to).trimEnd().length]);
    },
  });
  return ranges.toReversed().reduce((rest, [from, to]) => `${rest.slice(0, from)}\0${rest.slice(to)}`, text);
}

const changeValue = (value: unknown): unknown =>
  typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${value}: "it's" # new`;

const toPatches = (places: ScalarAtPath[]): Patch[] => places.map(({ path, value }) => ({ path, value }));

test('edits and restores every value in every content file without changing the rest', (context) => {
  let count = 0;
  let same = 0;
  for (const file of files) {
    const before = readFileSync(file, 'utf8');
    const places = findScalars(readDocument(before));
    const edited = writeDocument(
      before,
      toPatches(places.map(({ path, value }) => ({ path, value: changeValue(value) }))),
    );
    assert.equal(removeValues(edited), removeValues(before), file);
    const back = writeDocument(edited, toPatches(places));
    assert.equal(removeValues(back), removeValues(before), file);
    assert.deepEqual(readDocument(back), readDocument(before));
    same += back === before ? 1 : 0;
    count += places.length;
  }
  context.diagnostic(`${count} values of ${files.length} files, ${same} of them byte for byte`);
  assert.ok(count > 4_500);
  assert.ok(same > 0);
});

test('reorders and restores lists in every content file, and adds and removes an item', (context) => {
  let count = 0;
  const findLists = (
    value: unknown,
    path: (string | number)[] = [],
  ): { path: (string | number)[]; list: unknown[] }[] =>
    Array.isArray(value)
      ? [{ path, list: value }, ...value.flatMap((one, index) => findLists(one, [...path, index]))]
      : typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, one]) => findLists(one, [...path, key]))
        : [];
  for (const file of files) {
    const before = readFileSync(file, 'utf8');
    for (const { path, list } of findLists(readDocument(before))) {
      count += 1;
      if (count % 9 > 0) continue;
      const round = list.map((_, index) => index).toReversed();
      const turned = writeDocument(before, [{ path, order: round, added: {} }]);
      assert.equal(writeDocument(turned, [{ path, order: round, added: {} }]), before, `${file} ${path}`);
      const last = list.at(-1) ?? 'A first item';
      const longer = writeDocument(before, [
        { path, order: [...round.toReversed(), '+new'], added: { '+new': last } },
      ]);
      assert.equal(longer.startsWith(before.slice(0, 20)), true);
      const shorter = writeDocument(longer, [{ path, order: round.toReversed(), added: {} }]);
      assert.equal(shorter, before, `${file} ${path}`);
    }
  }
  context.diagnostic(`${Math.floor(count / 9)} lists of ${files.length} files`);
});

const naughtyTexts = [
  '<script>alert(1)</script>',
  '{}',
  '---',
  '...',
  '&a',
  '*a',
  '!!js/function x',
  '%YAML 1.1',
  'a: b',
  'a #b',
  '# a',
  '- a',
  '? a',
  '| a',
  '> a',
  '[a',
  'a]',
  '}, {',
  'true',
  'null',
  '~',
  '1e3',
  '0x10',
  '2026-11-23',
  '=',
  '<<',
  "'",
  '"',
  "''",
  '\\',
  '\\n',
  'a\tb',
  '\ta',
  'a\nb',
  'a\r\nb\n',
  ' a ',
  '',
  '🎬 تجربة 中文 \u200b\u200d',
  '\u0001\u0085\u2028\ufeff',
  'javascript:alert(1)',
  'x'.repeat(100_000),
  'word '.repeat(20_000),
];

describe('writing content files', () => {
  const sample = `# head
plain: a # stays
single: 'it''s: x'
double: "a: b"
literal: |-
  one
  two
folded: >
  three
  four

flow: { label: One, values: [1, two, 'three'] }
list:
  # about one
  - one
  - two # of two
items:
  - name: A
    note: x

  # the second
  - { name: B }
last: end
`;
  const paths = [
    ['plain'],
    ['single'],
    ['double'],
    ['literal'],
    ['folded'],
    ['flow', 'label'],
    ['flow', 'values', 1],
    ['list', 1],
    ['items', 0, 'name'],
    ['items', 1, 'name'],
    ['last'],
  ];
  for (const path of paths) {
    test(`reads back ${path.join('.')} as typed`, () => {
      for (const value of naughtyTexts) {
        const written = writeDocument(sample, [{ path, value }]);
        assert.equal(removeValues(written), removeValues(sample), value.slice(0, 40));
        assert.equal(
          findScalars(readDocument(written)).find((one) => `${one.path}` === `${path}`)?.value,
          value,
        );
      }
    });
  }

  test('reads back a new item and a new property as typed', () => {
    for (const value of naughtyTexts) {
      const written = writeDocument(sample, [
        { path: ['items'], order: [1, '+a', 0], added: { '+a': { name: value, inner: { list: [value] } } } },
        { path: ['list'], order: ['+b'], added: { '+b': value } },
        { path: ['flow', 'more'], value },
        { path: ['items', 0, 'more'], value },
      ]);
      assert.deepEqual(readDocument(written), {
        plain: 'a',
        single: "it's: x",
        double: 'a: b',
        literal: 'one\ntwo',
        folded: 'three four\n',
        flow: { label: 'One', values: [1, 'two', 'three'], more: value },
        list: [value],
        items: [
          { name: 'B' },
          { name: value, inner: { list: [value] } },
          { name: 'A', note: 'x', more: value },
        ],
        last: 'end',
      });
    }
  });

  test('quotes text that YAML 1.1 reads as dates, numbers or booleans', () => {
    for (const value of ['2026-11-23', '2026-11-23 10:00:00', '0b11', '1_000', '12:30:45', 'yes', 'off']) {
      const written = writeDocument(sample, [
        { path: ['plain'], value },
        { path: ['flow', 'label'], value },
        { path: ['items'], order: [0, '+a'], added: { '+a': { name: value, inner: { list: [value] } } } },
      ]);
      const { plain, flow, items } = parse(written, { schema: 'yaml-1.1' });
      const [, added] = items;
      assert.deepEqual([plain, flow.label, added], [value, value, { name: value, inner: { list: [value] } }]);
    }
  });

  test('moves list items with the comments above them', () => {
    const written = writeDocument(sample, [{ path: ['items'], order: [1, 0], added: {} }]);
    assert.match(written, / {2}# the second\n {2}- \{ name: B \}\n {2}- name: A\n {4}note: x\n/);
    assert.match(
      writeDocument(sample, [{ path: ['list'], order: [1, 0], added: {} }]),
      / {2}- two # of two\n {2}- one\n/,
    );
  });

  test('removes a property without changing the others', () => {
    const written = writeDocument(sample, [
      { path: ['items', 0, 'note'] },
      { path: ['flow', 'label'] },
      { path: ['plain'] },
    ]);
    assert.equal(
      written,
      sample.replace('    note: x\n', '').replace('label: One, ', '').replace('plain: a # stays\n', ''),
    );
  });
});

test('keeps a JSON file as JSON', () => {
  const text =
    '{\n  "brand": "cuelight",\n  "offices": [\n    { "city": "Austin" },\n    { "city": "Bern" }\n  ]\n}\n';
  const written = writeDocument(
    text,
    [
      { path: ['brand'], value: 'no: "quotes"' },
      { path: ['offices'], order: [1, '+a'], added: { '+a': { city: 'Ulm' } } },
    ],
    'json',
  );
  assert.deepEqual(JSON.parse(written), {
    brand: 'no: "quotes"',
    offices: [{ city: 'Bern' }, { city: 'Ulm' }],
  });
});

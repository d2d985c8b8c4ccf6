import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { parse } from 'yaml';
import { copyOf, documentOf, type Path, type Step, valueAt, withValue } from '#shared/desk/working-copy.ts';
import { documents } from '#src/content/documents.ts';
import { judge } from '#src/content/judge.ts';
import { emptyOf, type Field, fieldOf, shapeFor } from './field.ts';

const all = [...documents].map(([id, { file, schema }]) => {
  const value: unknown = parse(readFileSync(`src/content/${file}`, 'utf8'));
  return { id, schema, value, field: fieldOf(schema, value) };
});

type Place = { path: Path; field: Field; value: unknown };

function places(field: Field, value: unknown, path: Path = []): Place[] {
  const here = { path, field, value };
  const of = (value ?? {}) as Record<Step, unknown>;
  if (field.kind === 'either') return [here, ...places(shapeFor(field, value), value, path).slice(1)];
  if (field.kind === 'group') {
    const parts = field.parts.flatMap(({ key, field: part }) =>
      of[key] === undefined ? [] : places(part, of[key], [...path, key]),
    );
    return [here, ...parts];
  }
  if (field.kind === 'list') {
    const members = Array.isArray(value) ? value : [];
    return [here, ...members.flatMap((member, at) => places(field.item, member, [...path, at]))];
  }
  return [here];
}

function scalars(value: unknown, path: Path = []): string[] {
  if (typeof value !== 'object' || value === null) return [JSON.stringify(path)];
  return Object.entries(value).flatMap(([key, inner]) =>
    scalars(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const isLeaf = ({ field: { kind } }: Place) => !['group', 'list', 'either'].includes(kind);

test('has a field for every text and figure of every document', () => {
  assert.ok(all.length >= 39);
  for (const { id, field, value } of all) {
    const held = places(field, value)
      .filter(isLeaf)
      .flatMap((place) => scalars(place.value, place.path));
    assert.deepEqual(held.toSorted(), scalars(value).toSorted(), id);
  }
});

test('labels fields in words, without duplicates among siblings', () => {
  for (const { id, field, value } of all) {
    for (const { field: one, path } of places(field, value)) {
      const at = `${id} ${path.join('.')}: ${one.label}`;
      assert.match(one.label, /^[\p{Lu}\d]/u, at);
      assert.doesNotMatch(one.label, /[_{}]/, at);
      if (one.kind !== 'group') continue;
      const labels = one.parts.map((part) => part.field.label);
      assert.equal(new Set(labels).size, labels.length, `${at}: ${labels}`);
    }
  }
});

test('leaves no change when a value is changed and restored, in every field', () => {
  let count = 0;
  for (const { id, field, value } of all) {
    let copy = copyOf(value, []);
    for (const place of places(field, value).filter(isLeaf)) {
      const changed = withValue(copy, place.path, 'typed');
      assert.equal(valueAt(changed, place.path), 'typed', `${id} ${place.path.join('.')}`);
      copy = withValue(changed, place.path, place.value);
      assert.equal(copy.patches.size, 0, `${id} ${place.path.join('.')}`);
      count += 1;
    }
    assert.deepEqual(documentOf(copy), value, id);
  }
  assert.ok(count > 4_000, `${count} fields`);
});

test('judges an emptied list without a crash', () => {
  for (const { schema, field, value } of all) {
    const copy = copyOf(value, []);
    for (const { field: one, path } of places(field, value))
      if (one.kind === 'list' || one.kind === 'numbers') judge(schema, documentOf(withValue(copy, path, [])));
  }
});

test('limits the length of a chart that the build draws step by step', () => {
  const { schema, value } = all.find(({ id }) => id === 'live-selling-best-practices') ?? assert.fail();
  const long = withValue(copyOf(value, []), ['repeat', 'minutes'], 1_000_000_000);
  assert.deepEqual(judge(schema, documentOf(long)), [{ path: ['repeat', 'minutes'], words: '180 or less.' }]);
});

test('accepts the content files, and reports an incomplete new item without a crash', () => {
  for (const { id, schema, field, value } of all) {
    assert.deepEqual(judge(schema, value), [], id);
    for (const { field: list, path } of places(field, value)) {
      if (list.kind !== 'list' || list.max !== undefined) continue;
      const members = path.reduce<unknown>((of, step) => (of as Record<string, unknown>)[step], value);
      const longer = withValue(copyOf(value, []), path, [...(members as unknown[]), emptyOf(list.item)]);
      for (const { words } of judge(schema, documentOf(longer))) {
        assert.match(words, /^[A-Z{].*[.?!]$/, `${id} ${path.join('.')}: ${words}`);
      }
    }
  }
});

test('a picture is chosen from those of its kind, and keeps the one that stands there', () => {
  const about = all.find(({ id }) => id === 'about') as (typeof all)[number];
  const value = structuredClone(about.value) as { team: { members: { picture: { file: string } }[] } };
  const files = () => {
    const field = fieldOf(about.schema, value);
    const place = places(field, value).find(({ path }) => path.join('.') === 'team.members.0.picture.file');
    return place?.field.kind === 'choice' ? place.field.options.map((option) => option.value) : [];
  };
  assert.ok(files().includes('people/amara.svg') && files().every((file) => file.startsWith('people/')));
  const upload = `uploads/${'0a'.repeat(32)}.jpg`;
  Object.assign(value.team.members[0]?.picture ?? {}, { file: upload });
  assert.ok(files().includes(upload));
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { parse } from 'yaml';
import {
  applyPatches,
  documentOf,
  type Path,
  type Step,
  valueAt,
  withValue,
} from '#shared/desk/working-copy.ts';
import { documents } from '#src/content/documents.ts';
import { findPictureKind } from '#src/content/picture-kind.ts';
import { validate } from '#src/content/validate.ts';
import { pictureFiles } from '#src/pictures/picture-files.ts';
import { emptyValue, type Field, fieldFromSchema, isPicture, matchingShape } from './field.ts';

const allDocuments = [...documents].map(([id, { file, schema }]) => {
  const value: unknown = parse(readFileSync(`src/content/${file}`, 'utf8'));
  return { id, schema, value, field: fieldFromSchema(schema, value) };
});

type FieldEntry = { path: Path; field: Field; value: unknown };

function listFields(field: Field, value: unknown, path: Path = []): FieldEntry[] {
  const here = { path, field, value };
  const of = (value ?? {}) as Record<Step, unknown>;
  if (field.kind === 'either')
    return [here, ...listFields(matchingShape(field, value), value, path).slice(1)];
  if (field.kind === 'group') {
    const parts = field.parts.flatMap(({ key, field: part }) =>
      of[key] === undefined ? [] : listFields(part, of[key], [...path, key]),
    );
    return [here, ...parts];
  }
  if (field.kind === 'list') {
    const members = Array.isArray(value) ? value : [];
    return [here, ...members.flatMap((member, at) => listFields(field.item, member, [...path, at]))];
  }
  return [here];
}

function listScalars(value: unknown, path: Path = []): string[] {
  if (typeof value !== 'object' || value === null) return [JSON.stringify(path)];
  return Object.entries(value).flatMap(([key, inner]) =>
    listScalars(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const isLeafEntry = ({ field: { kind } }: FieldEntry) => !['group', 'list', 'either'].includes(kind);

test('shows a field for every text and number in every document', () => {
  assert.ok(allDocuments.length >= 39);
  for (const { id, field, value } of allDocuments) {
    const held = listFields(field, value)
      .filter(isLeafEntry)
      .flatMap((place) => listScalars(place.value, place.path));
    assert.deepEqual(held.toSorted(), listScalars(value).toSorted(), id);
  }
});

test('gives every field a readable label that is unique among its siblings', () => {
  for (const { id, field, value } of allDocuments) {
    for (const { field: one, path } of listFields(field, value)) {
      const at = `${id} ${path.join('.')}: ${one.label}`;
      assert.match(one.label, /^[\p{Lu}\d]/u, at);
      assert.doesNotMatch(one.label, /[_{}]/, at);
      if (one.kind !== 'group') continue;
      const labels = one.parts.map((part) => part.field.label);
      assert.equal(new Set(labels).size, labels.length, `${at}: ${labels}`);
    }
  }
});

test('records no change after a value is edited and restored, in every field', () => {
  let count = 0;
  for (const { id, field, value } of allDocuments) {
    let copy = applyPatches(value, []);
    for (const place of listFields(field, value).filter(isLeafEntry)) {
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

test('validates an empty list without crashing', () => {
  for (const { schema, field, value } of allDocuments) {
    const copy = applyPatches(value, []);
    for (const { field: one, path } of listFields(field, value))
      if (one.kind === 'list' || one.kind === 'numbers')
        validate(schema, documentOf(withValue(copy, path, [])));
  }
});

test('limits the number of minutes in a chart', () => {
  const { schema, value } =
    allDocuments.find(({ id }) => id === 'live-selling-best-practices') ?? assert.fail();
  const long = withValue(applyPatches(value, []), ['repeat', 'minutes'], 1_000_000_000);
  assert.deepEqual(validate(schema, documentOf(long)), [
    { path: ['repeat', 'minutes'], message: '180 or less.' },
  ]);
});

test('accepts the content files and validates an incomplete new list item without crashing', () => {
  for (const { id, schema, field, value } of allDocuments) {
    assert.deepEqual(validate(schema, value), [], id);
    for (const { field: list, path } of listFields(field, value)) {
      if (list.kind !== 'list' || list.max !== undefined) continue;
      const members = path.reduce<unknown>((of, step) => (of as Record<string, unknown>)[step], value);
      const longer = withValue(applyPatches(value, []), path, [
        ...(members as unknown[]),
        emptyValue(list.item),
      ]);
      for (const { message } of validate(schema, documentOf(longer))) {
        assert.match(message, /^[A-Z{].*[.?!]$/, `${id} ${path.join('.')}: ${message}`);
      }
    }
  }
});

test('shows a picture field for every picture in every document', () => {
  let count = 0;
  for (const { id, schema, field, value } of allDocuments) {
    for (const { field: one, path, value: picture } of listFields(field, value)) {
      if (typeof picture !== 'object' || picture === null || !('file' in picture)) continue;
      const at = `${id} ${path.join('.')}`;
      assert.ok(one.kind === 'group' && isPicture(one), at);
      const file = one.parts.find(({ key }) => key === 'file')?.field;
      if (file?.kind === 'film-file') continue;
      assert.ok(file?.kind === 'picture-file' && file.width > 0, at);
      assert.ok(
        pictureFiles.some((name) => name.startsWith(`${file.folder}/`)),
        at,
      );
      assert.equal(findPictureKind(schema, path), file.folder, at);
      count += 1;
    }
  }
  assert.ok(count > 60, `${count} pictures`);
});

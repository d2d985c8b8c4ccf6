import assert from 'node:assert/strict';
import test from 'node:test';
import { z } from 'zod';
import { applyPatches, documentOf, withMembers } from '#shared/desk/working-copy.ts';
import { clientIdSchema, clientsSchema } from '#src/content/schemas/clients.ts';
import { urlNameSchema } from '#src/content/schemas/shared.ts';
import { validate } from '#src/content/validate.ts';
import { emptyValue, fieldFromSchema } from './field.ts';
import { isNewId } from './new-key.ts';
import { toUrlName } from './url-name.ts';

test('derives a URL slug from a title', () => {
  assert.equal(toUrlName('Café Niño & Sons’ 2nd shop!', []), 'cafe-nino-and-sons-2nd-shop');
  assert.equal(toUrlName('北光', []), 'entry');
});

test('appends the next free number to a slug that is taken', () => {
  assert.equal(toUrlName('Larch', ['larch', 'larch-2']), 'larch-3');
});

test('accepts a derived slug as a client id', () => {
  const published = { items: [{ id: 'oko', name: 'OKO', mark: { file: 'marks/oko.svg', alt: 'OKO' } }] };
  const added = { ...published.items[0], id: toUrlName('7 Sons', ['oko']), name: '7 Sons' };
  const copy = withMembers(applyPatches(published, []), ['items'], [0, '+a'], { '+a': added });
  assert.deepEqual(validate(clientsSchema, documentOf(copy)), []);
});

test('hides the client id field and derives the id from the name', () => {
  const field = fieldFromSchema(clientsSchema, undefined);
  assert.ok(field.kind === 'group');
  const list = field.parts[0]?.field;
  assert.ok(list?.kind === 'list' && list.item.kind === 'group');
  const [id, name] = list.item.parts.map((part) => part.field);
  assert.ok(id?.kind === 'text' && id.isHidden && name?.kind === 'text');
  assert.equal(name.urlNameKey, 'id');
  const empty = emptyValue(list.item) as { id: unknown; name: unknown };
  assert.ok(isNewId(empty.id) && clientIdSchema.safeParse(empty.id).success);
  assert.equal(empty.name, '');
});

test('offers the names of clients and case studies as options', () => {
  const schema = z.strictObject({ client: clientIdSchema, case: urlNameSchema.meta({ choices: 'cases' }) });
  const field = fieldFromSchema(schema, undefined, {
    clients: { oko: 'OKO' },
    cases: { first: 'A first show' },
  });
  assert.ok(field.kind === 'group');
  assert.deepEqual(
    field.parts.map(({ field: part }) => part.kind === 'choice' && [part.options, part.document]),
    [
      [[{ value: 'oko', label: 'OKO' }], 'clients'],
      [[{ value: 'first', label: 'A first show' }], 'case-studies'],
    ],
  );
});

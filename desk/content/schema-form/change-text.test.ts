import assert from 'node:assert/strict';
import test from 'node:test';
import { z } from 'zod';
import { pictureOf } from '#src/content/schemas/picture.ts';
import { formatChange } from './change-text.ts';
import { fieldFromSchema } from './field.ts';

const text = z.string().min(1);
const schema = z.strictObject({
  head: z.strictObject({ title: text }),
  packages: z.strictObject({
    heading: text,
    items: z.array(
      z.strictObject({
        picture: pictureOf('people').optional(),
        name: text,
        price: text,
        features: z.array(text),
        popular: z.literal(true).optional(),
      }),
    ),
  }),
});
const published = {
  head: { title: 'Live production' },
  packages: {
    heading: 'Packages',
    items: [
      { name: 'Studio Lite', price: '$2,299', features: ['one', 'two', 'three'] },
      {
        name: 'Studio Pro',
        price: '$4,999',
        features: ['four', 'five', 'Live offer control'],
        popular: true,
      },
    ],
  },
};
const field = fieldFromSchema(schema, published);
const describeChange = (patch: Parameters<typeof formatChange>[2]) => formatChange(field, published, patch);

test('names a change after its section or list item', () => {
  assert.deepEqual(describeChange({ path: ['head', 'title'], value: 'Studio' }), {
    name: 'Search and sharing, title',
    before: 'Live production',
    after: 'Studio',
  });
  assert.deepEqual(describeChange({ path: ['packages', 'items', 0, 'price'], value: '$2,499' }), {
    name: 'Studio Lite, price',
    before: '$2,299',
    after: '$2,499',
  });
  assert.deepEqual(describeChange({ path: ['packages', 'items', 1, 'popular'], value: undefined }), {
    name: 'Studio Pro, most popular',
    before: 'yes',
    after: 'nothing',
  });
});

test('describes a changed picture and its focus point', () => {
  const picture = ['packages', 'items', 0, 'picture'];
  const site = describeChange({ path: [...picture, 'file'], value: 'people/host-coach.svg' });
  assert.deepEqual(site, { name: 'Studio Lite, picture', before: 'nothing', after: 'Host coach' });
  const upload = describeChange({ path: [...picture, 'file'], value: 'uploads/0123456789abcdef.jpg' });
  assert.equal(upload.after, 'an uploaded picture');
  assert.equal(
    describeChange({ path: [...picture, 'focus'], value: { x: 60, y: 35 } }).after,
    '60 % across, 35 % down',
  );
});

test('describes a reordered list with as few moves as possible', () => {
  const features = ['packages', 'items', 1, 'features'];
  assert.deepEqual(describeChange({ path: features, order: [2, 0, 1], added: {} }), {
    name: 'Studio Pro, features',
    moves: ['“Live offer control” moves up to position 1'],
  });
});

test('describes added and removed list items', () => {
  const order = ['+a', 1] as const;
  assert.deepEqual(
    describeChange({ path: ['packages', 'items'], order, added: { '+a': { name: 'Studio Plus' } } }),
    {
      name: 'Packages',
      moves: ['“Studio Plus” is new at position 1', '“Studio Lite” is removed'],
    },
  );
});

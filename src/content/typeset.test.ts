import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typeset } from './typeset.ts';

test('curls quotation marks toward their word', () => {
  assert.equal(
    typeset(`"Calms" is gone, ("feels calm") may stay.`),
    '“Calms” is gone, (“feels calm”) may stay.',
  );
  assert.equal(typeset(`The host's hands, the hosts' hands`), 'The host’s hands, the hosts’ hands');
  assert.equal(typeset(`She said "it's 'fresh'"`), 'She said “it’s ‘fresh’”');
});

test('typesets every string in a document and changes nothing else', () => {
  assert.deepEqual(typeset({ items: [{ note: "don't", count: 3, sample: true, empty: null }] }), {
    items: [{ note: 'don’t', count: 3, sample: true, empty: null }],
  });
});

test('leaves specified text unchanged', () => {
  assert.deepEqual(typeset({ label: "I'm a Brand", heading: "Do's and don'ts" }), {
    label: "I'm a Brand",
    heading: "Do's and don'ts",
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPlace, writePlace } from './address.ts';

const ada = '11111111-1111-4111-8111-111111111111';

test('writes and reads an address without loss', () => {
  const all = `?view=brands&form=contact_submissions&status=won&who=${ada}&q=larch+co&messages=1&sort=newest&page=3&full=1`;
  const place = readPlace(all);
  assert.deepEqual(place.filter, {
    view: 'brands',
    form: 'contact_submissions',
    status: 'won',
    who: ada,
    q: 'larch co',
    messages: '1',
    sort: 'newest',
  });
  assert.equal(writePlace(place, 'm-2291'), `/leads/m-2291${all}`);
  assert.equal(writePlace(place), `/leads${all.replace('&full=1', '')}`, 'nothing is full without a lead');
});

test('leaves defaults out of the address', () => {
  assert.equal(writePlace(readPlace('')), '/leads');
  assert.equal(writePlace(readPlace('?view=open&sort=due&page=1')), '/leads');
});

test('drops invalid values of an address before it asks the server', () => {
  const place = readPlace('?view=x&form=a%20b&status=gone&who=me%27--&messages=1&sort=up&page=-2&after=zz');
  assert.deepEqual(place, { filter: { view: 'open', sort: 'due' }, page: 1, isFull: false });
  assert.equal(readPlace('?page=1e9').page, 200);
  assert.equal(readPlace(`?q=${'x'.repeat(500)}`).filter.q?.length, 200);
});

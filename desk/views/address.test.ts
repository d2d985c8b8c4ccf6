import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAddress, writeAddress } from './address.ts';

const ada = '11111111-1111-4111-8111-111111111111';

test('writes and reads an address without loss', () => {
  const all = `?view=brands&form=contact_submissions&status=won&who=${ada}&q=larch+co&messages=1&sort=newest&page=3&full=1`;
  const place = readAddress(all);
  assert.deepEqual(place.filter, {
    view: 'brands',
    form: 'contact_submissions',
    status: 'won',
    who: ada,
    q: 'larch co',
    messages: '1',
    sort: 'newest',
  });
  assert.equal(writeAddress(place, 'm-2291'), `/leads/m-2291${all}`);
  assert.equal(writeAddress(place), `/leads${all.replace('&full=1', '')}`, 'nothing is full without a lead');
});

test('leaves defaults out of the address', () => {
  assert.equal(writeAddress(readAddress('')), '/leads');
  assert.equal(writeAddress(readAddress('?view=open&sort=due&page=1')), '/leads');
});

test('drops invalid values of an address before it asks the server', () => {
  const place = readAddress('?view=x&form=a%20b&status=gone&who=me%27--&messages=1&sort=up&page=-2&after=zz');
  assert.deepEqual(place, { filter: { view: 'open', sort: 'due' }, page: 1, isFull: false });
  assert.equal(readAddress('?page=1e9').page, 200);
  assert.equal(readAddress(`?q=${'x'.repeat(500)}`).filter.q?.length, 200);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildListUrl, parseListUrl } from './list-url.ts';

const memberId = '11111111-1111-4111-8111-111111111111';

test('writes every part of a view to the URL and reads it back', () => {
  const all = `?view=brands&form=contact_submissions&status=won&who=${memberId}&q=larch+co&messages=1&sort=newest&page=3&full=1`;
  const place = parseListUrl(all);
  assert.deepEqual(place.filter, {
    view: 'brands',
    form: 'contact_submissions',
    status: 'won',
    who: memberId,
    q: 'larch co',
    messages: '1',
    sort: 'newest',
  });
  assert.equal(buildListUrl(place, 'm-2291'), `/leads/m-2291${all}`);
  assert.equal(buildListUrl(place), `/leads${all.replace('&full=1', '')}`, 'nothing is full without a lead');
});

test('leaves default values out of the URL', () => {
  assert.equal(buildListUrl(parseListUrl('')), '/leads');
  assert.equal(buildListUrl(parseListUrl('?view=open&sort=due&page=1')), '/leads');
});

test('drops invalid URL parameters', () => {
  const place = parseListUrl(
    '?view=x&form=a%20b&status=gone&who=me%27--&messages=1&sort=up&page=-2&after=zz',
  );
  assert.deepEqual(place, { filter: { view: 'open', sort: 'due' }, page: 1, isFull: false });
  assert.equal(parseListUrl('?page=1e9').page, 200);
  assert.equal(parseListUrl(`?q=${'x'.repeat(500)}`).filter.q?.length, 200);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readVisit } from './visit.ts';

const read = (noted: string) => readVisit(`https://www.cue.example${noted}`);

test('stores the first page, the referring host and the campaign of a visit, and no more of the address', () => {
  assert.deepEqual(
    read(
      '/services?utm_source=tiktok&utm_campaign=Spring%20sale&email=a%40b.example https://www.tiktok.com/@cue?x=1',
    ),
    { page: '/services', referrer: 'www.tiktok.com', utm_source: 'tiktok', utm_campaign: 'Spring sale' },
  );
  assert.deepEqual(read('/ '), { page: '/' });
});

test('stores no source for a tab that the site opened, except its campaign', () => {
  assert.equal(read('/contact https://www.cue.example/'), undefined);
  assert.deepEqual(read('/contact?utm_source=letter https://www.cue.example/'), {
    page: '/contact',
    utm_source: 'letter',
  });
});

test('ignores unknown visits and shortens long values between characters', () => {
  for (const noted of ['', 'null', '/ ', 'javascript:alert(1)', '{"page":"/"}'])
    assert.equal(readVisit(noted), undefined);
  assert.equal(read(`/?utm_term=${encodeURIComponent('🎈'.repeat(300))} `)?.utm_term, '🎈'.repeat(100));
  assert.equal(read(`/?utm_term=a${encodeURIComponent('🎈'.repeat(300))} `)?.utm_term, `a${'🎈'.repeat(99)}`);
  assert.equal(read('/?utm_source=%ff%00&utm_medium=++ ')?.utm_medium, undefined);
});

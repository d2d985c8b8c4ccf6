import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readVisit } from './visit.ts';

const readStored = (stored: string) => readVisit(`https://www.cue.example${stored}`);

test('stores only the first page, referring host and campaign of a visit', () => {
  assert.deepEqual(
    readStored(
      '/services?utm_source=tiktok&utm_campaign=Spring%20sale&email=a%40b.example https://www.tiktok.com/@cue?x=1',
    ),
    { page: '/services', referrer: 'www.tiktok.com', utm_source: 'tiktok', utm_campaign: 'Spring sale' },
  );
  assert.deepEqual(readStored('/ '), { page: '/' });
});

test('stores only the campaign for a tab that the site itself opened', () => {
  assert.equal(readStored('/contact https://www.cue.example/'), undefined);
  assert.deepEqual(readStored('/contact?utm_source=letter https://www.cue.example/'), {
    page: '/contact',
    utm_source: 'letter',
  });
});

test('ignores invalid visits and truncates long values without splitting characters', () => {
  for (const noted of ['', 'null', '/ ', 'javascript:alert(1)', '{"page":"/"}'])
    assert.equal(readVisit(noted), undefined);
  assert.equal(readStored(`/?utm_term=${encodeURIComponent('🎈'.repeat(300))} `)?.utm_term, '🎈'.repeat(100));
  assert.equal(
    readStored(`/?utm_term=a${encodeURIComponent('🎈'.repeat(300))} `)?.utm_term,
    `a${'🎈'.repeat(99)}`,
  );
  assert.equal(readStored('/?utm_source=%ff%00&utm_medium=++ ')?.utm_medium, undefined);
});

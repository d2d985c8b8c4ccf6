import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sourceWords } from './source-words.ts';

test('a source is said with its campaign, its host and the pages of the visit', () => {
  const visit = { page: '/services', form: '/contact', utm_campaign: 'spring' };
  assert.equal(
    sourceWords({ source: 'TikTok ads', visit }),
    'TikTok ads, spring campaign, first came to /services, wrote from /contact',
  );
  assert.equal(
    sourceWords({ source: 'Partner sites', visit: { page: '/', form: '/', referrer: 'nordlys.example' } }),
    'Partner sites, by a link of nordlys.example, first came to /',
  );
  assert.equal(
    sourceWords({ source: 'Podcast', visit: { utm_campaign: 'The autumn Campaign' } }),
    'Podcast, The autumn Campaign',
  );
});

test('says that something was not recorded', () => {
  assert.equal(sourceWords({ source: null, visit: null }), 'Unknown');
  assert.equal(sourceWords({ source: 'footer', visit: null }), 'footer');
});

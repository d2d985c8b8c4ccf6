import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sourceText } from './source-text.ts';

test('describes a source with campaign, referrer and pages', () => {
  const visit = { page: '/services', form: '/contact', utm_campaign: 'spring' };
  assert.equal(
    sourceText({ source: 'TikTok ads', visit }),
    'TikTok ads, spring campaign, first came to /services, wrote from /contact',
  );
  assert.equal(
    sourceText({ source: 'Partner sites', visit: { page: '/', form: '/', referrer: 'nordlys.example' } }),
    'Partner sites, by a link on nordlys.example, first came to /',
  );
  assert.equal(
    sourceText({ source: 'Podcast', visit: { utm_campaign: 'The autumn Campaign' } }),
    'Podcast, The autumn Campaign',
  );
});

test('says “Unknown” when no source was recorded', () => {
  assert.equal(sourceText({ source: null, visit: null }), 'Unknown');
  assert.equal(sourceText({ source: 'footer', visit: null }), 'footer');
});

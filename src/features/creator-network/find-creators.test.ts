import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Creator } from '#src/content/schemas/page/creator-network.ts';
import { findCreators, noFilters } from './find-creators.ts';

const createCreator = (handle: string, rest: Partial<Creator>): Creator => ({
  name: handle,
  handle,
  followers: 100_000,
  niche: 'beauty',
  location: 'austin',
  avgGMV: 1_000,
  rating: 5,
  sample: true,
  ...rest,
});

const creators = [
  createCreator('@a', { followers: 49_999 }),
  createCreator('@b', { followers: 50_000, niche: 'tech' }),
  createCreator('@c', { followers: 199_999, location: 'miami' }),
  createCreator('@d', { followers: 200_000, niche: 'tech', location: 'miami' }),
];

const findHandles = (filters: Partial<typeof noFilters>) =>
  findCreators(creators, { ...noFilters, ...filters }).map(({ handle }) => handle);

test('returns all creators in order without a filter', () => {
  assert.deepEqual(findHandles({}), ['@a', '@b', '@c', '@d']);
});

test('filters by niche or by location', () => {
  assert.deepEqual(findHandles({ niche: 'tech' }), ['@b', '@d']);
  assert.deepEqual(findHandles({ location: 'miami' }), ['@c', '@d']);
});

test('assigns each follower count to exactly one range', () => {
  assert.deepEqual(findHandles({ followers: 'under-50k' }), ['@a']);
  assert.deepEqual(findHandles({ followers: '50k-200k' }), ['@b', '@c']);
  assert.deepEqual(findHandles({ followers: 'over-200k' }), ['@d']);
});

test('combines filters, even if no creator matches', () => {
  assert.deepEqual(findHandles({ niche: 'tech', location: 'miami' }), ['@d']);
  assert.deepEqual(findHandles({ niche: 'tech', location: 'miami', followers: 'under-50k' }), []);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Resource } from '#src/content/schemas/page/resources.ts';
import { findResources } from './find-resources.ts';

const base = { type: 'free', downloads: 1 } as const;
const rundown: Resource = { ...base, title: 'Rundown', kind: 'templates', format: 'Sheet', text: 'Clock' };
const gpm: Resource = { ...base, title: 'GPM sheet', kind: 'tools', format: 'Sheet', text: 'Break even' };
const shelf = [rundown, gpm];

test('shows every resource when no tab or search is selected', () => {
  assert.deepEqual(findResources(shelf, 'all', '  '), shelf);
});

test('shows only the resources of a tab', () => {
  assert.deepEqual(findResources(shelf, 'tools', ''), [gpm]);
  assert.deepEqual(findResources(shelf, 'videos', ''), []);
});

test('requires every word of a search, in any field and any case', () => {
  assert.deepEqual(findResources(shelf, 'all', 'sheet'), shelf);
  assert.deepEqual(findResources(shelf, 'all', 'EVEN gpm'), [gpm]);
  assert.deepEqual(findResources(shelf, 'all', 'gpm clock'), []);
  assert.deepEqual(findResources(shelf, 'templates', 'gpm'), []);
});

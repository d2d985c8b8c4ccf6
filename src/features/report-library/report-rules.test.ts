import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Report } from '#src/content/schemas/page/industry-reports.ts';
import { downloadMilliseconds, filterReports } from './report-rules.ts';

const createReport = (id: string, category: Report['category']): Report => ({
  id,
  category,
  title: id,
  description: id,
  downloadCount: 1,
  publishDate: '2024-11-12',
  isPremium: false,
  highlights: ['one', 'two'],
  sample: true,
});

const library = [createReport('a', 'trends'), createReport('b', 'behavior'), createReport('c', 'trends')];

test('filters reports by category, and shows every report under All', () => {
  assert.deepEqual(
    filterReports('trends', library).map(({ id }) => id),
    ['a', 'c'],
  );
  assert.deepEqual(filterReports('platform', library), []);
  assert.deepEqual(filterReports('all', library), library);
});

test('generates a report in two seconds', () => {
  assert.equal(downloadMilliseconds, 2000);
});

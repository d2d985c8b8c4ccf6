import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatShare, summaryText } from './report-text.ts';

const createSource = (visits: number, sent: number, won: number) => ({
  source: 'Direct',
  visits,
  opened: 0,
  sent,
  won,
  amount: 0,
});

test('summarizes leads by visits, or by days if there are no visit counts', () => {
  assert.equal(
    summaryText({ sources: [createSource(13_000, 300, 15), createSource(180, 10, 2)], days: 30 }),
    '310 leads from 13,180 visits, 17 won',
  );
  assert.equal(summaryText({ sources: [createSource(0, 1, 0)], days: 7 }), '1 lead in 7 days');
  assert.equal(summaryText({ sources: [], days: 1 }), 'No lead in a day');
  assert.equal(summaryText({ sources: [createSource(1, 0, 0)], days: 7 }), 'No lead from 1 visit');
});

test('returns no percentage if the total is zero', () => {
  assert.equal(formatShare(612, 4_820), '13%');
  assert.equal(formatShare(3, 0), '');
});

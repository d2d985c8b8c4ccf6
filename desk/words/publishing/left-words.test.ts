import assert from 'node:assert/strict';
import test from 'node:test';
import type { ContentProblem } from '#shared/desk/content.ts';
import { leftWords } from './left-words.ts';

const nameOf = (document: string) => (document === 'case-studies' ? 'Case Studies' : 'About');
const empty: ContentProblem = {
  document: 'case-studies',
  path: ['others', 'items', '+a', 'title'],
  message: 'Required.',
};
const long: ContentProblem = {
  document: 'about',
  path: ['team', 'items', 2],
  message: 'At most 70 characters, now 71.',
};
const named: ContentProblem = { ...long, path: ['topics', 0, 'id'] };

test('counts what is ready and what stays, and names the first problem', () => {
  assert.equal(leftWords(6, [empty], nameOf), '6 ready, 1 draft stays (Case Studies: title missing)');
  assert.equal(
    leftWords(0, [long, empty, named], nameOf),
    '0 ready, 3 drafts stay (About: team has a problem, and 2 more)',
  );
  assert.equal(leftWords(1, [named], nameOf), '1 ready, 1 draft stays (About: URL name has a problem)');
  const twins = { ...long, path: ['others', 'items'], message: 'Two cases have the same name.' };
  assert.equal(leftWords(1, [twins], nameOf), '1 ready, 1 draft stays (About: two cases have the same name)');
});

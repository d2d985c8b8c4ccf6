import assert from 'node:assert/strict';
import test from 'node:test';
import type { ContentProblem } from '#shared/desk/content.ts';
import { notReadyText } from './not-ready-text.ts';

const nameOf = (document: string) => (document === 'case-studies' ? 'Case Studies' : 'About');
const missingTitle: ContentProblem = {
  document: 'case-studies',
  path: ['others', 'items', '+a', 'title'],
  message: 'Required.',
};
const tooLong: ContentProblem = {
  document: 'about',
  path: ['team', 'items', 2],
  message: 'At most 70 characters, now 71.',
};
const duplicateName: ContentProblem = { ...tooLong, path: ['topics', 0, 'id'] };

test('counts ready and skipped drafts and names the first problem', () => {
  assert.equal(
    notReadyText(6, [missingTitle], nameOf),
    '6 ready, 1 draft not ready (Case Studies: title missing)',
  );
  assert.equal(
    notReadyText(0, [tooLong, missingTitle, duplicateName], nameOf),
    '0 ready, 3 drafts not ready (About: team has a problem, and 2 more)',
  );
  assert.equal(
    notReadyText(1, [duplicateName], nameOf),
    '1 ready, 1 draft not ready (About: URL name has a problem)',
  );
  const twins = { ...tooLong, path: ['others', 'items'], message: 'Two cases have the same name.' };
  assert.equal(
    notReadyText(1, [twins], nameOf),
    '1 ready, 1 draft not ready (About: two cases have the same name)',
  );
  const undescribed = { document: 'about', path: ['hero', 'picture', 'alt'], message: 'Required.' };
  assert.equal(
    notReadyText(1, [undescribed, undescribed], nameOf),
    '1 ready, 2 drafts not ready (About: alt text missing)',
  );
});

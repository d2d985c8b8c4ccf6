import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Answers, blankAnswers } from './survey-answers.ts';
import { createSurveyState } from './survey-state.ts';

test('writes every answer to the draft and notifies subscribers until they unsubscribe', () => {
  const drafts: Answers[] = [];
  const state = createSurveyState(blankAnswers, (answers) => drafts.push(answers));
  let notified = 0;
  const unsubscribe = state.subscribe(() => notified++);
  state.answer('full_name', 'Sam');
  state.answer('available_times', ['morning']);
  unsubscribe();
  state.answer('location', 'Oslo');
  assert.equal(notified, 2);
  assert.deepEqual(drafts.at(-1), {
    ...blankAnswers,
    full_name: 'Sam',
    available_times: ['morning'],
    location: 'Oslo',
  });
});

test('clears answers and error messages without writing a draft', () => {
  let drafts = 0;
  const state = createSurveyState({ ...blankAnswers, full_name: 'Sam' }, () => drafts++);
  state.setErrors({ email: 'Enter an address.' });
  state.setError('phone_number', 'Enter a number.');
  assert.equal(state.error('email'), 'Enter an address.');
  state.reset();
  assert.deepEqual(
    [state.answers(), state.error('email'), state.error('phone_number')],
    [blankAnswers, undefined, undefined],
  );
  assert.equal(drafts, 0);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { application, forms } from '#tests/support/forms/form-words.ts';

test('every stored form has the same words for what cannot be stored', () => {
  assert.equal(forms.stored.tooLong, 'Please shorten this to {most} characters');
  assert.match(forms.stored.invisible, /invisible character/);
  assert.match(forms.stored.wait, /wait \{time\}/);
  assert.deepEqual(
    Object.values(forms['early-access'].fields).flatMap((field) => ('empty' in field ? [field.empty] : [])),
    ['First name is required', 'Last name is required', 'Email is required', 'Company is required'],
  );
  assert.deepEqual(
    Object.values(forms['roi-calculator'].fields).map(({ empty }) => empty),
    ['Email is required', 'Brand name is required'],
  );
});

test('the calculator says what it does with an odd figure', () => {
  const { noNumber, twoNumbers, over, negative } = forms['roi-calculator'].odd;
  assert.deepEqual(
    [noNumber, twoNumbers],
    ['Not a number, so it counts as 0', 'Which of the two? Until then it counts as 0'],
  );
  assert.match(over, /^Over 100%/);
  assert.match(negative, /^Below zero/);
});

test('each rule for a number of the application', () => {
  assert.deepEqual(application.numbers, {
    inDigits: 'Please enter the number in digits, for example 12000',
    which: 'Please say which number you mean',
    positive: 'Must be a positive number',
    tooLarge: 'Please check this number, it is too large',
    whole: 'Please enter a whole number, for example 12000',
    hour: 'Must be at least 1 hour',
    week: 'A week has 168 hours',
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { application, forms } from '#tests/support/forms/form-texts.ts';

test('keeps the error messages of stored forms', () => {
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

test('explains how the calculator handles unusual numbers', () => {
  const { noNumber, twoNumbers, over, negative } = forms['roi-calculator'].odd;
  assert.deepEqual(
    [noNumber, twoNumbers],
    ['Not a number, so it counts as 0', 'Please enter only one number. Until then it counts as 0'],
  );
  assert.match(over, /^Over 100%/);
  assert.match(negative, /^Below zero/);
});

test('explains each number rule in the application', () => {
  assert.deepEqual(application.numbers, {
    inDigits: 'Please enter the number in digits, for example 12000',
    which: 'Please enter only one number',
    positive: 'Must be a positive number',
    tooLarge: 'This number is too large. Please check it',
    whole: 'Please enter a whole number, for example 12000',
    hour: 'Must be at least 1 hour',
    week: 'A week has 168 hours',
  });
});

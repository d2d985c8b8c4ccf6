import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldErrors } from './field-errors.ts';
import { lacksRequired, requiredRule } from './required-rule.ts';

const required = { name: 'Name is required', email: 'Email is required' };
const fields = Object.keys(required);

function form(values: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

test('every empty field says what it wants, blanks count as empty', () => {
  const blank = form({ name: ' \t' });
  assert.deepEqual(fieldErrors(blank, fields, requiredRule(required)), required);
  assert.equal(lacksRequired(required, blank), true);
});

test('a filled form is right, whatever the optional fields hold', () => {
  const filled = form({ name: 'Ada', email: 'ada@example.com', company: '' });
  assert.deepEqual(fieldErrors(filled, fields, requiredRule(required)), {});
  assert.equal(lacksRequired(required, filled), false);
});

test('a wrong e-mail is not a missing one', () => {
  const wrong = form({ name: 'Ada', email: 'ada' });
  assert.deepEqual(fieldErrors(wrong, fields, requiredRule(required)), {
    email: 'Please enter a valid email',
  });
  assert.equal(lacksRequired(required, wrong), false);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findFieldErrors, hasEmptyRequiredField, requiredRule } from './field-errors.ts';

const fields = {
  name: { label: 'Name', empty: 'Name is required' },
  email: { label: 'Email', empty: 'Email is required' },
  company: { label: 'Company' },
};
const rule = requiredRule({ fields, email: 'Please enter a valid email' });
const errors = (filled: FormData) => findFieldErrors(filled, ['name', 'email', 'company'], rule);

function form(values: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

test('every empty field says what it wants, blanks count as empty', () => {
  const blank = form({ name: ' \t' });
  assert.deepEqual(errors(blank), { name: 'Name is required', email: 'Email is required' });
  assert.equal(hasEmptyRequiredField(fields, blank), true);
});

test('a filled form is right, whatever the optional fields hold', () => {
  const filled = form({ name: 'Ada', email: 'ada@example.com', company: '' });
  assert.deepEqual(errors(filled), {});
  assert.equal(hasEmptyRequiredField(fields, filled), false);
});

test('a wrong e-mail is not a missing one', () => {
  const wrong = form({ name: 'Ada', email: 'ada' });
  assert.deepEqual(errors(wrong), { email: 'Please enter a valid email' });
  assert.equal(hasEmptyRequiredField(fields, wrong), false);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRequiredRule, findFieldErrors, hasEmptyRequiredField } from './field-errors.ts';

const fields = {
  name: { label: 'Name', empty: 'Name is required' },
  email: { label: 'Email', empty: 'Email is required' },
  company: { label: 'Company' },
};
const rule = createRequiredRule({ fields, email: 'Please enter a valid email' });
const findErrors = (filled: FormData) => findFieldErrors(filled, ['name', 'email', 'company'], rule);

function createForm(values: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

test('reports every empty or blank field', () => {
  const blank = createForm({ name: ' \t' });
  assert.deepEqual(findErrors(blank), { name: 'Name is required', email: 'Email is required' });
  assert.equal(hasEmptyRequiredField(fields, blank), true);
});

test('accepts a complete form with or without optional fields', () => {
  const filled = createForm({ name: 'Ada', email: 'ada@example.com', company: '' });
  assert.deepEqual(findErrors(filled), {});
  assert.equal(hasEmptyRequiredField(fields, filled), false);
});

test('distinguishes an invalid from a missing email address', () => {
  const wrong = createForm({ name: 'Ada', email: 'ada' });
  assert.deepEqual(findErrors(wrong), { email: 'Please enter a valid email' });
  assert.equal(hasEmptyRequiredField(fields, wrong), false);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choices } from '#src/content/schemas/form-choices.ts';
import { createStoredRule, findFieldErrors, hasEmptyRequiredField } from '#src/forms/fields/field-errors.ts';
import { textsOfForm, tooLongText } from '#tests/support/forms/form-texts.ts';
import { buildEarlyAccessRow, earlyAccessFields } from './early-access-rules.ts';

const earlyAccessTexts = textsOfForm('early-access');
const validValues = {
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'Ada@Example.com',
  company: 'Engines Ltd',
  role: 'founder',
  interested_feature: 'AI Avatars',
  comments: "Robert'); DROP TABLE leads;-- שלום",
};

function createForm(values: Partial<typeof validValues>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

const findErrors = (values: Partial<typeof validValues>) =>
  findFieldErrors(createForm(values), earlyAccessFields, createStoredRule(earlyAccessTexts));

test('offers the specified options', () => {
  assert.deepEqual(choices.role, ['founder', 'marketing', 'ecommerce', 'content', 'agency', 'other']);
  assert.deepEqual(choices.interested_feature, [
    'AI Avatars',
    'Live Production',
    'Host Training',
    'Analytics & Optimization',
    'Strategic Planning',
    'Content Development',
    'All Services',
  ]);
});

test('requires names, email and company, but not role or comments', () => {
  const { first_name, last_name, email, company } = earlyAccessTexts.fields;
  assert.deepEqual(findErrors({}), {
    first_name: first_name.empty,
    last_name: last_name.empty,
    email: email.empty,
    company: company.empty,
  });
  for (const field of ['first_name', 'last_name', 'email', 'company']) {
    assert.ok(
      hasEmptyRequiredField(earlyAccessTexts.fields, createForm({ ...validValues, [field]: ' ' })),
      field,
    );
  }
  assert.deepEqual(findErrors({ ...validValues, role: '', comments: '' }), {});
  assert.ok(
    !hasEmptyRequiredField(earlyAccessTexts.fields, createForm({ ...validValues, role: '', comments: '' })),
  );
});

test('reports an invalid field without requiring other fields', () => {
  assert.deepEqual(findErrors({ ...validValues, email: 'ada' }), { email: earlyAccessTexts.email });
  assert.ok(!hasEmptyRequiredField(earlyAccessTexts.fields, createForm({ ...validValues, email: 'ada' })));
  assert.deepEqual(findErrors({ ...validValues, comments: 'x'.repeat(20_001) }), {
    comments: tooLongText('20,000'),
  });
});

test('stores the input as typed, with the modal as its source', () => {
  assert.deepEqual(buildEarlyAccessRow(createForm(validValues)), { ...validValues, source: 'website_modal' });
});

test('sends empty fields as null', () => {
  const { role, comments } = buildEarlyAccessRow(createForm({ ...validValues, role: '', comments: ' \n' }));
  assert.deepEqual([role, comments], [null, null]);
});

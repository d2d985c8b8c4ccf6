import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forms } from '#tests/support/forms/form-texts.ts';
import { testFixedTexts } from '#tests/support/pages/fixed-texts.ts';

testFixedTexts('tests/specification/fixed.yaml');

test('requires the specified fields in the simulated forms', () => {
  const findRequiredFields = (form: 'checklist' | 'guide' | 'audit' | 'reports') =>
    Object.entries(forms[form].fields).flatMap(([name, texts]) => ('empty' in texts ? [name] : []));
  assert.deepEqual(findRequiredFields('checklist'), ['email']);
  assert.deepEqual(findRequiredFields('guide'), ['name', 'email']);
  assert.deepEqual(findRequiredFields('audit'), ['name', 'email', 'company']);
  assert.deepEqual(findRequiredFields('reports'), ['name', 'email', 'businessName']);
});

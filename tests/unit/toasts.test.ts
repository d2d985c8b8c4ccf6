import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { toErrorToast } from '#src/forms/form-texts.ts';

type FormTexts = Record<string, unknown>;

const errorToasts = ['missing', 'invalid', 'failed'];
const otherToasts = ['success', 'taken'];

test('allows only known toast names, because the name determines the error style', () => {
  const forms: Record<string, FormTexts> = parse(readFileSync('src/content/forms.yaml', 'utf8'));
  let toasts = 0;
  for (const [form, texts] of Object.entries(forms)) {
    for (const [name, value] of Object.entries(texts)) {
      if (typeof value !== 'object' || !value || !('title' in value && 'description' in value)) continue;
      toasts += 1;
      assert.ok([...errorToasts, ...otherToasts].includes(name), `${form}: ${name}`);
      assert.ok(!('destructive' in value), `${form}: ${name}`);
    }
  }
  assert.ok(toasts >= 18, `${toasts}`);
});

test('marks only error toasts as destructive', () => {
  const texts = { title: 'Error', description: 'Please try again.' };
  assert.deepEqual(toErrorToast(texts), { ...texts, destructive: true });
});

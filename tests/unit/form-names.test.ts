import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { forms, siteForms } from '#shared/forms/forms.ts';

const folders = '{src,desk,server,shared,build}';
const allowedFiles = /^(shared\/forms\/|src\/features\/|src\/content\/(mails|pages\/privacy-policy)\.yaml$)/;

test("mentions no form table outside the form's definition, feature folder and texts", () => {
  const files = globSync(`${folders}/**/*.{ts,tsx,astro,yaml}`, { exclude: ['**/*.test.ts'] });
  assert.ok(files.length > 500);
  const tables = new RegExp(forms.map(({ table }) => table).join('|'));
  const found = files.filter((file) => !allowedFiles.test(file) && tables.test(readFileSync(file, 'utf8')));
  assert.deepEqual(found, []);
});

test("mentions a form table only in the form's definition and, for site forms, in the feature folder", () => {
  assert.ok(siteForms.length >= 5 && siteForms.length < forms.length);
  for (const { table, origin } of forms) {
    const files = globSync(`{shared/forms,src/features}/**/*.{ts,tsx}`, { exclude: ['**/*.test.ts'] });
    const found = files.filter((file) => readFileSync(file, 'utf8').includes(`'${table}'`));
    const folders = new Set(found.map((file) => file.split('/').slice(0, 3).join('/')));
    assert.equal(folders.size, origin === 'site' ? 2 : 1, `${table}: ${[...folders]}`);
  }
});

test('gives each form a different letter for lead numbers', () => {
  const letters = [...forms.map(({ letter }) => letter), 'x'];
  assert.equal(new Set(letters).size, letters.length);
  for (const letter of letters) assert.match(letter, /^[a-z]$/);
});

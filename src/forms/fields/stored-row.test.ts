import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStoredRule, findFieldErrors } from '#src/forms/fields/field-errors.ts';
import { textsOfForm, tooLongText } from '#tests/support/forms/form-texts.ts';
import { buildStoredRow } from './stored-row.ts';

const contactTexts = textsOfForm('contact');
const contactFields = Object.keys(contactTexts.fields) as (keyof typeof contactTexts.fields)[];
const contactFieldError = createStoredRule(contactTexts);

const example = {
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@example.com',
  company: 'Analytical Ltd',
  inquiry_type: 'new-client',
  message: 'Two products, one margin.',
};

function createForm(values: Partial<typeof example>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

const buildContactRow = (filled: FormData) => buildStoredRow(filled, Object.keys(example));
const findContactErrors = (filled: FormData) => findFieldErrors(filled, contactFields, contactFieldError);

test('accepts a complete form and stores it as typed', () => {
  assert.deepEqual(findContactErrors(createForm(example)), {});
  assert.deepEqual(buildContactRow(createForm(example)), example);
});

test('reports each required field of an empty form with its own message', () => {
  const { first_name, last_name, email, inquiry_type, message } = contactTexts.fields;
  assert.deepEqual(findContactErrors(createForm({})), {
    first_name: first_name.empty,
    last_name: last_name.empty,
    email: email.empty,
    inquiry_type: inquiry_type.empty,
    message: message.empty,
  });
});

test('treats whitespace as empty', () => {
  assert.deepEqual(findContactErrors(createForm({ ...example, first_name: '  \t', message: '\n' })), {
    first_name: contactTexts.fields.first_name.empty,
    message: contactTexts.fields.message.empty,
  });
});

test('accepts the same email addresses as the browser', () => {
  for (const wrong of ['ada', 'ada@', '@example.com', 'ada @ example', 'a b@c d', 'a@x.co, b@y.co']) {
    assert.equal(contactFieldError('email', wrong), contactTexts.email, wrong);
  }
  for (const right of ['a@b', 'ada+live@example.com', 'ada@exämple.com']) {
    assert.equal(contactFieldError('email', right), undefined, right);
  }
});

test('stores an empty company as null', () => {
  assert.deepEqual(findContactErrors(createForm({ ...example, company: '' })), {});
  assert.equal(buildContactRow(createForm({ ...example, company: ' ' })).company, null);
});

test("sends an email address's domain in ASCII", () => {
  assert.equal(
    buildContactRow(createForm({ ...example, email: 'Ada@Exämple.com' })).email,
    'Ada@xn--exmple-cua.com',
  );
});

test('sends typed text unchanged, markup included', () => {
  const message = "<b>Robert'); DROP TABLE leads;--</b> 🎥 שלום";
  assert.equal(buildContactRow(createForm({ ...example, message })).message, message);
});

test('shows a message for values that the columns cannot store', () => {
  assert.equal(contactFieldError('message', '🎥'.repeat(20_000)), undefined);
  assert.equal(contactFieldError('message', '🎥'.repeat(20_001)), tooLongText('20,000'));
  assert.equal(contactFieldError('company', 'x'.repeat(1_001)), tooLongText('1,000'));
  assert.equal(contactFieldError('first_name', 'A\0da'), contactTexts.invisible);
});

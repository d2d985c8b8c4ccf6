import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textsOfForm, tooLongText } from '#tests/support/forms/form-texts.ts';
import { buildSubscriberRow, createSubscriberRule } from './newsletter-rules.ts';

const newsletterTexts = textsOfForm('newsletter');
const findSubscriberError = (email: string) => createSubscriberRule(newsletterTexts)('email', email);

function createForm(email: string) {
  const form = new FormData();
  form.set('email', email);
  return form;
}

test('accepts an address that the browser accepts and the column can store', () => {
  for (const right of ['a@b', 'ada+live@example.com', 'ada@exämple.com', `${'x'.repeat(310)}@example.c`]) {
    assert.equal(findSubscriberError(right), undefined, right);
  }
  for (const wrong of ['ada', 'ada@', '@example.com', 'ada @ example', 'a b@c d', 'a@x, b@y', 'a\0@b']) {
    assert.equal(findSubscriberError(wrong), newsletterTexts.invalid.description, wrong);
  }
  assert.equal(findSubscriberError(`${'x'.repeat(320)}@b`), tooLongText('320'));
});

test('stores the address in lower case, with the location of the form', () => {
  assert.deepEqual(buildSubscriberRow(createForm('Ada@Example.COM '), 'footer'), {
    email: 'ada@example.com',
    source: 'footer',
  });
  assert.equal(buildSubscriberRow(createForm('Ada@Exämple.com'), 'footer').email, 'ada@xn--exmple-cua.com');
});

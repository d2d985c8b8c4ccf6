import assert from 'node:assert/strict';
import { test } from 'node:test';
import { greetingName, initialCaret, replyDraft } from './reply-draft.ts';

const createContact = (first_name: string) => ({ form: 'contact_submissions', row: { first_name } });
const me = { brand: 'cuelight', myName: 'Ada Okafor', signature: '' };

test("starts a reply with the form’s subject, the visitor's first name and a signature", () => {
  assert.deepEqual(replyDraft(createContact('Dana'), me), {
    subject: 'Your message to cuelight',
    text: 'Hi Dana,\n\n\n\nAda Okafor\ncuelight',
  });
  const { text } = replyDraft(createContact('Dana'), me);
  assert.equal(text.slice(0, initialCaret(text)), 'Hi Dana,\n\n');
});

test('ends a reply with the member’s own signature', () => {
  const { text } = replyDraft(createContact('Dana'), { ...me, signature: 'Ada\nProducer\n555 0144' });
  assert.equal(text, 'Hi Dana,\n\n\n\nAda\nProducer\n555 0144');
});

test('leaves the name out of the greeting if it does not look like a name', () => {
  for (const typed of ['https://evil.example', '<b>Dana</b>', 'You won $100', '', '   ', '123']) {
    const name = greetingName(createContact(typed));
    assert.ok(name === null || name === 'You', `${typed}: ${name}`);
  }
  assert.equal(greetingName(createContact('Anne-Marie')), 'Anne-Marie');
  assert.equal(greetingName(createContact('Zoë')), 'Zoë');
  assert.equal(greetingName({ row: { name: 'Ida Marsh' } }), 'Ida');
  assert.equal(greetingName({ row: { full_name: 'Keisha Monroe' } }), 'Keisha');
  assert.equal(greetingName({ row: { brand_name: 'Juniper Row' } }), null);
});

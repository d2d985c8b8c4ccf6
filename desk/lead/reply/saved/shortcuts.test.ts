import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillPlaceholders, type SavedReply } from '#shared/desk/saved-replies.ts';
import { describeEmptyPlaceholders, findReplies, findShortcutAt, replacesGreeting } from './shortcuts.ts';

const createSavedReply = (shortcut: string, name: string): SavedReply => ({
  id: shortcut,
  name,
  shortcut,
  text: 'Yes.',
  by: 'ada',
  changedAt: '2026-11-17T00:00:00Z',
});
const values = { 'first name': 'Dana', 'my name': 'Ada', company: null, 'booking link': 'https://book.test' };

test('finds a shortcut only at the start of a word', () => {
  assert.deepEqual(findShortcutAt('Hi Dana,\n\n;pr', 13), { from: 10, to: 13, typed: 'pr' });
  assert.deepEqual(findShortcutAt(';', 1), { from: 0, to: 1, typed: '' });
  assert.deepEqual(findShortcutAt('a ;Pri', 6)?.typed, 'pri');
  for (const text of ['wait;pr', '; pr', 'a;', ';pr ', ';pr9', '&amp;pr']) {
    assert.equal(findShortcutAt(text, text.length), null, text);
  }
});

test('lists replies that match by shortcut before replies that match by name', () => {
  const replies = [
    createSavedReply('pricelist', 'All prices'),
    createSavedReply('price', 'One show'),
    createSavedReply('tue', 'Call about a price'),
  ];
  const findShortcuts = (typed: string) => findReplies(replies, typed).map(({ shortcut }) => shortcut);
  assert.deepEqual(findShortcuts('price'), ['price', 'pricelist', 'tue']);
  assert.deepEqual(findShortcuts(''), ['pricelist', 'price', 'tue']);
  assert.deepEqual(findShortcuts('xy'), []);
});

test('fills placeholders and lists those without a value, which stay in the text', () => {
  const text = fillPlaceholders('Hi {first name}, {company}? {booking link} {Price} {my name}', values);
  assert.equal(text, 'Hi Dana, {company}? https://book.test {Price} Ada');
  assert.equal(describeEmptyPlaceholders(text), 'Company is empty. Fill it in or remove it to send.');
  assert.equal(
    describeEmptyPlaceholders('{first name} {company} {first name}'),
    'First name and Company are empty. Fill them in or remove them to send.',
  );
  assert.equal(describeEmptyPlaceholders('{Price} {first-name}'), undefined);
});

test('does not fill a placeholder that a visitor entered as their name', () => {
  assert.equal(fillPlaceholders('{first name}', { ...values, 'first name': '{my name}' }), '{my name}');
});

test('replaces the greeting only when nothing else precedes the inserted reply', () => {
  assert.equal(replacesGreeting('Hi Dana,\n\n', 'Hello {first name},\n\nyes.'), true);
  assert.equal(replacesGreeting('Hi,\n\n', 'Hi {first name}, yes.'), true);
  assert.equal(replacesGreeting('Hi Dana,\n\nThanks. ', 'Hi {first name}, yes.'), false);
  assert.equal(replacesGreeting('Hi Dana,\n\n', 'Yes.\nBye {first name}'), false);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findTopic } from './about.ts';

const topics = {
  'studio-pro': { inquiry: 'new-client', line: 'Studio Pro, Live Production: $4,999' },
  'order-slip': { inquiry: 'new-client', line: 'Order slip: {address}' },
};
const prices = 'https://site.example/services';
const slip = `Order slip, November 23, 2026\n${prices}#cost=4-pro-yours-0-none\n`;

test('finds the inquiry type and message line for a topic', () => {
  assert.deepEqual(findTopic('?about=studio-pro', topics, prices), topics['studio-pro']);
  assert.deepEqual(findTopic('?ref=feed&about=studio-pro', topics, prices), topics['studio-pro']);
});

test('ignores an unknown topic', () => {
  for (const search of [
    '',
    '?about=',
    '?about=studio-huge',
    '?about=__proto__',
    '?about=constructor',
    '?about=%00',
  ])
    assert.equal(findTopic(search, topics, prices), undefined, search);
});

test('inserts the saved order slip if its choices match, otherwise a link to it', () => {
  const findLine = (search: string, held?: string) => findTopic(search, topics, prices, held)?.line;
  const same = '?about=order-slip&cost=4-pro-yours-0-none';
  assert.equal(findLine(same, slip), slip.trimEnd());
  assert.equal(findLine(same), `Order slip: ${prices}#cost=4-pro-yours-0-none`);
  assert.equal(
    findLine('?about=order-slip&cost=4-pro-yours-0', slip),
    `Order slip: ${prices}#cost=4-pro-yours-0`,
  );
  assert.equal(findLine('?about=order-slip'), `Order slip: ${prices}#prices`);
  assert.equal(findLine('?about=order-slip&cost=%0Aspam%20text'), `Order slip: ${prices}#prices`);
});

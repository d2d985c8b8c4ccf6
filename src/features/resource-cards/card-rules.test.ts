import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sending, sent } from './card-rules.ts';

test('a card names its resource in the words of the specification, after a second and a half', () => {
  assert.deepEqual(sent('Host Cue Cards'), {
    title: 'Download Started!',
    description: 'Your Host Cue Cards has been sent to your email.',
  });
  assert.equal(sending, 1500);
});

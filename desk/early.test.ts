import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readPlace } from './place/address.ts';

test('the list that is asked for early is the one that the inbox asks for', () => {
  const early = readFileSync('desk/early.ts', 'utf8');
  assert.ok(early.includes(`'leads?${new URLSearchParams(readPlace('').filter)}'`));
});

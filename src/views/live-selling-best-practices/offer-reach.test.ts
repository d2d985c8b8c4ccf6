import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calculateOfferReach } from './offer-reach.ts';

function averageReach(minutes: number): number {
  const share = calculateOfferReach(3.5, minutes + 1, minutes);
  const ends = ((share[0] ?? 0) + (share.at(-1) ?? 0)) / 2;
  return (share.slice(1, -1).reduce((sum, value) => sum + value, 0) + ends) / (share.length - 1);
}

test('starts at 100% of viewers each time the offer is made', () => {
  const share = calculateOfferReach(3.5, 4, 24);
  assert.equal(share.length, 49);
  for (const minute of [0, 4, 8, 12, 16, 20, 24]) assert.equal(share[minute * 2], 100);
});

test('falls to 37% of viewers one average stay after the offer', () => {
  assert.equal(calculateOfferReach(3, 12, 12)[6], 37);
});

test('averages 60% if the offer is made every four minutes, and 28% if every twelve minutes', () => {
  assert.equal(Math.round(averageReach(4)), 60);
  assert.equal(Math.round(averageReach(12)), 28);
});

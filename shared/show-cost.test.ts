import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  calculateBreakEven,
  calculateMinimumBasket,
  calculateMinimumViewers,
  calculateMonthCost,
  type ShowAudience,
} from './show-cost.ts';

const averageRate = 2.5;
const exampleRoom: ShowAudience = { viewers: 12_000, basket: 58, margin: 45 };
const lowMarginRoom: ShowAudience = { viewers: 12_000, basket: 38, margin: 40 };
const roundToTenth = (share: number) => Math.round(share * 10) / 10;

test('calculates four Studio Pro shows: $19,996 a month, 192 orders a show, 1.6% of viewers', () => {
  assert.equal(calculateMonthCost({ shows: 4, perShow: 4999, perMonth: 0 }), 19_996);
  const { exact, orders, share, pays } = calculateBreakEven(4999, exampleRoom, averageRate);
  assert.equal(roundToTenth(exact), 191.5);
  assert.deepEqual([orders, roundToTenth(share), pays], [192, 1.6, true]);
});

test('adds our host, 12 clips and Starter numbers: $28,790, not profitable at a $38 basket', () => {
  const month = calculateMonthCost({ shows: 4, perShow: 4999 + 1200, perMonth: 2997 + 997 });
  assert.equal(month, 28_790);
  const show = month / 4;
  assert.equal(show, 7197.5);
  const { orders, share, pays } = calculateBreakEven(show, lowMarginRoom, averageRate);
  assert.deepEqual([orders, Math.round(share * 100) / 100, pays], [474, 3.95, false]);
  assert.equal(calculateMinimumBasket(show, lowMarginRoom, averageRate), 60);
  assert.equal(calculateBreakEven(show, { ...lowMarginRoom, basket: 60 }, averageRate).pays, true);
  assert.equal(calculateBreakEven(show, { ...lowMarginRoom, basket: 59 }, averageRate).pays, false);
});

test("calculates Studio Lite with the brand's own host: $3,497.50 a show, 231 orders, 1.9%", () => {
  const show = calculateMonthCost({ shows: 4, perShow: 2499, perMonth: 2997 + 997 }) / 4;
  assert.equal(show, 3497.5);
  const { orders, share, pays } = calculateBreakEven(show, lowMarginRoom, averageRate);
  assert.deepEqual([orders, roundToTenth(share), pays], [231, 1.9, true]);
});

test('breaks even at exactly the average orders, but not with one more required', () => {
  const breakEvenAt = (orders: number) =>
    calculateBreakEven(orders, { viewers: 12_000, basket: 1, margin: 100 }, averageRate);
  assert.deepEqual([breakEvenAt(300).pays, breakEvenAt(301).pays], [true, false]);
});

test('does not round up an exact result because of floating-point error', () => {
  assert.equal(calculateBreakEven(3, { viewers: 100, basket: 0.1, margin: 100 }, averageRate).orders, 30);
  assert.equal(calculateMinimumViewers(300, averageRate), 12_000);
  assert.equal(calculateBreakEven(0, exampleRoom, averageRate).orders, 0);
});

test('finds the required viewers even when no basket size would break even', () => {
  assert.equal(calculateMinimumBasket(4999, { ...exampleRoom, viewers: 39 }, averageRate), undefined);
  const { orders, share } = calculateBreakEven(7197.5, { ...lowMarginRoom, viewers: 300 }, averageRate);
  assert.ok(share > 100, 'more orders than viewers');
  assert.equal(calculateMinimumViewers(orders, averageRate), 18_960);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calculateRoi, type RoiInputs, roiInputs } from './roi-formula.ts';

const exampleInputs: RoiInputs = {
  average_order_value: 48,
  profit_margin: 42,
  products_per_event: 12,
  viewers_per_event: 6500,
  conversion_rate: 2.5,
  events_per_month: 4,
};

const zeroInputs = Object.fromEntries(roiInputs.map((name) => [name, 0])) as RoiInputs;

test('calculates the example in the specification', () => {
  const { customersPerEvent, monthlyRevenue, monthlyProfit, annualProfit } = calculateRoi(exampleInputs);
  assert.equal(customersPerEvent, 162.5);
  assert.equal(monthlyRevenue, 31_200);
  assert.equal(monthlyProfit, 13_104);
  assert.equal(annualProfit, 157_248);
});

test('rounds only final results, not intermediate ones', () => {
  const figures = calculateRoi({
    ...exampleInputs,
    average_order_value: 49.9,
    profit_margin: 30,
    viewers_per_event: 1200,
    events_per_month: 8,
  });
  assert.equal(figures.monthlyRevenue, 11_976);
  assert.equal(figures.monthlyProfit, 3_593);
  assert.equal(figures.annualProfit, 43_114, 'twelve times 3592.8, not 3593');
});

test('ignores products per event', () => {
  assert.deepEqual(calculateRoi({ ...exampleInputs, products_per_event: 999 }), calculateRoi(exampleInputs));
});

test('accumulates the monthly profit over twelve months', () => {
  const { profitByMonth, monthlyProfit, annualProfit } = calculateRoi(exampleInputs);
  assert.equal(profitByMonth.length, 12);
  assert.equal(profitByMonth[0], monthlyProfit);
  assert.equal(profitByMonth[5], 6 * 13_104);
  assert.equal(profitByMonth[11], annualProfit);
});

test('returns zero for inputs of zero', () => {
  const { monthlyRevenue, monthlyProfit, annualProfit } = calculateRoi(zeroInputs);
  assert.deepEqual([monthlyRevenue, monthlyProfit, annualProfit], [0, 0, 0]);
});

test('returns a loss for a negative margin, and never negative zero', () => {
  assert.equal(calculateRoi({ ...exampleInputs, profit_margin: -10 }).annualProfit, -37_440);
  assert.ok(Object.is(calculateRoi({ ...exampleInputs, profit_margin: -0.0001 }).monthlyProfit, 0));
});

test('returns finite results for any input', () => {
  const extremes = [0, -1, 1e-300, 1e308, -1e308, Number.MAX_VALUE];
  for (const viewers_per_event of extremes) {
    for (const average_order_value of extremes) {
      for (const profit_margin of extremes) {
        const figures = calculateRoi({
          ...exampleInputs,
          viewers_per_event,
          conversion_rate: 1e308,
          average_order_value,
          profit_margin,
        });
        for (const figure of Object.values(figures).flat()) assert.ok(Number.isFinite(figure), `${figure}`);
      }
    }
  }
});

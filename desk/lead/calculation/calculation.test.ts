import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roiInputs } from '#shared/roi-formula.ts';
import { calculationOf, changedInputs, formatInput, relatedCalculations } from './calculation.ts';
import { positionOnScale, scaleFor } from './scale.ts';

const row = {
  average_order_value: 60,
  profit_margin: 40,
  products_per_event: 8,
  viewers_per_event: 5200,
  conversion_rate: 3,
  events_per_month: 4,
  calculated_monthly_revenue: 37_440,
  calculated_monthly_profit: 14_976,
  calculated_annual_profit: 179_712,
};
const form = 'roi_calculator_submissions';
const timeOnDay = (day: number) => `2026-11-${String(day).padStart(2, '0')}T19:05:00.000Z`;
const calculate = (changed: object) => calculationOf('r-1', timeOnDay(17), { ...row, ...changed });

test('recalculates the results shown on the site and names stored values that differ', () => {
  assert.equal(calculate({})?.figures.annualProfit, 179_712);
  assert.deepEqual(calculate({})?.storedDifferently, []);
  assert.deepEqual(calculate({ calculated_annual_profit: '1000000' })?.storedDifferently, [
    { name: 'profit a year', stored: '$1,000,000' },
  ]);
  assert.equal(calculate({ viewers_per_event: null }), null);
});

test('lists calculations from one email address, newest first, each with the inputs that changed since the last one', () => {
  const earlierCalculation = (ref: string, day: number, changed: object) => ({
    ref,
    form,
    createdAt: timeOnDay(day),
    summary: '',
    status: 'new' as const,
    answeredAt: null,
    answeredBy: null,
    row: { ...row, ...changed },
  });
  const all = relatedCalculations({
    ref: 'r-3',
    form,
    createdAt: timeOnDay(17),
    row,
    related: [
      earlierCalculation('r-1', 9, { conversion_rate: 2.5, events_per_month: 2 }),
      earlierCalculation('r-2', 13, { conversion_rate: 2.5 }),
      { ...earlierCalculation('m-1', 14, {}), form: 'contact_submissions' },
    ],
  });
  assert.deepEqual(
    all.map((one) => one.ref),
    ['r-3', 'r-2', 'r-1'],
  );
  const [newest, middle, first] = all;
  assert.ok(newest && middle && first);
  assert.deepEqual([...changedInputs(newest, middle)], [['conversion_rate', 2.5]]);
  assert.deepEqual([...changedInputs(middle, first)], [['events_per_month', 2]]);
  assert.deepEqual([...changedInputs(first, undefined)], []);
});

test('formats inputs with their units', () => {
  const texts = roiInputs.map((name) => formatInput(name, row[name]));
  assert.deepEqual(texts, ['$60', '40%', '8', '5,200', '3%', '4']);
  assert.equal(formatInput('average_order_value', 59.9), '$59.90');
  assert.equal(formatInput('profit_margin', -12.5), '-12.5%');
  assert.ok(formatInput('viewers_per_event', Number.MAX_VALUE).length < 12);
  assert.ok(formatInput('average_order_value', Number.MAX_VALUE).length < 12);
});

test('divides an axis into round steps that include zero', () => {
  assert.deepEqual(scaleFor([179_712, 14_976]).steps, [0, 60_000, 120_000, 180_000]);
  const worst = [
    [0],
    [],
    [-5, -100],
    [-40, 70],
    [1e-9],
    [Number.MAX_VALUE, -Number.MAX_VALUE],
    [Number.MAX_VALUE],
  ];
  for (const values of worst) {
    const scale = scaleFor(values);
    assert.ok(scale.steps.includes(0), `${values}: ${scale.steps}`);
    assert.ok(scale.steps.length <= 8, `${values}: ${scale.steps}`);
    for (const value of [...values, ...scale.steps]) {
      const share = positionOnScale(value, scale);
      assert.ok(share >= -1e-9 && share <= 1 + 1e-9, `${value} of ${values} stands at ${share}`);
    }
  }
});

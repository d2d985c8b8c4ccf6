import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatMoney, formatShortMoney } from '#shared/money.ts';
import { createShareLink } from '#shared/share-link.ts';
import { createStoredRule, findFieldErrors, hasEmptyRequiredField } from '#src/forms/fields/field-errors.ts';
import { readNumber } from '#src/forms/fields/read-number.ts';
import { textsOfForm, tooLongText } from '#tests/support/forms/form-texts.ts';
import { findNumberField } from './roi-fields.ts';
import {
  buildRoiRow,
  findNumberError,
  findNumberHint,
  readInputs,
  readVisitor,
  visitorFields,
} from './roi-rules.ts';
import { readSharedInputs } from './shared-inputs.ts';

const roiTexts = textsOfForm('roi-calculator');
const findVisitorError = createStoredRule(roiTexts);

const typedValues = {
  email: 'Owner@Example.com',
  brand_name: 'Glow <b>&</b> Söhne 🎥',
  average_order_value: '49.90',
  profit_margin: '30',
  products_per_event: '',
  viewers_per_event: '1,200',
  conversion_rate: '2.5',
  events_per_month: 'eight',
};

function createForm(values: Partial<typeof typedValues>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

test('requires an email address and a brand name, and validates only the email address', () => {
  const findErrors = (values: Partial<typeof typedValues>) =>
    findFieldErrors(createForm(values), visitorFields, findVisitorError);
  const empty = { email: roiTexts.fields.email.empty, brand_name: roiTexts.fields.brand_name.empty };
  assert.deepEqual(findErrors({}), empty);
  assert.deepEqual(findErrors({ email: ' ', brand_name: 'Glow' }), { email: empty.email });
  assert.deepEqual(findErrors({ email: 'a@b', brand_name: '1' }), {});
  for (const email of ['no format', 'a b@c d', 'a@x.co, b@y.co']) {
    assert.deepEqual(findErrors({ email, brand_name: '1' }), { email: roiTexts.email });
    assert.ok(!hasEmptyRequiredField(roiTexts.fields, createForm({ email, brand_name: '1' })));
  }
  assert.ok(hasEmptyRequiredField(roiTexts.fields, createForm({ email: 'a@b', brand_name: ' ' })));
  assert.ok(!hasEmptyRequiredField(roiTexts.fields, createForm(typedValues)));
});

test('shows a message for values that the columns cannot store', () => {
  assert.equal(findVisitorError('email', 'x'.repeat(321)), tooLongText('320'));
  assert.equal(findVisitorError('brand_name', 'x'.repeat(1001)), tooLongText('1,000'));
  assert.equal(findVisitorError('brand_name', '🎥'.repeat(1000)), undefined);
});

test('fills all eleven columns, with the email in lower case and the brand as typed', () => {
  const filled = createForm(typedValues);
  assert.deepEqual(buildRoiRow(readVisitor(filled), readInputs(filled)), {
    email: 'owner@example.com',
    brand_name: 'Glow <b>&</b> Söhne 🎥',
    average_order_value: 49.9,
    profit_margin: 30,
    products_per_event: 0,
    viewers_per_event: 1200,
    conversion_rate: 2.5,
    events_per_month: 0,
    calculated_monthly_revenue: 0,
    calculated_monthly_profit: 0,
    calculated_annual_profit: 0,
  });
});

test('reads blank, non-numeric and ambiguous numbers as 0', () => {
  const zero = readInputs(
    createForm({ average_order_value: 'twelve', profit_margin: '', viewers_per_event: '1.234k' }),
  );
  assert.deepEqual(Object.values(zero), [0, 0, 0, 0, 0, 0]);
});

test('reads each number within the range of its field', () => {
  const inputs = readInputs(
    createForm({
      average_order_value: '4.500',
      profit_margin: '42,5',
      viewers_per_event: '6.500',
      conversion_rate: '2.500',
    }),
  );
  assert.deepEqual(
    [inputs.average_order_value, inputs.profit_margin, inputs.viewers_per_event, inputs.conversion_rate],
    [4500, 42.5, 6500, 2.5],
  );
});

test('shows an error or a hint for invalid and unusual numbers, but not for zero', () => {
  const viewers = findNumberField('viewers_per_event');
  const margin = findNumberField('profit_margin');
  for (const usual of ['', ' ', '0', '100', '99.9']) {
    assert.equal(findNumberError(usual, margin, roiTexts.odd), undefined, usual);
    assert.equal(findNumberHint(usual, margin, roiTexts.odd), undefined, usual);
  }
  assert.equal(findNumberError('twelve', margin, roiTexts.odd), roiTexts.odd.noNumber);
  assert.equal(findNumberError('1.234k', viewers, roiTexts.odd), roiTexts.odd.twoNumbers);
  assert.equal(findNumberHint('100.5', margin, roiTexts.odd), roiTexts.odd.over);
  assert.equal(findNumberHint('-1', viewers, roiTexts.odd), roiTexts.odd.negative);
  assert.equal(findNumberHint('6500', viewers, roiTexts.odd), undefined);
});

test('writes the six numbers to a shareable link and reads them back', () => {
  const inputs = readInputs(createForm({ ...typedValues, events_per_month: '8' }));
  const link = new URL(
    createShareLink('https://x.example/roi-calculator?email=ada@example.com#calculator', inputs),
  );
  assert.equal(link.hash, '');
  assert.deepEqual(Object.fromEntries(link.searchParams), {
    average_order_value: '49.9',
    profit_margin: '30',
    products_per_event: '0',
    viewers_per_event: '1200',
    conversion_rate: '2.5',
    events_per_month: '8',
  });
  const fields = readSharedInputs(link.search);
  assert.deepEqual(Object.fromEntries(fields), {
    ...Object.fromEntries(link.searchParams),
    viewers_per_event: '1,200',
  });
  for (const [name, text] of fields) assert.equal(readNumber(text, findNumberField(name)), inputs[name]);
});

test('reads only the six numeric fields from a query string and ignores non-numbers', () => {
  const query =
    '?average_order_value=48&profit_margin=<script>&viewers_per_event=NaN&conversion_rate=&email=a@b&brand_name=x';
  assert.deepEqual(readSharedInputs(query), [['average_order_value', '48']]);
});

test('formats money in whole dollars with thousands separators', () => {
  assert.equal(formatMoney(0), '$0');
  assert.equal(formatMoney(31_200), '$31,200');
  assert.equal(formatMoney(-37_440), '-$37,440');
  assert.equal(formatMoney(1_234_567_890), '$1,234,567,890');
  assert.equal(formatMoney(Number.MAX_VALUE), '$1.8E308');
  assert.equal(formatShortMoney(150_000), '$150K');
  assert.equal(formatShortMoney(1_500_000), '$1.5M');
});

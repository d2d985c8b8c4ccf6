import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldErrors } from '#src/components/form/field-errors.ts';
import { lacksRequired } from '#src/components/form/required-rule.ts';
import { money, shortMoney } from './money.ts';
import {
  gate,
  inputsOf,
  ownerFieldError,
  ownerFields,
  ownerOf,
  required,
  roiRow,
  saved,
} from './roi-rules.ts';
import { sharedInputs, shareLink } from './share-link.ts';

const typedIn = {
  email: 'Owner@Example.com',
  brand_name: 'Glow <b>&</b> Söhne 🎥',
  average_order_value: '49.90',
  profit_margin: '30',
  products_per_event: '',
  viewers_per_event: '1,200',
  conversion_rate: '2.5',
  events_per_month: 'eight',
};

function form(values: Partial<typeof typedIn>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

test('the words of the specification', () => {
  assert.deepEqual(gate, {
    title: 'Email Required',
    description: 'Please enter your email and brand name to see your full ROI report.',
  });
  assert.deepEqual(saved, {
    title: 'Success!',
    description: 'Your ROI calculation has been saved. Check your email for your detailed breakdown.',
  });
});

test('the gate asks for an e-mail and a brand, and for no format', () => {
  const errors = (values: Partial<typeof typedIn>) => fieldErrors(form(values), ownerFields, ownerFieldError);
  assert.deepEqual(errors({}), { email: 'Email is required', brand_name: 'Brand name is required' });
  assert.deepEqual(errors({ email: ' ', brand_name: 'Glow' }), { email: 'Email is required' });
  assert.deepEqual(errors({ email: 'no format', brand_name: '1' }), {});
  assert.ok(lacksRequired(required, form({ email: 'a@b', brand_name: ' ' })));
  assert.ok(!lacksRequired(required, form(typedIn)));
});

test('what the columns could not hold is refused in words', () => {
  assert.equal(ownerFieldError('email', 'x'.repeat(321)), 'Please shorten this to 320 characters');
  assert.equal(ownerFieldError('brand_name', 'x'.repeat(1001)), 'Please shorten this to 1,000 characters');
  assert.equal(ownerFieldError('brand_name', '🎥'.repeat(1000)), undefined);
});

test('the row has the eleven columns, the e-mail in lower case, the brand as typed', () => {
  const filled = form(typedIn);
  assert.deepEqual(roiRow(ownerOf(filled), inputsOf(filled)), {
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

test('a shared link carries the six numbers and nothing else, and is read back', () => {
  const inputs = inputsOf(form({ ...typedIn, events_per_month: '8' }));
  const link = new URL(
    shareLink('https://x.example/roi-calculator?email=ada@example.com#calculator', inputs),
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
  assert.deepEqual(Object.fromEntries(sharedInputs(link.search)), Object.fromEntries(link.searchParams));
});

test('of a query only numbers for the six fields are read', () => {
  const query =
    '?average_order_value=48&profit_margin=<script>&viewers_per_event=NaN&conversion_rate=&email=a@b&brand_name=x';
  assert.deepEqual(sharedInputs(query), [['average_order_value', '48']]);
});

test('money is whole dollars with separated thousands, readable at any size', () => {
  assert.equal(money(0), '$0');
  assert.equal(money(31_200), '$31,200');
  assert.equal(money(-37_440), '-$37,440');
  assert.equal(money(1_234_567_890), '$1,234,567,890');
  assert.equal(money(Number.MAX_VALUE), '$1.8E308');
  assert.equal(shortMoney(150_000), '$150K');
  assert.equal(shortMoney(1_500_000), '$1.5M');
});

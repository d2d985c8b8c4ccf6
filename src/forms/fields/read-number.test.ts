import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '#tests/support/run/seeded-random.ts';
import { formatNumber, type NumberField, parseNumbers, readNumber, writeNumber } from './read-number.ts';

const count: NumberField = { decimals: 0 };
const money: NumberField = { unit: '$', decimals: 2 };
const rate: NumberField = { unit: '%', most: 100 };
const hours: NumberField = { most: 168 };
const fields = { count, money, rate, hours };

function expectReadings(field: NumberField, table: Record<string, number | number[]>) {
  for (const [text, meant] of Object.entries(table)) {
    assert.deepEqual(parseNumbers(text, field), [meant].flat(), JSON.stringify(text));
  }
}

test('reads unambiguous numbers the same way in every field', () => {
  for (const field of Object.values(fields)) {
    expectReadings(field, {
      '0': 0,
      '-0': 0,
      '007': 7,
      ' 48 ': 48,
      '12000': 12_000,
      '2.5': 2.5,
      '2,5': 2.5,
      '.5': 0.5,
      ',5': 0.5,
      '5.': 5,
      '0.500': 0.5,
      '0,500': 0.5,
      '12.0000': 12,
      '1234.567': 1234.567,
      '-3': -3,
      '−3': -3,
      '+3': 3,
      '1 000': 1000,
      '12\u00a0000': 12_000,
      '1\u202f234\u202f567': 1_234_567,
      '1\u2009234,5': 1234.5,
      "1'000": 1000,
      '1’234’567.89': 1_234_567.89,
      '1,234,567': 1_234_567,
      '1.234.567': 1_234_567,
      '1,00,000': 100_000,
      '1,250.50': 1250.5,
      '1.250,50': 1250.5,
      '1.234,567': 1234.567,
      '1 234,567': 1234.567,
      '12k': 12_000,
      '12 K': 12_000,
      '1.2k': 1200,
      '1,2k': 1200,
      '1.5m': 1_500_000,
      '1.005M': [1_005_000, 1_005_000_000],
      '2b': 2e9,
      '1 200k': 1_200_000,
      $48: 48,
      '$ 1,250.50': 1250.5,
      US$12k: 12_000,
      'USD 12': 12,
      '48 USD': 48,
      '-$5': -5,
      '$-5': -5,
      '2.5 %': 2.5,
      '1e3': 1000,
      '1.234e3': 1234,
      '1e308': 1e308,
    });
  }
});

test('reads digits and separators from Arabic, Persian and full-width keyboards', () => {
  for (const field of Object.values(fields)) {
    expectReadings(field, {
      '١٢٠٠': 1200,
      '٠٩٨٧٦٥٤٣': 9_876_543,
      '۱۲۳۴۵۶۷۸۹۰': 1_234_567_890,
      '١٬٢٠٠': 1200,
      '١٬٢٣٤٬٥٦٧٫٨٩': 1_234_567.89,
      '٢٫٥': 2.5,
      '٢،٥': 2.5,
      '٢٫٥ ٪': 2.5,
      '５０': 50,
      '１２３４５６７８９０': 1_234_567_890,
      '１，２５０．５０': 1250.5,
      '１２ｋ': 12_000,
      '－＄５': -5,
      '２．５％': 2.5,
    });
  }
  // A superscript is not a digit of the number before it.
  expectReadings(count, { '5²': [], '½': [], '１´０００': 1000 });
});

test('reads three digits behind a lone comma or dot as the value that fits the field', () => {
  expectReadings(count, {
    '12.000': 12_000,
    '12,000': 12_000,
    '6.500': 6500,
    '1.234': 1234,
    '-1.000': -1000,
  });
  expectReadings(money, { '4.500': 4500, '$4.500': 4500, '4,500': 4500, '49.900': 49_900 });
  expectReadings(rate, { '2.500': 2.5, '2,500': 2.5, '12.125': 12.125, '100.000': 100 });
  expectReadings(hours, { '7.500': 7.5, '12,500': 12.5, '1.000': 1 });
});

test('returns both readings of an ambiguous number', () => {
  expectReadings(count, { '1.234k': [1234, 1_234_000], '1,500k': [1500, 1_500_000] });
  expectReadings(money, { '1.234k': [1234, 1_234_000] });
  expectReadings(rate, { '150.000': [150, 150_000], '-250,000': [-250, -250_000] });
  assert.equal(readNumber('1.234k', count), undefined);
});

test('returns nothing for text that is not a number', () => {
  for (const text of [
    ...['', ' ', 'abc', '12abc', 'twelve', '-', '$', '%', 'k', '.', ',', '1e', 'NaN', 'Infinity', '1e999'],
    ...['0x10', '1.2.3', '1,2,3', '1,000,00', '1.000.00', '0.500.000', '1 00', '5 0', '1,000 000', '1. 5'],
    ...['--3', '-$-3', '12kk', '12k+', '€500', '10-12', '12/3', '(5)', '🎥', '\0', '9'.repeat(400)],
  ]) {
    for (const field of Object.values(fields)) {
      assert.deepEqual(parseNumbers(text, field), [], JSON.stringify(text));
    }
  }
});

test('formats a number with its unit and thousands separators', () => {
  assert.equal(formatNumber(12_000, count), '12,000');
  assert.equal(formatNumber(4500, money), '$4,500');
  assert.equal(formatNumber(1250.5, money), '$1,250.50');
  assert.equal(formatNumber(-5, money), '-$5');
  assert.equal(formatNumber(2.125, rate), '2.125%');
  assert.equal(formatNumber(1e308, count), '1e+308');
});

const spaces = [' ', '\u00a0', '\u202f', '\u2009', '\u2007'];
const groupMarks = ['', ',', '.', "'", '’', ...spaces];

test('reads any formatted number in any notation', () => {
  const random = seededRandom();
  for (let round = 0; round < 20_000; round++) {
    const whole = random.below(10 ** (1 + random.below(10)));
    const part = ['', `${random.below(10)}`, `${10 + random.below(90)}`][random.below(3)] ?? '';
    const sign = random.pick(['', '', '-', '−']);
    const field = random.pick(Object.values(fields));
    const groupMark = random.pick(groupMarks);
    const decimalMark = random.pick(['.', ','].filter((mark) => mark !== groupMark));
    const grouped = `${whole}`.replace(/\B(?=(\d{3})+$)/g, groupMark);
    // In a rate, a single group after the mark is read as decimals.
    const lone = part === '' && (groupMark === ',' || groupMark === '.') && whole >= 1000 && whole < 1e6;
    if (lone && field.decimals === undefined) continue;
    const text = `${random.pick(['', ' '])}${sign}${random.pick(['', '$', '$ '])}${grouped}${part && decimalMark}${part}`;
    const value = Number(`${sign && '-'}${whole}.${part}`) + 0;
    assert.deepEqual(parseNumbers(text, field), [value], JSON.stringify(text));
  }
});

test('reads back any number that it formats', () => {
  const random = seededRandom();
  const numbers = [0, 1e-300, 1e-7, 5e-7, 0.1 + 0.2, 1.234, 49.125, 1e15, 1.234e21, Number.MAX_VALUE];
  for (let round = 0; round < 2_000; round++) {
    const decimals = random.below(8);
    numbers.push((random.below(1e9) - 5e8) / 10 ** decimals);
  }
  for (const value of numbers) {
    for (const field of Object.values(fields)) {
      assert.equal(readNumber(writeNumber(value, field), field), value, writeNumber(value, field));
    }
  }
});

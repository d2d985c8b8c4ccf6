import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { wcagContrast } from 'culori';
import { brandSchema } from '../schemas/brand.ts';
import {
  checkContrasts,
  createBrandTokens,
  findNearestReadable,
  groundColors,
  isNearWarningRed,
  isReadableEverywhere,
} from './colors.ts';

const toHex = (value: number) => `#${value.toString(16).padStart(6, '0')}`;
// A fixed sequence over all of sRGB, with its corners.
const colors = [
  ...Array.from({ length: 1_500 }, (_, at) => toHex((at * 7_919_993 + 4_711) % 0x1000000)),
  ...[0, 0xffffff, 0xff0000, 0xff00, 0xff, 0xffff00, 0xff00ff, 0xffff].map(toHex),
];
const findLowestContrast = (color: string, on: (keyof typeof groundColors)[]) =>
  Math.min(...on.map((ground) => wcagContrast(color, groundColors[ground])));

test('uses the same background colors as the style sheet', () => {
  const styles = readFileSync('src/styles/colors.css', 'utf8');
  for (const [name, value] of Object.entries(groundColors))
    assert.ok(styles.includes(`--color-${name}: ${value};`), name);
});

test('derives the expected shades from the default brand colors', () => {
  assert.deepEqual(createBrandTokens({ main: '#e3173e', accent: '#ffb23e' }), {
    tally: '#e3173e',
    amber: '#ffb23e',
    'tally-deep': '#c40f33',
    'tally-text': '#b50f30',
    'tally-hot': '#ff3355',
    magenta: '#c81e6f',
    glow: '#ff8a48',
    'glow-edge': '#f07aa0',
  });
});

test('derives shades with a contrast of at least 4.5 on each background, for any color', () => {
  for (const main of colors) {
    const tokens = createBrandTokens({ main, accent: '#ffb23e' });
    assert.ok(findLowestContrast(tokens['tally-deep'], ['white']) >= 4.5, `pressed, of ${main}`);
    assert.ok(
      findLowestContrast(tokens['tally-text'], ['white', 'paper', 'paper-2']) >= 4.5,
      `text, of ${main}`,
    );
    assert.ok(findLowestContrast(tokens['tally-hot'], ['ink', 'ink-2']) >= 4.5, `on black, of ${main}`);
    assert.ok(findLowestContrast(tokens.magenta, ['white', 'paper-2']) >= 4.5, `gradient, of ${main}`);
  }
});

test('finds the nearest readable color, or returns the color itself if it passes', () => {
  for (const color of colors) {
    for (const kind of ['main', 'accent'] as const) {
      const nearest = findNearestReadable(kind, color);
      assert.ok(isReadableEverywhere(kind, nearest), `${kind} ${color}: ${nearest}`);
      if (isReadableEverywhere(kind, color)) assert.equal(nearest, color);
    }
  }
});

test("checks a color's contrast in each place that uses it unchanged", () => {
  assert.deepEqual(
    checkContrasts('main', '#0a5c8a').map(({ use, passes }) => [use, passes]),
    [['White button text on Main', true]],
  );
  assert.deepEqual(
    checkContrasts('accent', '#0a5c8a').map(({ use, passes }) => [use, passes]),
    [
      ['Black text on Accent', false],
      ['Accent text on black', false],
    ],
  );
});

test('rejects a color with too little contrast and suggests the nearest one that passes', () => {
  const document = {
    mark: { file: 'brand/mark.svg', alt: '' },
    colors: { main: '#f2b233', accent: '#ffb23e' },
    typeface: 'archivo',
    corners: 'round',
  };
  const [issue] = brandSchema.safeParse(document).error?.issues ?? [];
  assert.deepEqual(issue?.path, ['colors', 'main']);
  const message = `White button text on Main: the contrast is 1.9 and must be at least 4.5. The nearest color that passes is ${findNearestReadable('main', '#f2b233')}.`;
  assert.equal(issue?.message, message);
  const broken = brandSchema.safeParse({ ...document, colors: { main: 'blue', accent: '#ffb23e' } });
  assert.deepEqual(
    broken.error?.issues.map(({ message }) => message),
    ['Write six digits after #, like #0a5c8a.'],
  );
});

test('detects a main color close to the red used for overdue leads', () => {
  assert.ok(isNearWarningRed('#e3173e'));
  assert.ok(isNearWarningRed('#c81e30'));
  assert.ok(!isNearWarningRed('#0a5c8a'));
  assert.ok(!isNearWarningRed('#808080'));
});

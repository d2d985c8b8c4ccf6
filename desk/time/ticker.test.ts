import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { createTicker } from './ticker.ts';

const step = 60_000;
const document = Object.assign(new EventTarget(), { hidden: false });
Object.assign(globalThis, { document });

beforeEach(() => {
  document.hidden = false;
  mock.timers.enable({ apis: ['Date', 'setTimeout'], now: 10 * step + 5_000 });
});
afterEach(() => mock.timers.reset());

test('notifies all listeners at each full step', () => {
  const ticker = createTicker(step);
  const ticks: string[] = [];
  const ends = ['first', 'second'].map((who) =>
    ticker.subscribe(() => ticks.push(`${who} ${ticker.read()}`)),
  );
  mock.timers.tick(54_999);
  assert.deepEqual(ticks, []);
  mock.timers.tick(1);
  assert.deepEqual(ticks, [`first ${11 * step}`, `second ${11 * step}`]);
  for (const end of ends) end();
  mock.timers.tick(10 * step);
  assert.equal(ticks.length, 2);
});

test('gives a new subscriber the time of the current step', () => {
  const ticker = createTicker(step);
  const drawn = ticker.read();
  mock.timers.tick(3_000);
  const end = ticker.subscribe(() => {});
  assert.equal(ticker.read(), drawn);
  end();
});

test('updates the time for the first subscriber after a pause', () => {
  const ticker = createTicker(step);
  mock.timers.tick(2 * step);
  const end = ticker.subscribe(() => {});
  assert.equal(ticker.read(), 12 * step + 5_000);
  end();
});

test('does not tick in a background tab', () => {
  const ticker = createTicker(step);
  const ticks: number[] = [];
  const end = ticker.subscribe(() => ticks.push(ticker.read()));
  document.hidden = true;
  mock.timers.tick(55_000);
  mock.timers.tick(3 * step);
  const ticksInBackground = ticks.length;
  document.hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  assert.equal(ticksInBackground, 1);
  assert.equal(ticks.at(-1), 14 * step);
  end();
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { buildBarsPath, describeMinute, formatClock, toShowData } from './minute.ts';

const show = toShowData(parse(readFileSync('tests/samples/show.yaml', 'utf8')));
const texts = parse(readFileSync('tests/samples/show-player.yaml', 'utf8'));

test('formats a minute as the time since the start of the show', () => {
  assert.deepEqual([0, 9, 12, 60, 84, 89].map(formatClock), [
    '00:00',
    '00:09',
    '00:12',
    '01:00',
    '01:24',
    '01:29',
  ]);
});

test('describes the sales of a minute for screen readers', () => {
  const minute = describeMinute(show, 'tenth', 12, texts);
  assert.equal(minute.valueText, '00:12, lights out, 340 dollars this minute, 4 lamps');
  assert.equal(minute.texts.viewers, '1,940 watching');
  assert.equal(minute.scene, 'peak');
  assert.match(minute.picture, /^Palo Home, tenth show, 00:12: Dusk lamp, amber, \$85, 1,940 watching/);
});

test('shows the last cue, interpolated viewers and the sales of both shows', () => {
  const minute = describeMinute(show, 'tenth', 13, texts);
  const [before, after] = [12, 15].map((at) => show.tenth.find((cue) => cue.at === at)?.viewers ?? 0);
  assert.equal(
    minute.texts.viewers,
    `${Math.round((before ?? 0) + ((after ?? 0) - (before ?? 0)) / 3).toLocaleString('en-US')} watching`,
  );
  assert.equal(minute.texts.cue, 'Lights out. ');
  assert.equal(minute.texts.sold, `$${show.curves.first[13]} in the first show`);
  assert.equal(minute.valueText, `00:13, after lights out, ${show.curves.tenth[13]} dollars this minute`);
});

test('shows the first show with the same product and price, its own text and flat lighting', () => {
  const minute = describeMinute(show, 'first', 12, texts);
  assert.equal(minute.texts.price, '$85');
  assert.equal(minute.scene, 'flat');
  assert.equal(minute.texts.cue, '');
  assert.equal(minute.valueText, '00:12, first show, 50 dollars this minute, 2 bulbs');
});

test('draws each bar in the middle of its minute, as high as its sales', () => {
  assert.equal(buildBarsPath([60, 340]), 'M.5 1000v-60m1 60v-340m1 340');
});

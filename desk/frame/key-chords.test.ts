import assert from 'node:assert/strict';
import test from 'node:test';
import { chordOf, createSequence, isSingle, normalChord, printedKeys } from './key-chords.ts';

test('a press is called by what it writes, with the keys that were held', () => {
  assert.equal(chordOf({ key: 'j' }), 'j');
  assert.equal(chordOf({ key: 'J' }), 'j', 'caps lock is no shift');
  assert.equal(chordOf({ key: 'E', shiftKey: true }), 'shift+e');
  assert.equal(chordOf({ key: '?', shiftKey: true }), '?', 'which key has the sign differs by country');
  assert.equal(chordOf({ key: 'Enter', metaKey: true }), 'ctrl+enter');
  assert.equal(chordOf({ key: 'F6', shiftKey: true }), 'shift+f6');
  assert.equal(chordOf({ key: ' ' }), 'space');
});

test('letters go by their place where the keyboard writes another script', () => {
  assert.equal(chordOf({ key: 'о', code: 'KeyJ' }), 'j');
  assert.equal(chordOf({ key: 'У', code: 'KeyE', shiftKey: true }), 'shift+e');
  assert.equal(chordOf({ key: 'ü', code: 'BracketLeft' }), 'ü');
});

test('accepts several spellings of a key', () => {
  assert.equal(normalChord('Shift+E'), 'shift+e');
  assert.equal(normalChord('Esc'), 'escape');
  assert.equal(normalChord('g  L'), 'g l');
  assert.equal(normalChord('shift+ctrl+k'), 'ctrl+shift+k');
  assert.equal(normalChord('?'), '?');
});

test('keys that print something can be switched off, others cannot', () => {
  for (const chord of ['j', '?', '/', 'shift+e', 'g l', 'space', '1'])
    assert.equal(isSingle(chord), true, chord);
  for (const chord of ['escape', 'enter', 'f6', 'ctrl+k', 'alt+arrowup'])
    assert.equal(isSingle(chord), false, chord);
});

test('the help shows keys as they are printed', () => {
  assert.deepEqual(printedKeys('g l'), ['G', 'L']);
  assert.deepEqual(printedKeys('shift+e'), ['⇧E']);
  assert.deepEqual(printedKeys('escape'), ['Esc']);
  assert.deepEqual(printedKeys('alt+arrowup'), ['Alt ↑']);
});

function listener(...chords: string[]) {
  const hear = createSequence();
  const isBound = (chord: string) => chords.includes(chord);
  const begins = (prefix: string) => chords.some((chord) => chord.startsWith(prefix));
  return (chord: string, at = 0) => hear(chord, isBound, begins, at);
}

test('a sequence is heard at its end, and its parts are not', () => {
  const press = listener('g l', 'l');
  assert.equal(press('g'), null);
  assert.equal(press('l', 400), 'g l');
  assert.equal(press('l', 500), 'l', 'the sequence is over');
});

test('a sequence that is not finished in time is forgotten', () => {
  const press = listener('g l', 'l');
  press('g');
  assert.equal(press('l', 1_300), 'l');
});

test('a press that does not go on a sequence counts by itself', () => {
  const press = listener('g l', 'j');
  press('g');
  assert.equal(press('j', 100), 'j');
  assert.equal(press('x', 200), null);
});

import assert from 'node:assert/strict';
import test from 'node:test';
import {
  chordOf,
  createSequenceMatcher,
  isPrintingChord,
  keyCapLabels,
  normalizeChord,
} from './key-chords.ts';

test('identifies a keystroke by its character and modifiers', () => {
  assert.equal(chordOf({ key: 'j' }), 'j');
  assert.equal(chordOf({ key: 'J' }), 'j', 'caps lock is no shift');
  assert.equal(chordOf({ key: 'E', shiftKey: true }), 'shift+e');
  assert.equal(chordOf({ key: '?', shiftKey: true }), '?', 'which key has the sign differs by country');
  assert.equal(chordOf({ key: 'Enter', metaKey: true }), 'ctrl+enter');
  assert.equal(chordOf({ key: 'F6', shiftKey: true }), 'shift+f6');
  assert.equal(chordOf({ key: ' ' }), 'space');
});

test('uses the physical key on non-Latin layouts', () => {
  assert.equal(chordOf({ key: 'о', code: 'KeyJ' }), 'j');
  assert.equal(chordOf({ key: 'У', code: 'KeyE', shiftKey: true }), 'shift+e');
  assert.equal(chordOf({ key: 'ü', code: 'BracketLeft' }), 'ü');
});

test('accepts different spellings of a key', () => {
  assert.equal(normalizeChord('Shift+E'), 'shift+e');
  assert.equal(normalizeChord('Esc'), 'escape');
  assert.equal(normalizeChord('g  L'), 'g l');
  assert.equal(normalizeChord('shift+ctrl+k'), 'ctrl+shift+k');
  assert.equal(normalizeChord('?'), '?');
});

test('recognizes single-character shortcuts, which can be turned off', () => {
  for (const chord of ['j', '?', '/', 'shift+e', 'g l', 'space', '1'])
    assert.equal(isPrintingChord(chord), true, chord);
  for (const chord of ['escape', 'enter', 'f6', 'ctrl+k', 'alt+arrowup'])
    assert.equal(isPrintingChord(chord), false, chord);
});

test('returns the label of each key in a shortcut', () => {
  assert.deepEqual(keyCapLabels('g l'), ['G', 'L']);
  assert.deepEqual(keyCapLabels('shift+e'), ['⇧E']);
  assert.deepEqual(keyCapLabels('escape'), ['Esc']);
  assert.deepEqual(keyCapLabels('alt+arrowup'), ['Alt ↑']);
});

function createListener(...chords: string[]) {
  const matchPress = createSequenceMatcher();
  const isBound = (chord: string) => chords.includes(chord);
  const isPrefix = (prefix: string) => chords.some((chord) => chord.startsWith(prefix));
  return (chord: string, at = 0) => matchPress(chord, isBound, isPrefix, at);
}

test('matches a key sequence only at its last key', () => {
  const press = createListener('g l', 'l');
  assert.equal(press('g'), null);
  assert.equal(press('l', 400), 'g l');
  assert.equal(press('l', 500), 'l', 'the sequence is over');
});

test('drops a key sequence after its timeout', () => {
  const press = createListener('g l', 'l');
  press('g');
  assert.equal(press('l', 1_300), 'l');
});

test('matches a key on its own if it does not continue a sequence', () => {
  const press = createListener('g l', 'j');
  press('g');
  assert.equal(press('j', 100), 'j');
  assert.equal(press('x', 200), null);
});

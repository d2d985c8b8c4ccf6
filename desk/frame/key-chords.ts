/**
 * The name of a key press: `j`, `?`, `shift+e`, `ctrl+enter`. On non-Latin layouts, letters are identified by the
 * physical key.
 */
export function chordOf(press: {
  key: string;
  code?: string;
  shiftKey?: boolean;
  altKey?: boolean;
  ctrlKey?: boolean;
  metaKey?: boolean;
}): string {
  const isNonLatinLetter = /^\p{L}$/u.test(press.key) && !/^[a-z]$/i.test(press.key);
  const letter = isNonLatinLetter && /^Key[A-Z]$/.test(press.code ?? '') ? press.code?.slice(3) : undefined;
  const key = keyName(letter ?? press.key);
  const isSymbol = key.length === 1 && !/\p{L}/u.test(key);
  return [
    (press.ctrlKey || press.metaKey) && 'ctrl',
    press.altKey && 'alt',
    press.shiftKey && !isSymbol && 'shift',
    key,
  ]
    .filter(Boolean)
    .join('+');
}

function keyName(key: string): string {
  const name = key.toLowerCase();
  if (name === ' ') return 'space';
  return name === 'esc' ? 'escape' : name;
}

/** `Shift+E` becomes `shift+e`, `Esc` becomes `escape`. The space between the keys of a sequence stays. */
export function normalizeChord(written: string): string {
  return written
    .trim()
    .split(/\s+/)
    .map((chord) => {
      if (chord.length === 1) return chord.toLowerCase();
      const names = chord.split('+').map(keyName);
      const order = ['ctrl', 'alt', 'shift'];
      return [
        ...order.filter((name) => names.includes(name)),
        ...names.filter((name) => !order.includes(name)),
      ].join('+');
    })
    .join(' ');
}

/** Whether a chord types a character. Such chords are ignored in text fields, and members can turn them off. */
export function isPrintingChord(chord: string): boolean {
  const [first = ''] = chord.split(' ');
  return !/^(ctrl|alt)\+/.test(first) && (first.replace(/^shift\+/, '').length === 1 || first === 'space');
}

const keyLabels: Record<string, string> = {
  escape: 'Esc',
  enter: '↵',
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  space: 'Space',
};

/** Labels for key caps: `g l` becomes G, L; `shift+e` becomes ⇧E. */
export function keyCapLabels(chord: string): string[] {
  return chord.split(' ').map((press) => {
    const parts = press.length === 1 ? [press] : press.split('+');
    const key = parts.at(-1) ?? '';
    const before = parts.slice(0, -1).map((name) => ({ shift: '⇧', alt: 'Alt ', ctrl: 'Ctrl ' })[name] ?? '');
    return before.join('') + (keyLabels[key] ?? key.toUpperCase());
  });
}

const sequenceMilliseconds = 1_200;

/** Matches key presses to bound chords and sequences; a sequence times out after 1.2 s. */
export function createSequenceMatcher() {
  let pending = '';
  let since = 0;
  return function matchPress(
    chord: string,
    isBound: (chord: string) => boolean,
    isPrefix: (prefix: string) => boolean,
    now: number,
  ) {
    const sequence = pending && now - since < sequenceMilliseconds ? `${pending} ${chord}` : chord;
    const match = isBound(sequence) ? sequence : isBound(chord) ? chord : null;
    pending = match === null && isPrefix(`${chord} `) ? chord : '';
    since = now;
    return match;
  };
}

/** What a press is called: `j`, `?`, `shift+e`, `ctrl+enter`, `alt+arrowup`; letters by their place where the script is not Latin. */
export function chordOf(press: {
  key: string;
  code?: string;
  shiftKey?: boolean;
  altKey?: boolean;
  ctrlKey?: boolean;
  metaKey?: boolean;
}): string {
  const isForeignLetter = /^\p{L}$/u.test(press.key) && !/^[a-z]$/i.test(press.key);
  const letter = isForeignLetter && /^Key[A-Z]$/.test(press.code ?? '') ? press.code?.slice(3) : undefined;
  const key = nameOf(letter ?? press.key);
  const isSign = key.length === 1 && !/\p{L}/u.test(key);
  return [
    (press.ctrlKey || press.metaKey) && 'ctrl',
    press.altKey && 'alt',
    press.shiftKey && !isSign && 'shift',
    key,
  ]
    .filter(Boolean)
    .join('+');
}

function nameOf(key: string): string {
  const name = key.toLowerCase();
  if (name === ' ') return 'space';
  return name === 'esc' ? 'escape' : name;
}

/** One way of writing what is bound: `Shift+E` is `shift+e`, `Esc` is `escape`; a sequence keeps its space. */
export function normalChord(written: string): string {
  return written
    .trim()
    .split(/\s+/)
    .map((chord) => {
      if (chord.length === 1) return chord.toLowerCase();
      const names = chord.split('+').map(nameOf);
      const order = ['ctrl', 'alt', 'shift'];
      return [
        ...order.filter((name) => names.includes(name)),
        ...names.filter((name) => !order.includes(name)),
      ].join('+');
    })
    .join(' ');
}

/** A key that prints something: such keys rest in fields and can be switched off. */
export function isSingle(chord: string): boolean {
  const [first = ''] = chord.split(' ');
  return !/^(ctrl|alt)\+/.test(first) && (first.replace(/^shift\+/, '').length === 1 || first === 'space');
}

const printed: Record<string, string> = {
  escape: 'Esc',
  enter: '↵',
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  space: 'Space',
};

/** As it stands on the keys, one after the other: `g l` is G, L; `shift+e` is ⇧E. */
export function printedKeys(chord: string): string[] {
  return chord.split(' ').map((press) => {
    const parts = press.length === 1 ? [press] : press.split('+');
    const key = parts.at(-1) ?? '';
    const before = parts.slice(0, -1).map((name) => ({ shift: '⇧', alt: 'Alt ', ctrl: 'Ctrl ' })[name] ?? '');
    return before.join('') + (printed[key] ?? key.toUpperCase());
  });
}

const patience = 1_200;

/** Puts presses together to sequences: a press waits for the next when something bound begins with it. */
export function createSequence() {
  let waiting = '';
  let since = 0;
  return function hear(
    chord: string,
    bound: (chord: string) => boolean,
    begins: (prefix: string) => boolean,
    now: number,
  ) {
    const whole = waiting && now - since < patience ? `${waiting} ${chord}` : chord;
    const heard = bound(whole) ? whole : bound(chord) ? chord : null;
    waiting = heard === null && begins(`${chord} `) ? chord : '';
    since = now;
    return heard;
  };
}

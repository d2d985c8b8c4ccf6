export type Tone = 'hot' | 'key' | 'amber' | 'mute';

const onPaper: Record<Tone, string> = {
  hot: 'var(--color-tally)',
  key: 'var(--color-key-deep)',
  amber: 'var(--color-magenta)',
  mute: 'var(--color-field)',
};

const onDark: Record<Tone, string> = {
  hot: 'var(--color-tally-hot)',
  key: 'var(--color-key)',
  amber: 'var(--color-amber)',
  mute: 'var(--color-mute-ink)',
};

/** The colors of a chart on a light or dark background, each with a contrast of at least 3:1. */
export function chartColors(onInk: boolean) {
  return {
    tone: onInk ? onDark : onPaper,
    text: onInk ? 'var(--color-white)' : 'var(--color-ink)',
    caption: onInk ? 'var(--color-mute-ink)' : 'var(--color-mute)',
    line: onInk ? 'var(--color-ink-3)' : 'var(--color-line)',
    ground: onInk ? 'var(--color-ink-2)' : 'var(--color-paper)',
  };
}

import type { ClockState } from '#desk/time/clock-state.ts';
import type { ClockWords } from '#desk/time/clock-words.ts';

type Lamps = {
  count: number;
  lit: number;
  tone: 'off' | 'left' | 'red' | 'kept';
  breathes: boolean;
};

/** One lamp for each promised hour, as far as they can be told apart; 24 for a mail. */
export function lampsOf(state: ClockState, hours: number | null): Lamps {
  const count = hours !== null && hours >= 6 && hours <= 60 ? Math.ceil(hours) : 24;
  switch (state.kind) {
    case 'left':
    case 'soon': {
      const lit = Math.min(count, Math.max(1, Math.ceil(state.part * count)));
      return { count, lit, tone: state.kind === 'soon' ? 'red' : 'left', breathes: false };
    }
    case 'late':
    case 'bounced':
      return { count, lit: count, tone: 'red', breathes: true };
    case 'kept':
      return { count, lit: count, tone: state.lateBy > 0 ? 'left' : 'kept', breathes: false };
    case 'none':
      return { count, lit: 0, tone: 'off', breathes: false };
  }
}

/** The words in the middle of the ring, two or three short lines. */
export function lines(state: ClockState, { main, aside }: ClockWords): string[] {
  switch (state.kind) {
    case 'left':
    case 'soon':
      return state.byMail ? ['Email', 'queued'] : inTwo(main);
    case 'late':
      return [...inTwo(main.replace(/ late$/, '')), 'late'];
    case 'bounced':
      return ['Email', 'bounced'];
    case 'kept':
      return state.lateBy > 0
        ? ['Answered', ...inTwo(aside.replace(/ late$/, '')), 'late']
        : ['Answered', ...keptIn(aside)];
    case 'none':
      return ['No', 'deadline'];
  }
}

/** `26 h 30 m` in two lines, a unit each. */
function inTwo(duration: string): string[] {
  return duration.match(/\S+ \S+/g) ?? [duration];
}

function keptIn(aside: string): string[] {
  const parts = inTwo(aside.replace(/^in /, ''));
  return parts.length === 1 ? [aside] : [`in ${parts[0]}`, parts[1] ?? ''];
}

import type { ClockState } from '#desk/time/clock-state.ts';
import type { ClockText } from '#desk/time/clock-text.ts';

type Lamps = {
  count: number;
  lit: number;
  tone: 'off' | 'left' | 'red' | 'ended';
  isPulsing: boolean;
};

/** Computes the lamps of the deadline ring: one lamp per promised hour from 6 to 60 hours, otherwise 24 lamps. */
export function computeLamps(state: ClockState, hours: number | null): Lamps {
  const count = hours !== null && hours >= 6 && hours <= 60 ? Math.ceil(hours) : 24;
  switch (state.kind) {
    case 'left':
    case 'soon': {
      const lit = Math.min(count, Math.max(1, Math.ceil(state.part * count)));
      return { count, lit, tone: state.kind === 'soon' ? 'red' : 'left', isPulsing: false };
    }
    case 'late':
    case 'bounced':
      return { count, lit: count, tone: 'red', isPulsing: true };
    case 'ended':
      return { count, lit: count, tone: state.lateBy > 0 ? 'left' : 'ended', isPulsing: false };
    case 'none':
      return { count, lit: 0, tone: 'off', isPulsing: false };
  }
}

/** The text inside the ring: two or three short lines. */
export function ringTextLines(state: ClockState, { main, aside }: ClockText): string[] {
  switch (state.kind) {
    case 'left':
    case 'soon':
      return state.byMail ? ['Email', 'queued'] : splitUnits(main);
    case 'late':
      return [...splitUnits(main.replace(/ late$/, '')), 'late'];
    case 'bounced':
      return ['Email', 'bounced'];
    case 'ended':
      return state.lateBy > 0
        ? [main, ...splitUnits(aside.replace(/ late$/, '')), 'late']
        : [main, ...answeredLines(aside)];
    case 'none':
      return ['No', 'deadline'];
  }
}

/** Splits a duration into its units: `26 h 30 m` becomes `26 h` and `30 m`. */
function splitUnits(duration: string): string[] {
  return duration.match(/\S+ \S+/g) ?? [duration];
}

function answeredLines(aside: string): string[] {
  if (aside === 'in under 1 m') return ['at once'];
  const parts = splitUnits(aside.replace(/^in /, ''));
  return parts.length === 1 ? [aside] : [`in ${parts[0]}`, parts[1] ?? ''];
}

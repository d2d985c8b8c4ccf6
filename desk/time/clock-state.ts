import type { AnsweredBy, DeadlineState } from '#shared/desk/api.ts';

/** The state of a deadline. Durations are in seconds, times in milliseconds since 1970. */
export type ClockState =
  /** `part` is the share of the time that is left, from 0 to 1. */
  | { kind: 'left' | 'soon'; seconds: number; part: number; dueAt: number; byMail: boolean }
  | { kind: 'late'; seconds: number; dueAt: number; byMail: boolean }
  | { kind: 'bounced'; at: number }
  /** `seconds` is how long the reply took, `lateBy` how late it was. */
  | { kind: 'ended'; by: AnsweredBy; at: number; seconds: number; lateBy: number }
  | { kind: 'none' };

const second = 1_000;
const soonSeconds = 2 * 60 * 60;

/**
 * The state of a deadline. A reply is due soon if at most a tenth of its time or less than two hours are left.
 * Automatic emails, which are due within minutes, are never due soon.
 * @param now milliseconds since 1970
 */
export function clockState(clock: DeadlineState, createdAt: string, now: number): ClockState {
  const since = Date.parse(clock.since ?? createdAt);
  const dueAt = clock.dueAt === null ? undefined : Date.parse(clock.dueAt);
  if (clock.answeredAt !== null && clock.answeredBy !== null) {
    const at = Date.parse(clock.answeredAt);
    const lateBy =
      dueAt === undefined || clock.answeredBy === 'no_reply' ? 0 : Math.max(0, (at - dueAt) / second);
    return { kind: 'ended', by: clock.answeredBy, at, seconds: Math.max(0, (at - since) / second), lateBy };
  }
  if (clock.bouncedAt !== null) return { kind: 'bounced', at: Date.parse(clock.bouncedAt) };
  if (dueAt === undefined) return { kind: 'none' };
  const { byMail } = clock;
  const left = (dueAt - now) / second;
  if (left <= 0) return { kind: 'late', seconds: -left, dueAt, byMail };
  const totalSeconds = (clock.hours ?? 0) * 3_600 || (dueAt - since) / second;
  const part = totalSeconds > 0 ? Math.min(1, left / totalSeconds) : 1;
  const isDueSoon = !byMail && (part <= 0.1 || left < soonSeconds);
  return { kind: isDueSoon ? 'soon' : 'left', seconds: left, part, dueAt, byMail };
}

export function isOverdue(state: ClockState): boolean {
  return state.kind === 'late' || state.kind === 'bounced';
}

export function isUrgent(state: ClockState): boolean {
  return isOverdue(state) || state.kind === 'soon';
}

/**
 * How often to update the state, in milliseconds: each second within 5 minutes of the due time, otherwise each minute.
 */
export function getUpdateInterval(state: ClockState): number {
  const counts = state.kind === 'left' || state.kind === 'soon' || state.kind === 'late';
  return counts && state.seconds < 5 * 60 ? second : 60 * second;
}

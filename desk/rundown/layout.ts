import { clockState, isOverdue, isUrgent } from '#desk/time/clock-state.ts';
import { formatDay, formatTimeOfDay } from '#desk/time/format-time.ts';
import { type OpeningHours, openSpans } from '#desk/time/opening-hours.ts';
import type { OpenLead, UpcomingCall } from '#shared/desk/api.ts';
import { captionWidth } from './caption-width.ts';

const hour = 3_600_000;
const lookBackMilliseconds = 4 * hour;
const minMarkDistance = 26;
const minTouchDistance = 44;
const edgeMargin = 13;
const captionGap = 4;

export type Mark = {
  x: number;
  entries: (OpenLead | UpcomingCall)[];
  tone: 'calm' | 'soon' | 'overdue';
  /** What happens at the time of the mark. */
  kind: 'deadline' | 'reminder' | 'call';
  /** Whether the lead is not in the current view. */
  isFaint: boolean;
  name: string | null;
  nameX: number;
};
type Band = { x: number; width: number; label: string | null };
export type Tick = { x: number; label: string; isNow: boolean; align: 'start' | 'middle' | 'end' };
type Layout = { now: number; open: Band[]; closed: Band[]; marks: Mark[]; ticks: Tick[] };

type LayoutInput = {
  /** Milliseconds since 1970. */
  now: number;
  /** Pixels. */
  width: number;
  opening: OpeningHours;
  /** Whether to merge marks that are too close to tap separately. */
  isTouch?: boolean;
  /** Whether to show only 24 hours, with one mark for all overdue leads. For phones. */
  isShort: boolean;
  isFaint?: (run: OpenLead | UpcomingCall) => boolean;
};

/** Lays out the timeline. All `x` values are in pixels. */
export function layOutTimeline(
  running: OpenLead[],
  {
    now,
    width,
    opening,
    isShort,
    isTouch = false,
    isFaint = () => false,
    calls = [],
  }: LayoutInput & { calls?: UpcomingCall[] },
): Layout {
  const from = now - (isShort ? phoneLookBackMilliseconds(running, now) : lookBackMilliseconds);
  const to = now + (isShort ? 24 : 46) * hour;
  const scale = width / (to - from);
  const positionOf = (at: number) => (Math.min(Math.max(at, from), to) - from) * scale;
  const spans = openSpans({ from, to }, opening);
  const open = spans.map((span) => ({
    x: positionOf(span.from),
    width: positionOf(span.to) - positionOf(span.from),
    label: null,
  }));
  const nowX = positionOf(now);
  const minDistance = isTouch ? minTouchDistance : minMarkDistance;
  const placed = placeMarks(running, { now, width, isShort, isFaint }, positionOf, nowX);
  const { true: due = [], false: planned = [] } = Object.groupBy(
    placed.filter(({ kind }) => kind === 'reminder'),
    ({ x }) => `${x < nowX}` as const,
  );
  const fixed = separateDueReminders(
    mergeCloseMarks(
      placed.filter(({ kind }) => kind === 'deadline'),
      minDistance,
    ),
    mergeCloseMarks(due, minDistance),
    { nowX, apart: minDistance },
  );
  const callMarks = calls
    .map((call) => ({ call, at: Date.parse(call.startsAt) }))
    .filter(({ at }) => at >= from && at <= to)
    .toSorted((one, other) => one.at - other.at)
    .map(({ call, at }): Mark => {
      const x = Math.min(Math.max(positionOf(at), edgeMargin), width - edgeMargin);
      return { x, kind: 'call', entries: [call], tone: 'calm', isFaint: isFaint(call), name: null, nameX: x };
    });
  return {
    now: nowX,
    open,
    closed: findClosedBands(open, width),
    marks: addCaptions(
      placeBeside(
        [...mergeCloseMarks(planned, minDistance), ...mergeCloseMarks(callMarks, minDistance)],
        fixed,
        width,
        minDistance,
      ),
      width,
    ),
    ticks: dropOverlappingTicks(createTicks(spans, { from, to, now }, positionOf, opening), width),
  };
}

/** How far back the timeline starts on phones. An overdue mark and a due reminder together need more space. */
function phoneLookBackMilliseconds(running: OpenLead[], now: number): number {
  const isDue = running.some(({ remindAt }) => remindAt !== null && Date.parse(remindAt) <= now);
  const isLate = running.some(({ clock, createdAt }) => isOverdue(clockState(clock, createdAt, now)));
  return lookBackMilliseconds * (isDue && isLate ? 1.5 : 0.9);
}

/** The space for the label of a band: the whole band, or its wider side if the current time splits it. */
export function findLabelSpace(
  { x, width }: Pick<Band, 'x' | 'width'>,
  now: number,
): { x: number; width: number } {
  const end = x + width;
  if (now <= x || now >= end) return { x, width };
  return end - now >= now - x ? { x: now, width: end - now } : { x, width: now - x };
}

function findClosedBands(open: Band[], width: number): Band[] {
  const closed: Band[] = [];
  let x = 0;
  for (const band of [...open, { x: width, width: 0 }]) {
    const room = band.x - x;
    if (room > 0.5) closed.push({ x, width: room, label: room > 120 ? 'Closed' : null });
    x = band.x + band.width;
  }
  return closed;
}

function placeMarks(
  running: OpenLead[],
  { now, width, isShort, isFaint }: Required<Omit<LayoutInput, 'opening' | 'isTouch'>>,
  xOf: (at: number) => number,
  nowX: number,
): Mark[] {
  const createMark = (
    run: OpenLead,
    at: number,
    isPast: boolean,
    look: Pick<Mark, 'tone' | 'kind'>,
  ): Mark[] => {
    if (isShort && at > now + 24 * hour) return [];
    const free = isPast ? Math.min(xOf(at), nowX - edgeMargin - 3) : Math.max(xOf(at), nowX + edgeMargin + 1);
    const x = Math.min(Math.max(free, edgeMargin), width - edgeMargin);
    return [{ x, entries: [run], name: null, nameX: x, isFaint: isFaint(run), ...look }];
  };
  const marks = running.flatMap((run): Mark[] => {
    const state = clockState(run.clock, run.createdAt, now);
    const remindAt = run.remindAt === null ? Number.POSITIVE_INFINITY : Date.parse(run.remindAt);
    const reminders =
      remindAt > now + 46 * hour
        ? []
        : createMark(run, remindAt, remindAt <= now, { tone: 'calm', kind: 'reminder' });
    if (state.kind === 'none' || state.kind === 'ended') return reminders;
    const at = state.kind === 'bounced' ? state.at : state.dueAt;
    const overdue = isOverdue(state);
    const tone = overdue ? 'overdue' : isUrgent(state) ? 'soon' : 'calm';
    return [...createMark(run, at, overdue, { tone, kind: 'deadline' }), ...reminders];
  });
  marks.sort((a, b) => a.x - b.x);
  const overdue = marks.filter(({ tone }) => tone === 'overdue');
  if (!isShort || overdue.length < 2) return marks;
  const x = Math.max(edgeMargin, Math.min(nowX - edgeMargin - 3, nowX / 2));
  const all = { ...mergeMarks(overdue), x, nameX: x };
  return [all, ...marks.filter(({ tone }) => tone !== 'overdue')];
}

function mergeMarks(marks: Mark[]): Mark {
  const runs = marks.flatMap((mark) => mark.entries);
  const x = marks.reduce((sum, mark) => sum + mark.x * mark.entries.length, 0) / runs.length;
  const tones = new Set(marks.map(({ tone }) => tone));
  return {
    x,
    kind: marks[0]?.kind ?? 'deadline',
    entries: runs,
    tone: tones.has('overdue') ? 'overdue' : tones.has('soon') ? 'soon' : 'calm',
    isFaint: marks.every(({ isFaint }) => isFaint),
    name: null,
    nameX: x,
  };
}

function mergeCloseMarks(marks: Mark[], minGap: number): Mark[] {
  let folded = marks;
  for (;;) {
    const next: Mark[] = [];
    for (const mark of folded) {
      const last = next.at(-1);
      const fits =
        last &&
        last.kind === mark.kind &&
        last.isFaint === mark.isFaint &&
        (last.tone === 'overdue') === (mark.tone === 'overdue');
      if (last && fits && mark.x - last.x < minGap) next[next.length - 1] = mergeMarks([last, mark]);
      else next.push(mark);
    }
    if (next.length === folded.length) return next;
    folded = next;
  }
}

/**
 * Adds due reminders to the deadlines. If they would cover overdue leads, each kind is merged into one mark. Both marks
 * are left of the current time, the overdue leads first.
 */
function separateDueReminders(
  deadlines: Mark[],
  due: Mark[],
  { nowX, apart: minDistance }: { nowX: number; apart: number },
): Mark[] {
  const { true: overdue = [], false: others = [] } = Object.groupBy(
    deadlines,
    ({ tone }) => `${tone === 'overdue'}` as const,
  );
  const isCovered = due.some(({ x }) => overdue.some((other) => Math.abs(other.x - x) < minDistance));
  if (!isCovered) return [...deadlines, ...due];
  const last = nowX - edgeMargin - 3;
  const [late, reminder] = [mergeMarks(overdue), mergeMarks(due)];
  const lateX = Math.max(edgeMargin, Math.min(late.x, last - minDistance));
  const dueX = Math.min(last, Math.max(reminder.x, lateX + minDistance));
  return [{ ...late, x: lateX, nameX: lateX }, { ...reminder, x: dueX, nameX: dueX }, ...others];
}

/** Adds marks to the others. Each takes the nearest free position on its right or, if there is none, on its left. */
function placeBeside(marks: Mark[], others: Mark[], width: number, apart: number): Mark[] {
  const all = [...others];
  for (const mark of marks) {
    const isFree = (x: number) => all.every((other) => Math.abs(other.x - x) > apart - 0.01);
    const candidates = all.map(({ x }) => x + apart).filter((x) => x > mark.x && x <= width - edgeMargin);
    const before = all.map(({ x }) => x - apart).filter((x) => x < mark.x && x >= edgeMargin);
    const x = [mark.x, ...candidates.toSorted((a, b) => a - b), ...before.toSorted((a, b) => b - a)].find(
      isFree,
    );
    all.push(x === undefined ? mark : { ...mark, x, nameX: x });
  }
  return all.toSorted((a, b) => a.x - b.x);
}

function shortName({ name }: Pick<OpenLead, 'name'>): string {
  const word = name.trim().split(/\s+/)[0] || '?';
  return word.length > 12 ? `${word.slice(0, 11)}…` : word;
}

function captionFor(mark: Mark, overdue: Mark[]): string | null {
  const [first] = mark.entries;
  if (mark.tone !== 'overdue' || overdue.length + mark.entries.length === 2) {
    return mark.entries.length === 1 && first ? shortName(first) : null;
  }
  if (mark !== overdue[0] || overdue.length === 1) return null;
  return `${overdue.reduce((sum, { entries }) => sum + entries.length, 0)} overdue`;
}

function addCaptions(marks: Mark[], width: number): Mark[] {
  const overdue = marks.filter(({ tone }) => tone === 'overdue');
  const order = { overdue: 0, soon: 1, calm: 2 };
  const occupied: { from: number; to: number }[] = [];
  const names = new Map<Mark, Pick<Mark, 'name' | 'nameX'>>();
  for (const mark of marks.toSorted((a, b) => order[a.tone] - order[b.tone])) {
    const name = captionFor(mark, overdue);
    if (name === null) continue;
    const half = captionWidth(name) / 2;
    const reach = mark.tone === 'overdue' ? ((overdue.at(-1)?.x ?? mark.x) + mark.x) / 2 : mark.x;
    const nameX = Math.max(reach, half);
    const from = nameX - half;
    const to = nameX + half;
    if (
      occupied.some((other) => from < other.to + captionGap && to > other.from - captionGap) ||
      to > width + edgeMargin
    )
      continue;
    occupied.push({ from, to });
    names.set(mark, { name, nameX });
  }
  return marks.map((mark) => ({ ...mark, ...names.get(mark) }));
}

function createTicks(
  spans: { from: number; to: number }[],
  { from, to, now }: { from: number; to: number; now: number },
  xOf: (at: number) => number,
  { timeZone }: OpeningHours,
): Tick[] {
  const isInside = (at: number) => at >= from && at <= to;
  const createTick = (at: number, label: string, isNow = false): Tick => ({
    x: xOf(at),
    label,
    isNow,
    align: 'middle',
  });
  const formatTick = (at: number) => formatTimeOfDay(at, timeZone);
  const opens = spans
    .filter((span) => isInside(span.from))
    .map((span) => {
      const day = formatDay(span.from, now, timeZone);
      return createTick(
        span.from,
        day === 'today' ? formatTick(span.from) : `${day} ${formatTick(span.from)}`,
      );
    });
  const closes = spans
    .filter((span) => isInside(span.to))
    .map((span) => createTick(span.to, formatTick(span.to)));
  const firstHour = Math.ceil(from / hour) * hour;
  return [
    createTick(now, formatTick(now), true),
    ...opens,
    ...closes,
    createTick(firstHour, formatTick(firstHour)),
  ];
}

function dropOverlappingTicks(ticks: Tick[], width: number): Tick[] {
  const visible: (Tick & { from: number; to: number })[] = [];
  for (const tick of ticks) {
    const size = captionWidth(tick.label);
    const align = tick.x < size / 2 ? 'start' : tick.x > width - size / 2 ? 'end' : 'middle';
    const x = align === 'start' ? 0 : align === 'end' ? width : tick.x;
    const from = align === 'start' ? 0 : align === 'end' ? width - size : x - size / 2;
    const free = visible.every(
      (other) => from > other.to + captionGap || from + size < other.from - captionGap,
    );
    if (free) visible.push({ ...tick, x, align, from, to: from + size });
  }
  return visible.map(({ x, label, isNow, align }) => ({ x, label, isNow, align })).sort((a, b) => a.x - b.x);
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OpeningHours } from '#desk/time/opening-hours.ts';
import type { OpenLead } from '#shared/desk/api.ts';
import { captionWidth } from './caption-width.ts';
import { findLabelSpace, layOutTimeline } from './layout.ts';

const opening: OpeningHours = {
  days: [1, 2, 3, 4, 5],
  from: '09:00',
  to: '18:00',
  timeZone: 'America/Los_Angeles',
};
const timestampAt = (text: string) => Date.parse(`2026-11-${text}:00-08:00`);
const now = timestampAt('17T14:10');
function createOpenLead(name: string, due: string, hours = 24): OpenLead {
  const dueAt = new Date(timestampAt(due));
  const createdAt = new Date(dueAt.getTime() - hours * 3_600_000).toISOString();
  const clock = {
    dueAt: dueAt.toISOString(),
    answeredAt: null,
    answeredBy: null,
    bouncedAt: null,
    byMail: false,
    hours,
  };
  return {
    ref: `m-${name}`,
    name,
    form: 'contact_submissions',
    assignee: null,
    clock,
    createdAt,
    isOpen: true,
    remindAt: null,
    remindNote: null,
    remindMember: null,
  };
}
const exampleLeads = [
  createOpenLead('Theo Marchetti', '17T11:32'),
  createOpenLead('Wren & Alder', '17T12:47'),
  createOpenLead('Dana Whitlock', '17T15:22'),
  createOpenLead('Priya Raman', '17T20:05', 48),
  createOpenLead('Marcus Oyelaran', '18T08:46'),
  createOpenLead('Sofia Brandt', '18T11:58'),
  createOpenLead('Keisha Monroe', '18T16:40', 48),
  createOpenLead('Diego Fuentes', '19T09:12', 48),
];
const wideInput = { now, width: 1_208, opening, isShort: false };
const phoneInput = { now, width: 358, opening, isShort: true };

test('shows deadlines from 4 hours ago to 46 hours ahead', () => {
  const { marks, now: nowX } = layOutTimeline(exampleLeads, wideInput);
  assert.equal(Math.round(nowX), 97);
  assert.deepEqual(
    marks.map(({ x }) => Math.round(x)),
    [33, 63, 126, 240, 546, 623, 737, 1_136],
  );
  assert.deepEqual(
    marks.map(({ tone }) => tone),
    ['overdue', 'overdue', 'soon', 'calm', 'calm', 'calm', 'calm', 'calm'],
  );
  assert.deepEqual(
    marks.map(({ name }) => name),
    ['2 overdue', null, 'Dana', 'Priya', 'Marcus', 'Sofia', 'Keisha', 'Diego'],
  );
});

test('merges marks on a touch screen that are too close to tap separately', () => {
  const close = [createOpenLead('Dana Whitlock', '17T16:00'), createOpenLead('Priya Raman', '17T17:10')];
  const countMarks = (isTouch: boolean) => layOutTimeline(close, { ...wideInput, isTouch }).marks.length;
  assert.deepEqual([countMarks(false), countMarks(true)], [2, 1]);
});

test('shows open hours and labels them', () => {
  const { open, closed, ticks } = layOutTimeline([], wideInput);
  assert.deepEqual(
    open.map(({ x, width }) => [Math.round(x), Math.round(width)]),
    [
      [0, 189],
      [552, 217],
      [1_131, 77],
    ],
  );
  assert.deepEqual(
    closed.map(({ label }) => label),
    ['Closed', 'Closed'],
  );
  assert.deepEqual(
    ticks.map(({ label }) => label),
    ['11:00 AM', '2:10 PM', '6:00 PM', 'Wed 9:00 AM', '6:00 PM', 'Thu 9:00 AM'],
  );
});

test('covers 24 hours and merges overdue leads on a phone', () => {
  const { marks } = layOutTimeline(exampleLeads, phoneInput);
  assert.deepEqual(
    marks.map(({ entries, name }) => [entries.length, name]),
    [
      [2, null],
      [1, 'Dana'],
      [1, 'Priya'],
      [1, 'Marcus'],
      [1, 'Sofia'],
    ],
  );
});

test('merges marks closer than 26 px without losing leads', () => {
  const many = Array.from({ length: 200 }, (_, index) => {
    const minutes = index * 13;
    return createOpenLead(
      `N${index}`,
      `${17 + Math.floor((900 + minutes) / 1_440)}T${String(Math.floor(((900 + minutes) % 1_440) / 60)).padStart(2, '0')}:${String((900 + minutes) % 60).padStart(2, '0')}`,
    );
  });
  const { marks } = layOutTimeline([...exampleLeads, ...many], wideInput);
  for (const [index, mark] of marks.entries()) {
    const next = marks[index + 1];
    if (next && (next.tone === 'overdue') === (mark.tone === 'overdue')) assert.ok(next.x - mark.x >= 26);
    assert.ok(mark.x >= 12 && mark.x <= 1_208 - 12);
  }
  assert.equal(marks.flatMap(({ entries }) => entries).length, 208);
  assert.ok(
    marks.every(
      ({ tone, entries }) =>
        tone !== 'overdue' ||
        entries.every((one) => 'clock' in one && Date.parse(one.clock.dueAt ?? '') <= now),
    ),
  );
});

test('leaves out names that would overlap', () => {
  const close = ['17T16:00', '17T17:20', '17T18:40', '17T20:00', '17T21:20'].map((due, index) =>
    createOpenLead(`Alexandrine${index} X`, due, 48),
  );
  const { marks } = layOutTimeline(close, wideInput);
  const named = marks.filter(({ name }) => name !== null);
  assert.ok(named.length > 0 && named.length < marks.length);
  for (const [index, mark] of named.entries()) {
    const next = named[index + 1];
    if (next)
      assert.ok(next.x - mark.x > (captionWidth(mark.name ?? '') + captionWidth(next.name ?? '')) / 2);
  }
});

test('places leads due days ago at the edge, and all overdue leads left of the current time', () => {
  const { marks, now: nowX } = layOutTimeline(
    [createOpenLead('Old', '12T10:00'), createOpenLead('Just', '17T14:09')],
    wideInput,
  );
  assert.deepEqual(
    marks.map(({ x }) => x < nowX - 12 && x >= 12),
    [true, true],
  );
});

test('shows one closed band if the desk has no opening days', () => {
  const { open, closed } = layOutTimeline([], { ...wideInput, opening: { ...opening, days: [] } });
  assert.deepEqual([open.length, closed.length, Math.round(closed[0]?.width ?? 0)], [0, 1, 1_208]);
});

test('places a band’s label on the wider side of the current time', () => {
  const band = { x: 100, width: 200 };
  assert.deepEqual(findLabelSpace(band, 50), band);
  assert.deepEqual(findLabelSpace(band, 300), band);
  assert.deepEqual(findLabelSpace(band, 140), { x: 140, width: 160 });
  assert.deepEqual(findLabelSpace(band, 280), { x: 100, width: 180 });
});

test('separates reminders from deadlines, both past and future', () => {
  const withReminder = (lead: OpenLead, time: string) => ({
    ...lead,
    remindAt: new Date(timestampAt(time)).toISOString(),
  });
  const running = [
    withReminder(createOpenLead('Dana', '17T13:30'), '17T13:00'),
    withReminder(createOpenLead('Priya', '17T12:47'), '17T14:05'),
    createOpenLead('Theo', '17T10:20'),
    withReminder(createOpenLead('Marcus', '17T15:00'), '17T18:00'),
    createOpenLead('Sofia', '17T18:10'),
  ];
  for (const frame of [
    phoneInput,
    { ...phoneInput, isTouch: true },
    { ...phoneInput, width: 656 },
    wideInput,
  ]) {
    const { marks, now: nowX } = layOutTimeline(running, frame);
    assert.deepEqual(
      marks.slice(0, 2).map(({ kind, tone, entries }) => [kind, tone, entries.length]),
      [
        ['deadline', 'overdue', 3],
        ['reminder', 'calm', 2],
      ],
    );
    assert.equal(marks.flatMap(({ entries }) => entries).length, 8);
    for (const [index, { x }] of marks.entries())
      assert.ok(index === 0 || x - (marks[index - 1]?.x ?? 0) > 25.9, `${frame.width}: ${x}`);
    assert.ok(marks.slice(0, 2).every(({ x }) => x >= 12 && x <= nowX - 12));
  }
});

test('keeps a due reminder and overdue leads at their own times if they are far enough apart', () => {
  const due = {
    ...createOpenLead('Dana', '17T16:00'),
    remindAt: new Date(timestampAt('17T13:30')).toISOString(),
  };
  const overdue = [createOpenLead('Theo', '17T10:30'), createOpenLead('Wren', '17T12:00')];
  const { marks } = layOutTimeline([due, ...overdue], { ...wideInput, width: 1_400 });
  assert.deepEqual(
    marks.map(({ kind, entries }) => [kind, entries.length]),
    [
      ['deadline', 1],
      ['deadline', 1],
      ['reminder', 1],
      ['deadline', 1],
    ],
  );
});

test('places booked calls next to deadlines and merges them only with other calls', () => {
  const createCall = (name: string, startsAt: string) => ({
    ...{ ref: `b-${name}`, name, form: 'booked_calls', assignee: null },
    startsAt: new Date(timestampAt(startsAt)).toISOString(),
  });
  const calls = [
    createCall('Ines', '18T09:00'),
    createCall('Omar', '18T08:50'),
    createCall('Late Riser', '18T17:00'),
    createCall('Far', '30T09:00'),
    createCall('Gone', '16T09:00'),
  ];
  const { marks } = layOutTimeline(exampleLeads, { ...wideInput, calls });
  const [folded, single, ...others] = marks.filter(({ kind }) => kind === 'call');
  assert.deepEqual(others, []);
  assert.deepEqual(
    [folded, single].map((mark) => mark?.entries.map(({ name }) => name)),
    [['Omar', 'Ines'], ['Late Riser']],
  );
  const sorted = marks.map(({ x }) => x).toSorted((a, b) => a - b);
  for (const [index, x] of sorted.entries())
    assert.ok(index === 0 || x - (sorted[index - 1] ?? 0) >= 26, `${x}`);
  assert.deepEqual(
    marks.filter(({ kind }) => kind === 'deadline').map(({ x }) => x),
    layOutTimeline(exampleLeads, wideInput).marks.map(({ x }) => x),
  );
  assert.equal(layOutTimeline([], { ...phoneInput, calls }).marks.length, 1);
});

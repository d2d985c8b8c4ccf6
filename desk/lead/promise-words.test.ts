import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockState } from '#desk/time/clock-state.ts';
import type { Clock, LeadEvent, Person } from '#shared/desk/api.ts';
import { promiseWords } from './promise-words.ts';

const now = Date.parse('2026-11-17T22:10:00Z');
const sent = '2026-11-16T23:22:00.000Z';
const people: Person[] = [
  { id: 'ada', name: 'Ada Okafor', email: 'ada@x.example', role: 'admin', disabled: false },
  { id: 'ruben', name: 'Ruben Salas', email: 'ruben@x.example', role: 'agent', disabled: false },
];
const running: Clock = {
  dueAt: '2026-11-17T23:22:00.000Z',
  keptAt: null,
  keptBy: null,
  bouncedAt: null,
  byMail: false,
  hours: 24,
};

function said(changed: Partial<Clock>, form = 'contact_submissions', events: LeadEvent[] = []) {
  const clock = { ...running, ...changed };
  const here = { now, timeZone: 'America/Los_Angeles', people, me: 'ada' };
  const { head, rest, tone } = promiseWords({ form, clock, events }, clockState(clock, sent, now), here);
  return `${tone}: ${head} ${rest}`;
}

test('a promise that runs says until when, and red when it is nearly out', () => {
  assert.equal(said({}), 'red: Answer by 15:22. The contact page promises “within 24 hours”.');
  assert.equal(
    said({ dueAt: '2026-11-19T00:40:00.000Z', hours: 48 }, 'live_selling_survey_responses'),
    'ink: Reply by Wed 16:40. The survey promises 48 hours to a good fit. “Not a fit” stops the clock too.',
  );
});

test('late is said, not implied', () => {
  assert.equal(
    said({ dueAt: '2026-11-17T19:32:00.000Z' }),
    'red: 2 h 38 m late. An answer was due by 11:32. The contact page promises “within 24 hours”.',
  );
});

test('a kept promise says who, when, and how much was to spare', () => {
  const call: LeadEvent = { id: '1', at: sent, by: 'ruben', kind: 'call', detail: {} };
  const kept = { keptAt: '2026-11-17T22:10:31.000Z', keptBy: 'call' as const };
  assert.equal(
    said(kept, 'contact_submissions', [call]),
    'ink: Ruben called 14:10. Kept with 1 h 11 m to spare. No clock is running.',
  );
  assert.equal(
    said({ ...kept, dueAt: '2026-11-17T21:10:31.000Z' }, 'contact_submissions', [{ ...call, by: 'ada' }]),
    'ink: You called 14:10. 1 h late. No clock is running.',
  );
});

test('names the first person who answered', () => {
  const line = (kind: LeadEvent['kind'], by: string, at: string) =>
    ({ id: at, at: `2026-11-17T${at}Z`, by, kind, detail: {} }) as LeadEvent;
  for (const [kind, keptBy, deed] of [
    ['reply', 'mail', 'answered'],
    ['call', 'call', 'called'],
    ['elsewhere', 'elsewhere', 'answered elsewhere'],
  ] as const) {
    const events = [
      // Taken back, so that the next one kept the promise.
      line(kind, 'ada', '21:00:00.000'),
      line(kind, 'ruben', '21:10:31.000'),
      line(kind, 'ada', '21:50:00.000'),
    ];
    assert.equal(
      said({ keptAt: '2026-11-17T21:10:31.000Z', keptBy }, 'contact_submissions', events),
      `ink: Ruben ${deed} 13:10. Kept with 2 h 11 m to spare. No clock is running.`,
    );
  }
});

test('a promise by mail is kept by the machine, and red when the mail came back', () => {
  const byMail = { byMail: true, hours: null };
  const form = 'roi_calculator_submissions';
  assert.equal(
    said({ ...byMail, keptAt: '2026-11-17T19:05:22.000Z', keptBy: 'machine' }, form),
    'ink: Breakdown mailed 11:05. The calculator promises it by mail. No other clock is running.',
  );
  assert.equal(
    said({ ...byMail, bouncedAt: '2026-11-17T20:47:00.000Z' }, form),
    'red: The breakdown came back. The calculator promises it by mail.',
  );
  assert.match(
    said({ ...byMail, dueAt: '2026-11-17T22:20:00.000Z' }, form),
    /^ink: The breakdown is on its way\./,
  );
});

test('claims nothing without a promise', () => {
  assert.equal(
    said({ dueAt: null, hours: null }, 'early_access_signups'),
    'ink: Nothing is promised. No clock is running.',
  );
});

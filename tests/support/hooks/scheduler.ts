import { createHmac, randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { DeskApp } from '#tests/support/desk/app.ts';

type Attendee = { email: string; name?: string };
type Call = {
  id: string;
  formerId?: string;
  attendees?: Attendee[];
  startsAt?: string;
  meeting?: string;
  answers?: Record<string, string>;
  source?: Record<string, string>;
};
type Message = { body: string; headers: Record<string, string> };
export type Scheduler = Record<'booked' | 'moved' | 'canceled', (call: Call) => Message>;

const calComNames = {
  booked: 'BOOKING_CREATED',
  moved: 'BOOKING_RESCHEDULED',
  canceled: 'BOOKING_CANCELLED',
};

function calComMessage(secret: string, kind: keyof Scheduler, call: Call): Message {
  const { id, formerId, attendees, startsAt, meeting, answers = {}, source } = call;
  const fields = Object.entries(answers).map(([label, value]) => [label, { label, value, isHidden: false }]);
  const body = JSON.stringify({
    triggerEvent: calComNames[kind],
    createdAt: new Date().toISOString(),
    payload: {
      uid: id,
      title: meeting,
      startTime: startsAt,
      attendees: attendees?.map((attendee) => ({ timeZone: 'Europe/Berlin', ...attendee })),
      userFieldsResponses: Object.fromEntries(fields),
      metadata: source,
      ...(formerId !== undefined && { rescheduleUid: formerId }),
    },
  });
  return {
    body,
    headers: { 'x-cal-signature-256': createHmac('sha256', secret).update(body).digest('hex') },
  };
}

const calendlyUri = (id: string) => `https://api.calendly.com/invitees/${id}`;

function calendlyMessage(secret: string, kind: keyof Scheduler, call: Call): Message {
  const {
    id,
    formerId,
    attendees: [invitee, ...guests] = [],
    startsAt,
    meeting,
    answers = {},
    source,
  } = call;
  const body = JSON.stringify({
    event: kind === 'canceled' ? 'invitee.canceled' : 'invitee.created',
    payload: {
      uri: calendlyUri(id),
      ...invitee,
      rescheduled: false,
      old_invitee: formerId === undefined ? null : calendlyUri(formerId),
      questions_and_answers: Object.entries(answers).map(([question, answer]) => ({ question, answer })),
      tracking: source,
      scheduled_event: { name: meeting, start_time: startsAt, event_guests: guests },
    },
  });
  const seconds = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return { body, headers: { 'calendly-webhook-signature': `t=${seconds},v1=${signature}` } };
}

function standardMessage(secret: string, kind: keyof Scheduler, call: Call): Message {
  const { id, attendees: [person, ...attendees] = [], startsAt, meeting, answers, source } = call;
  const data = { id, ...person, attendees, starts_at: startsAt, meeting, answers, source };
  const body = JSON.stringify({ type: `call.${kind}`, data });
  const message = `msg_${randomUUID()}`;
  const now = new Date();
  return {
    body,
    headers: {
      'webhook-id': message,
      'webhook-timestamp': String(Math.floor(+now / 1_000)),
      'webhook-signature': new Webhook(secret).sign(message, now, body),
    },
  };
}

const formats = { 'Cal.com': calComMessage, Calendly: calendlyMessage, 'Standard Webhooks': standardMessage };
type SchedulerName = keyof typeof formats;
export const schedulerNames = Object.keys(formats) as SchedulerName[];

/** Creates the signed messages that a scheduling tool sends. */
export function schedulerOf(name: SchedulerName, secret: string): Scheduler {
  const createMessage = (kind: keyof Scheduler) => (call: Call) => formats[name](secret, kind, call);
  return {
    booked: createMessage('booked'),
    moved: createMessage('moved'),
    canceled: createMessage('canceled'),
  };
}

/** Sends a message to the calendar hook. */
export function sendCall({ app }: Pick<DeskApp, 'app'>, { body, headers }: Message) {
  return app.inject({
    method: 'POST',
    url: '/hooks/calendar',
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });
}

import type { z } from 'zod';
import {
  calComSchema,
  calendlySchema,
  formatAnswers,
  standardSchema,
  toPeople,
  toSource,
} from './call-schemas.ts';
import { type CallHeaders, type CallSecret, verifyCall } from './call-signature.ts';

const dayMilliseconds = 86_400_000;

export type CallPerson = { email: string; name: string | null };

export type CallEvent = {
  kind: 'booked' | 'moved' | 'canceled';
  /** Repeated deliveries have the same id. */
  id: string;
  key: string;
  /** The previous key, if the scheduler assigned a new one when the call was moved. */
  formerKey: string | null;
  people: CallPerson[];
  /** ISO 8601; without a zone if the scheduler sends none. */
  startsAt: string | null;
  meeting: string | null;
  phone: string | null;
  answers: string | null;
  source: Record<string, string> | null;
};

type ParsedCall = { call: CallEvent; connection: string } | 'foreign' | 'late' | 'unreadable' | 'other';

export function readCallEvent(
  headers: CallHeaders,
  body: Buffer,
  secrets: CallSecret[],
  now: Date,
): ParsedCall {
  const verified = verifyCall(headers, body, secrets, now);
  if (!verified) return 'foreign';
  const { scheduler, connection, isRecent } = verified;
  if (!isRecent) return 'late';
  const call =
    scheduler === 'standard'
      ? readStandardCall(String(headers['webhook-id']), body)
      : scheduler === 'calendly'
        ? readCalendly(body)
        : readCalCom(body, now);
  if (typeof call === 'string') return call;
  return call.kind !== 'canceled' && call.people.length === 0 ? 'unreadable' : { call, connection };
}

type ParsedEvent = CallEvent | 'late' | 'unreadable' | 'other';

function parseJsonAs<T>(schema: z.ZodType<T>, body: Buffer): T | undefined {
  try {
    return schema.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return undefined;
  }
}

const standardCallKinds = new Map([
  ['call.booked', 'booked'],
  ['call.moved', 'moved'],
  ['call.canceled', 'canceled'],
] as const);

function readStandardCall(messageId: string, body: Buffer): ParsedEvent {
  const read = parseJsonAs(standardSchema, body);
  if (!read) return 'unreadable';
  const kind = standardCallKinds.get(read.type as 'call.booked');
  if (!kind) return 'other';
  const { data } = read;
  const id = data?.id ?? (kind === 'booked' ? messageId : undefined);
  if (!data || id === undefined) return 'unreadable';
  return {
    kind,
    id: `standard ${messageId}`,
    key: `standard ${id}`,
    formerKey: null,
    people: toPeople([data, ...data.attendees]),
    startsAt: data.starts_at,
    meeting: data.meeting,
    phone: data.phone,
    answers: formatAnswers(Object.entries(data.answers).map(([question, answer]) => ({ question, answer }))),
    source: toSource(data.source),
  };
}

function readCalendly(body: Buffer): ParsedEvent {
  const read = parseJsonAs(calendlySchema, body);
  if (!read) return 'unreadable';
  const { event, payload } = read;
  const isCanceled = event === 'invitee.canceled';
  if (!isCanceled && event !== 'invitee.created') return 'other';
  // For a moved call, `invitee.created` is sent too, with a reference to the old invitee.
  if (isCanceled && payload.rescheduled) return 'other';
  const { uri, old_invitee: former, scheduled_event: meeting } = payload;
  return {
    kind: isCanceled ? 'canceled' : former ? 'moved' : 'booked',
    id: isCanceled ? `calendly canceled ${uri}` : `calendly ${uri}`,
    key: `calendly ${uri}`,
    formerKey: former && !isCanceled ? `calendly ${former}` : null,
    people: toPeople([payload, ...(meeting?.event_guests ?? [])]),
    startsAt: meeting?.start_time ?? null,
    meeting: meeting?.name ?? null,
    phone: payload.text_reminder_number,
    answers: formatAnswers(payload.questions_and_answers),
    source: toSource(payload.tracking),
  };
}

const calComKinds = new Map([
  ['BOOKING_CREATED', 'booked'],
  ['BOOKING_RESCHEDULED', 'moved'],
  ['BOOKING_CANCELLED', 'canceled'],
  ['BOOKING_REJECTED', 'canceled'],
] as const);

function readCalCom(body: Buffer, now: Date): ParsedEvent {
  const read = parseJsonAs(calComSchema, body);
  if (!read) return 'unreadable';
  const { triggerEvent, createdAt, payload } = read;
  const kind = calComKinds.get(triggerEvent as 'BOOKING_CREATED');
  if (!kind) return 'other';
  const { uid, rescheduleUid: former, title, attendees, responses, userFieldsResponses: fields } = payload;
  if (uid === null) return 'unreadable';
  const age = Math.abs(+now - Date.parse(createdAt ?? ''));
  if (Number.isNaN(age) || age > dayMilliseconds) return 'late';
  const notes = payload.additionalNotes ?? responses.notes?.value;
  const phone = responses.attendeePhoneNumber?.value;
  return {
    kind: kind === 'booked' && former ? 'moved' : kind,
    id: kind === 'booked' ? `cal.com ${uid}` : `cal.com ${kind} ${uid} ${createdAt}`,
    key: `cal.com ${uid}`,
    formerKey: former && kind !== 'canceled' ? `cal.com ${former}` : null,
    people: toPeople(attendees),
    startsAt: payload.startTime,
    meeting: title,
    phone: typeof phone === 'string' && phone.trim() !== '' ? phone.trim().slice(0, 1_000) : null,
    answers: formatAnswers([
      ...Object.entries(fields).map(([name, { label, value }]) => ({
        question: label ?? name,
        answer: value,
      })),
      { question: '', answer: notes },
    ]),
    source: toSource({ ...payload.metadata, ...payload.tracking }),
  };
}

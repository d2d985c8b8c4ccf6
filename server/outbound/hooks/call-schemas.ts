import { z } from 'zod';
import { emailAddress, isEmailAddress } from '#shared/email-address.ts';
import { inWords } from '#shared/forms/stored-row.ts';
import type { CallEvent, CallPerson } from './calendar-call.ts';

const maxAddress = 320;
const maxShort = 1_000;
const maxAnswers = 20_000;
const maxPeople = 50;

const short = z
  .string()
  .transform((text) => toStorable(text).trim().slice(0, maxShort) || null)
  .nullish()
  .catch(null)
  .transform((text) => text ?? null);
const person = z.object({ email: z.unknown(), name: short });
const people = z.array(person).catch([]);
const anything = z.record(z.string(), z.unknown()).nullish().catch(null);
const id = z.string().min(1).max(500);

const wallTime = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/;

/** ISO 8601; a time without a zone stays unchanged. Null for an invalid time. */
const moment = z
  .string()
  .nullish()
  .transform((text) => {
    const isLocal = wallTime.test(text ?? '');
    const at = new Date(isLocal ? `${text?.replace(' ', 'T')}Z` : (text ?? ''));
    if (Number.isNaN(+at)) return null;
    return isLocal ? at.toISOString().slice(0, -1) : at.toISOString();
  });

export const standardSchema = z.object({
  type: z.string(),
  data: z
    .object({
      id: id.optional(),
      email: z.unknown(),
      name: short,
      phone: short,
      attendees: people,
      starts_at: moment,
      meeting: short,
      answers: z.record(z.string(), z.unknown()).catch({}),
      source: anything,
    })
    .optional(),
});

export const calendlySchema = z.object({
  event: z.string(),
  payload: z.object({
    uri: id,
    old_invitee: id.nullish(),
    rescheduled: z.boolean().catch(false),
    email: z.unknown(),
    name: short,
    text_reminder_number: short,
    questions_and_answers: z.array(z.object({ question: z.string(), answer: z.unknown() })).catch([]),
    tracking: anything,
    scheduled_event: z.object({ name: short, start_time: moment, event_guests: people }).optional(),
  }),
});

const calComFields = z
  .record(
    z.string(),
    z.object({ label: z.string().optional().catch(undefined), value: z.unknown() }).catch({ value: null }),
  )
  .catch({});

export const calComSchema = z.object({
  triggerEvent: z.string(),
  createdAt: z.string().optional(),
  payload: z.object({
    uid: id.nullish().transform((uid) => uid ?? null),
    rescheduleUid: id.nullish().catch(null),
    title: short,
    startTime: moment,
    attendees: people,
    responses: calComFields,
    userFieldsResponses: calComFields,
    additionalNotes: short,
    metadata: anything,
    tracking: anything,
  }),
});

/** PostgreSQL cannot store NUL or lone surrogates. */
function toStorable(text: string): string {
  return text.replaceAll('\0', ' ').toWellFormed();
}

/** @returns each valid address once */
export function peopleOf(attendees: { email: unknown; name?: string | null }[]): CallPerson[] {
  const found = new Map<string, CallPerson>();
  for (const { email, name = null } of attendees.slice(0, maxPeople)) {
    if (typeof email !== 'string') continue;
    const address = emailAddress(email.trim());
    if (address.length > maxAddress || !isEmailAddress(address)) continue;
    const key = address.toLowerCase();
    if (!found.has(key)) found.set(key, { email: address, name });
  }
  return [...found.values()];
}

export function answersOf(responses: { question: string; answer: unknown }[]): string | null {
  const texts = responses.flatMap(({ question, answer }) => {
    const text = inWords(answer)?.trim();
    return text ? [toStorable([question.trim(), text].filter(Boolean).join('\n'))] : [];
  });
  return texts.join('\n\n').slice(0, maxAnswers).toWellFormed() || null;
}

export function sourceOf(tracking: Record<string, unknown> | null | undefined): CallEvent['source'] {
  const found = Object.entries(tracking ?? {}).filter(
    (entry): entry is [string, string] =>
      /^utm_[a-z]+$/.test(entry[0]) && typeof entry[1] === 'string' && entry[1] !== '',
  );
  return found.length > 0 ? Object.fromEntries(found) : null;
}

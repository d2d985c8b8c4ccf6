import { z } from 'zod';
import { isEmailAddress, toAsciiEmailAddress } from '#shared/email-address.ts';
import { formatValue } from '#shared/forms/stored-row.ts';
import type { CallEvent, CallPerson } from './calendar-call.ts';

const maxEmailCharacters = 320;
const maxShortTextCharacters = 1_000;
const maxAnswersCharacters = 20_000;
const maxPeople = 50;

const shortTextSchema = z
  .string()
  .transform((text) => toStorable(text).trim().slice(0, maxShortTextCharacters) || null)
  .nullish()
  .catch(null)
  .transform((text) => text ?? null);
const personSchema = z.object({ email: z.unknown(), name: shortTextSchema });
const peopleSchema = z.array(personSchema).catch([]);
const anyObjectSchema = z.record(z.string(), z.unknown()).nullish().catch(null);
const idSchema = z.string().min(1).max(500);

const timeWithoutZone = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/;

/** ISO 8601; a time without a zone stays unchanged. Null for an invalid time. */
const timeSchema = z
  .string()
  .nullish()
  .transform((text) => {
    const isLocal = timeWithoutZone.test(text ?? '');
    const at = new Date(isLocal ? `${text?.replace(' ', 'T')}Z` : (text ?? ''));
    if (Number.isNaN(+at)) return null;
    return isLocal ? at.toISOString().slice(0, -1) : at.toISOString();
  });

export const standardSchema = z.object({
  type: z.string(),
  data: z
    .object({
      id: idSchema.optional(),
      email: z.unknown(),
      name: shortTextSchema,
      phone: shortTextSchema,
      attendees: peopleSchema,
      starts_at: timeSchema,
      meeting: shortTextSchema,
      answers: z.record(z.string(), z.unknown()).catch({}),
      source: anyObjectSchema,
    })
    .optional(),
});

export const calendlySchema = z.object({
  event: z.string(),
  payload: z.object({
    uri: idSchema,
    old_invitee: idSchema.nullish(),
    rescheduled: z.boolean().catch(false),
    email: z.unknown(),
    name: shortTextSchema,
    text_reminder_number: shortTextSchema,
    questions_and_answers: z.array(z.object({ question: z.string(), answer: z.unknown() })).catch([]),
    tracking: anyObjectSchema,
    scheduled_event: z
      .object({ name: shortTextSchema, start_time: timeSchema, event_guests: peopleSchema })
      .optional(),
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
    uid: idSchema.nullish().transform((uid) => uid ?? null),
    rescheduleUid: idSchema.nullish().catch(null),
    title: shortTextSchema,
    startTime: timeSchema,
    attendees: peopleSchema,
    responses: calComFields,
    userFieldsResponses: calComFields,
    additionalNotes: shortTextSchema,
    metadata: anyObjectSchema,
    tracking: anyObjectSchema,
  }),
});

/** PostgreSQL cannot store NUL or lone surrogates. */
function toStorable(text: string): string {
  return text.replaceAll('\0', ' ').toWellFormed();
}

/** @returns each valid address once */
export function toPeople(attendees: { email: unknown; name?: string | null }[]): CallPerson[] {
  const found = new Map<string, CallPerson>();
  for (const { email, name = null } of attendees.slice(0, maxPeople)) {
    if (typeof email !== 'string') continue;
    const address = toAsciiEmailAddress(email.trim());
    if (address.length > maxEmailCharacters || !isEmailAddress(address)) continue;
    const key = address.toLowerCase();
    if (!found.has(key)) found.set(key, { email: address, name });
  }
  return [...found.values()];
}

export function formatAnswers(responses: { question: string; answer: unknown }[]): string | null {
  const texts = responses.flatMap(({ question, answer }) => {
    const text = formatValue(answer)?.trim();
    return text ? [toStorable([question.trim(), text].filter(Boolean).join('\n'))] : [];
  });
  return texts.join('\n\n').slice(0, maxAnswersCharacters).toWellFormed() || null;
}

export function toSource(tracking: Record<string, unknown> | null | undefined): CallEvent['source'] {
  const found = Object.entries(tracking ?? {}).filter(
    (entry): entry is [string, string] =>
      /^utm_[a-z]+$/.test(entry[0]) && typeof entry[1] === 'string' && entry[1] !== '',
  );
  return found.length > 0 ? Object.fromEntries(found) : null;
}

import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSame, signatureOf } from './sign.ts';

const windowSeconds = 300;
const dayMilliseconds = 86_400_000;

export type BookedCall = { id: string; email: string; startsAt: string | null };

type ReadCall = BookedCall | 'foreign' | 'late' | 'unreadable' | 'other';

type CallHeaders = Record<string, string | string[] | undefined>;

const email = z.email();
const moment = z.string().transform((text) => {
  const at = new Date(text);
  return Number.isNaN(+at) ? null : at.toISOString();
});
const standard = z.object({
  type: z.string(),
  data: z.object({ email, starts_at: moment.nullish() }).optional(),
});
const calCom = z.object({
  triggerEvent: z.string(),
  createdAt: z.string().optional(),
  payload: z.object({
    uid: z.string().min(1).optional(),
    startTime: moment.nullish(),
    attendees: z.array(z.object({ email })).optional(),
  }),
});
const calendly = z.object({
  event: z.string(),
  payload: z.object({
    uri: z.string().min(1),
    email,
    scheduled_event: z.object({ start_time: moment.nullish() }).optional(),
  }),
});

/**
 * Verifies and reads a scheduler's webhook (Standard Webhooks, Calendly or Cal.com). Signatures cover the raw body.
 * Signed timestamps may be five minutes old; Cal.com's timestamp is in the body only and may be a day old.
 */
export function readCall(headers: CallHeaders, body: Buffer, secrets: string[], now: Date): ReadCall {
  const one = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  const calendlySignature = one('calendly-webhook-signature');
  const calComSignature = one('x-cal-signature-256');
  const id = one('webhook-id');
  if (id !== undefined) {
    const at = one('webhook-timestamp') ?? '';
    const given = (one('webhook-signature') ?? '').split(' ').map((part) => part.replace(/^v1,/, ''));
    const content = Buffer.concat([Buffer.from(`${id}.${at}.`), body]);
    const isOurs = secrets.some((secret) =>
      given.some((signature) => isSame(signature, signatureOf(secret, content))),
    );
    return isOurs ? (isNow(at, now) ? readStandard(id, body) : 'late') : 'foreign';
  }
  if (calendlySignature !== undefined) {
    const parts = new Map(calendlySignature.split(',').map((part) => part.split('=', 2) as [string, string]));
    const at = parts.get('t') ?? '';
    const content = Buffer.concat([Buffer.from(`${at}.`), body]);
    const isOurs = secrets.some((secret) => isSame(parts.get('v1') ?? '', hexOf(secret, content)));
    return isOurs ? (isNow(at, now) ? readCalendly(body) : 'late') : 'foreign';
  }
  if (calComSignature === undefined) return 'foreign';
  const isOurs = secrets.some((secret) => isSame(calComSignature.toLowerCase(), hexOf(secret, body)));
  return isOurs ? readCalCom(body, now) : 'foreign';
}

function hexOf(secret: string, content: Buffer): string {
  return createHmac('sha256', secret).update(content).digest('hex');
}

function isNow(seconds: string, now: Date): boolean {
  return /^\d{1,12}$/.test(seconds) && Math.abs(+now / 1_000 - Number(seconds)) <= windowSeconds;
}

function parse<T>(schema: z.ZodType<T>, body: Buffer): T | undefined {
  try {
    return schema.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return undefined;
  }
}

function readStandard(id: string, body: Buffer): ReadCall {
  const read = parse(standard, body);
  if (!read) return 'unreadable';
  if (read.type !== 'call.booked' || !read.data) return 'other';
  return { id: `standard ${id}`, email: read.data.email, startsAt: read.data.starts_at ?? null };
}

function readCalendly(body: Buffer): ReadCall {
  const read = parse(calendly, body);
  if (!read) return 'unreadable';
  if (read.event !== 'invitee.created') return 'other';
  const { uri, email, scheduled_event } = read.payload;
  return { id: `calendly ${uri}`, email, startsAt: scheduled_event?.start_time ?? null };
}

function readCalCom(body: Buffer, now: Date): ReadCall {
  const read = parse(calCom, body);
  if (!read) return 'unreadable';
  const { triggerEvent, createdAt, payload } = read;
  if (triggerEvent !== 'BOOKING_CREATED') return 'other';
  const [attendee] = payload.attendees ?? [];
  if (!attendee || payload.uid === undefined) return 'unreadable';
  const age = Math.abs(+now - Date.parse(createdAt ?? ''));
  if (Number.isNaN(age) || age > dayMilliseconds) return 'late';
  return { id: `cal.com ${payload.uid}`, email: attendee.email, startsAt: payload.startTime ?? null };
}

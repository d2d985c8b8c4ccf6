import { createHmac } from 'node:crypto';
import { isSame, signatureOf } from './sign.ts';

const windowSeconds = 300;

export type CallHeaders = Record<string, string | string[] | undefined>;
export type Scheduler = 'standard' | 'calendly' | 'cal.com';

/** A secret of a connection. */
export type CallSecret = { connection: string; secret: string };

type Verified = { scheduler: Scheduler; connection: string; isOnTime: boolean };

/**
 * Verifies the signature of a scheduler's webhook, which covers the raw body. Signed timestamps may be up to five minutes old;
 * Cal.com signs no timestamp.
 * @returns undefined when no connection's secret matches
 */
export function verifyCall(
  headers: CallHeaders,
  body: Buffer,
  secrets: CallSecret[],
  now: Date,
): Verified | undefined {
  const one = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  const signedBy = (isSigned: (secret: string) => boolean) =>
    secrets.find(({ secret }) => isSigned(secret))?.connection;
  const id = one('webhook-id');
  if (id !== undefined) {
    const at = one('webhook-timestamp') ?? '';
    const given = (one('webhook-signature') ?? '').split(' ').map((part) => part.replace(/^v1,/, ''));
    const content = Buffer.concat([Buffer.from(`${id}.${at}.`), body]);
    const connection = signedBy((secret) =>
      given.some((signature) => isSame(signature, signatureOf(secret, content))),
    );
    return connection === undefined
      ? undefined
      : { scheduler: 'standard', connection, isOnTime: isNow(at, now) };
  }
  const calendly = one('calendly-webhook-signature');
  if (calendly !== undefined) {
    const parts = new Map(calendly.split(',').map((part) => part.split('=', 2) as [string, string]));
    const at = parts.get('t') ?? '';
    const content = Buffer.concat([Buffer.from(`${at}.`), body]);
    const connection = signedBy((secret) => isSame(parts.get('v1') ?? '', hexOf(secret, content)));
    return connection === undefined
      ? undefined
      : { scheduler: 'calendly', connection, isOnTime: isNow(at, now) };
  }
  const calCom = one('x-cal-signature-256')?.toLowerCase();
  if (calCom === undefined) return undefined;
  const connection = signedBy((secret) => isSame(calCom, hexOf(secret, body)));
  return connection === undefined ? undefined : { scheduler: 'cal.com', connection, isOnTime: true };
}

function hexOf(secret: string, content: Buffer): string {
  return createHmac('sha256', secret).update(content).digest('hex');
}

function isNow(seconds: string, now: Date): boolean {
  return /^\d{1,12}$/.test(seconds) && Math.abs(+now / 1_000 - Number(seconds)) <= windowSeconds;
}

import { hexOf, isRecent, isSame, isSignedMessage } from './sign.ts';

export type CallHeaders = Record<string, string | string[] | undefined>;
export type Scheduler = 'standard' | 'calendly' | 'cal.com';

export type CallSecret = { connection: string; secret: string };

type Verified = { scheduler: Scheduler; connection: string; isOnTime: boolean };

/** Covers the raw body. Timestamps may be five minutes old; Cal.com signs none. @returns undefined when no secret matches */
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
  if (headers['webhook-id'] !== undefined) {
    const connection = signedBy((secret) => isSignedMessage(headers, body, secret));
    const isOnTime = isRecent(one('webhook-timestamp') ?? '', now);
    return connection === undefined ? undefined : { scheduler: 'standard', connection, isOnTime };
  }
  const calendly = one('calendly-webhook-signature');
  if (calendly !== undefined) {
    const parts = new Map(calendly.split(',').map((part) => part.split('=', 2) as [string, string]));
    const at = parts.get('t') ?? '';
    const content = Buffer.concat([Buffer.from(`${at}.`), body]);
    const connection = signedBy((secret) => isSame(parts.get('v1') ?? '', hexOf(secret, content)));
    return connection === undefined
      ? undefined
      : { scheduler: 'calendly', connection, isOnTime: isRecent(at, now) };
  }
  const calCom = one('x-cal-signature-256')?.toLowerCase();
  if (calCom === undefined) return undefined;
  const connection = signedBy((secret) => isSame(calCom, hexOf(secret, body)));
  return connection === undefined ? undefined : { scheduler: 'cal.com', connection, isOnTime: true };
}

import { isRecentTimestamp, isSameSignature, isSignedMessage, signHex } from './sign.ts';

export type CallHeaders = Record<string, string | string[] | undefined>;
export type Scheduler = 'standard' | 'calendly' | 'cal.com';

export type CallSecret = { connection: string; secret: string };

type VerifiedCall = { scheduler: Scheduler; connection: string; isRecent: boolean };

/** `isOnTime`: at most five minutes old; always true for Cal.com. @returns undefined when no secret matches */
export function verifyCall(
  headers: CallHeaders,
  body: Buffer,
  secrets: CallSecret[],
  now: Date,
): VerifiedCall | undefined {
  const getHeader = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  const findConnection = (isSigned: (secret: string) => boolean) =>
    secrets.find(({ secret }) => isSigned(secret))?.connection;
  if (headers['webhook-id'] !== undefined) {
    const connection = findConnection((secret) => isSignedMessage(headers, body, secret));
    const isOnTime = isRecentTimestamp(getHeader('webhook-timestamp') ?? '', now);
    return connection === undefined ? undefined : { scheduler: 'standard', connection, isRecent: isOnTime };
  }
  const calendly = getHeader('calendly-webhook-signature');
  if (calendly !== undefined) {
    const parts = new Map(calendly.split(',').map((part) => part.split('=', 2) as [string, string]));
    const at = parts.get('t') ?? '';
    const content = Buffer.concat([Buffer.from(`${at}.`), body]);
    const connection = findConnection((secret) =>
      isSameSignature(parts.get('v1') ?? '', signHex(secret, content)),
    );
    return connection === undefined
      ? undefined
      : { scheduler: 'calendly', connection, isRecent: isRecentTimestamp(at, now) };
  }
  const calCom = getHeader('x-cal-signature-256')?.toLowerCase();
  if (calCom === undefined) return undefined;
  const connection = findConnection((secret) => isSameSignature(calCom, signHex(secret, body)));
  return connection === undefined ? undefined : { scheduler: 'cal.com', connection, isRecent: true };
}

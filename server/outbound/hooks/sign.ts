import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const secretPrefix = 'whsec_';
const secretBytes = 24;

/** Creates a secret in the format of Standard Webhooks. */
export function createSecret(): string {
  return secretPrefix + randomBytes(secretBytes).toString('base64');
}

/** Standard Webhooks 1.0. `id` is the same for every attempt; during a rotation, both secrets sign. */
export function createSignedHeaders(
  id: string,
  at: Date,
  body: string,
  secrets: string[],
): Record<string, string> {
  const seconds = Math.floor(+at / 1_000);
  const signatures = secrets.map((secret) => `v1,${signBase64(secret, `${id}.${seconds}.${body}`)}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}

/** HMAC-SHA256 in base64. */
export function signBase64(secret: string, content: string | Buffer): string {
  const key = Buffer.from(secret.replace(secretPrefix, ''), 'base64');
  return createHmac('sha256', key).update(content).digest('base64');
}

/** Compares in constant time. */
export function isSameSignature(signature: string, expected: string): boolean {
  const [one, other] = [Buffer.from(signature), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** `isRecent` checks the age. */
export function isSignedMessage(
  headers: Record<string, string | string[] | undefined>,
  body: Buffer,
  secret: string,
): boolean {
  const [id, at, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
    (name) => `${headers[name] ?? ''}`,
  );
  const expected = signBase64(secret, Buffer.concat([Buffer.from(`${id}.${at}.`), body]));
  return `${signatures}`.split(' ').some((part) => isSameSignature(part.replace(/^v1,/, ''), expected));
}

/** HMAC-SHA256 in hexadecimal. */
export function signHex(secret: string, content: string | Buffer): string {
  return createHmac('sha256', secret).update(content).digest('hex');
}

export function isRecentTimestamp(seconds: string, now: Date, maxAgeSeconds = 300): boolean {
  return /^\d{1,12}$/.test(seconds) && Math.abs(+now / 1_000 - Number(seconds)) <= maxAgeSeconds;
}

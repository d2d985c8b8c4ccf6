import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const prefix = 'whsec_';
const secretBytes = 24;

/** Creates a secret in the format of Standard Webhooks. */
export function newSecret(): string {
  return prefix + randomBytes(secretBytes).toString('base64');
}

/**
 * Headers of Standard Webhooks 1.0.
 * @param id message id, the same for every attempt
 * @param secrets all valid secrets; during a rotation both sign
 */
export function signedHeaders(id: string, at: Date, body: string, secrets: string[]): Record<string, string> {
  const seconds = Math.floor(+at / 1_000);
  const signatures = secrets.map((secret) => `v1,${signatureOf(secret, `${id}.${seconds}.${body}`)}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}

/** HMAC-SHA256 in base64, with a Standard Webhooks secret. */
export function signatureOf(secret: string, content: string | Buffer): string {
  const key = Buffer.from(secret.replace(prefix, ''), 'base64');
  return createHmac('sha256', key).update(content).digest('base64');
}

/** Compares in constant time. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const prefix = 'whsec_';
const secretBytes = 24;

/** A new secret as Standard Webhooks writes it. */
export function newSecret(): string {
  return prefix + randomBytes(secretBytes).toString('base64');
}

/**
 * The headers of Standard Webhooks 1.0 for one try.
 * @param id of the message, the same at each try
 * @param secrets all that are valid: while one is replaced, the old one signs too
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

/** HMAC-SHA256 by a secret of Standard Webhooks, in base64. */
export function signatureOf(secret: string, content: string | Buffer): string {
  const key = Buffer.from(secret.replace(prefix, ''), 'base64');
  return createHmac('sha256', key).update(content).digest('base64');
}

/** Compares without telling by its time how much is right. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

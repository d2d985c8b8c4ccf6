import { hash } from 'node:crypto';
import { Problem } from './problem.ts';

/**
 * The primary key rejects a repeated request. A changed body is stored as another row. @param key 1 to 255 printable characters
 * @returns a UUID of version 8 (RFC 9562, custom) @throws Problem 400 for an invalid key
 */
export function createRowId(key: string, table: string, body: string): string {
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new Problem(
      400,
      'invalid_idempotency_key',
      'Idempotency-Key must be 1 to 255 printable characters',
    );
  }
  const hex = hash('sha256', `${table}\n${key}\n${body}`, 'hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0b0011) | 0b1000).toString(16);
  const groups = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return `${groups.join('-')}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

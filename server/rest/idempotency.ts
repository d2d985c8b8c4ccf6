import { createHash } from 'node:crypto';
import { Problem } from './problem.ts';

/**
 * The id of the row that a repeatable request stores: the same key and body always give the same id, so that
 * the primary key refuses the second copy. A changed body is another row: nothing typed is dropped unseen.
 * @param key value of the Idempotency-Key header, 1 to 255 printable characters
 * @returns a UUID of version 8 (RFC 9562: the bits are ours to choose)
 * @throws Problem 400 for a key of another form
 */
export function rowIdFor(key: string, table: string, body: string): string {
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new Problem(
      400,
      'invalid_idempotency_key',
      'Idempotency-Key must be 1 to 255 printable characters',
    );
  }
  const hash = createHash('sha256').update(`${table}\n${key}\n${body}`).digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

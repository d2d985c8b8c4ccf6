import { createHash } from 'node:crypto';
import { isEmailAddress } from '#shared/email-address.ts';

const maxCharacters = 254;

/** @returns undefined unless the value is exactly one bare address */
export function readAddress(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > maxCharacters || !/^[\x21-\x7e]+$/.test(text))
    return undefined;
  return isEmailAddress(text) ? text : undefined;
}

/** SHA-256 of the address in lower case. */
export function hashAddress(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex');
}

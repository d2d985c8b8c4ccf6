import { createHash } from 'node:crypto';
import { isEmailAddress } from '#shared/email-address.ts';

const longest = 254;

/**
 * Reads a text that must be exactly one address: no list, no name, no second line.
 * @returns undefined for anything else
 */
export function readAddress(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > longest || !/^[\x21-\x7e]+$/.test(text)) return undefined;
  return isEmailAddress(text) ? text : undefined;
}

/** A hash that replaces an address where it may not be stored; case is ignored. */
export function addressHash(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex');
}

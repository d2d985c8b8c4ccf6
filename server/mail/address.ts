import { createHash } from 'node:crypto';
import { isEmailAddress } from '#shared/email-address.ts';

const longest = 254;

/**
 * Reads the one address that a text has to be: nothing beside it, no list, no name, no second line. Rows of former days
 * may hold anything.
 * @returns undefined for whatever else it is
 */
export function readAddress(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > longest || !/^[\x21-\x7e]+$/.test(text)) return undefined;
  return isEmailAddress(text) ? text : undefined;
}

/** Stands for an address where the address itself may not be kept; capitals make no difference. */
export function addressHash(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex');
}

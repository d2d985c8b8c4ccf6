import type { DataError } from './data-client.ts';
import { type FailureWords, filledIn } from './form-words.ts';

const seconds = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'second', unitDisplay: 'long' });

/** Why a form could not be sent, for the page itself, which stays while its toast goes; who is asked to wait hears how long. */
export function notSent(error: DataError, words: FailureWords): string {
  if (isTaken(error) && words.taken) return words.taken.description;
  if (error.status !== 429) return words.failed.description;
  return filledIn(words.wait, 'time', seconds.format(error.retryAfter ?? 60));
}

/** Whether a value is there already that must be unique: an answer, not a failure. */
export function isTaken({ code }: DataError): boolean {
  return code === '23505';
}

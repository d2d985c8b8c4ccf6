import { type FailureWords, filledIn } from '#src/forms/form-words.ts';
import type { DataError } from './data-client.ts';

const seconds = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'second', unitDisplay: 'long' });

/** An earlier page of the tab sent the form, and was left before the answer came. */
export const unanswered: DataError = {
  code: 'unanswered',
  message:
    'This may have been sent already: the page was left before the answer came. You can send it again, it is stored only once.',
};

/** Why a form could not be sent, for the page itself, which stays while its toast goes; who is asked to wait hears how long. */
export function notSent(error: DataError, words: FailureWords): string {
  if (isTaken(error) && words.taken) return words.taken.description;
  if (error === unanswered) return error.message;
  if (error.status !== 429) return words.failed.description;
  return filledIn(words.wait, 'time', seconds.format(error.retryAfter ?? 60));
}

/** Whether a value is there already that must be unique: an answer, not a failure. */
export function isTaken({ code }: DataError): boolean {
  return code === '23505';
}

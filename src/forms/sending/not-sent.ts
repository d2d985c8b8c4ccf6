import { type FailureTexts, fillPlaceholder } from '#src/forms/form-texts.ts';
import type { DataError } from './data-client.ts';

const secondsFormat = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'second', unitDisplay: 'long' });

/** Error of an attempt whose page the visitor left before the response arrived. */
export const unansweredError: DataError = {
  code: 'unanswered',
  message:
    'This may have been sent already: the page closed before we could confirm. You can send it again, it is stored only once.',
};

/** The message for the page, which stays after the toast closes. For 429 it contains the waiting time. */
export function describeFailure(error: DataError, texts: FailureTexts): string {
  if (isDuplicate(error) && texts.taken) return texts.taken.description;
  if (error === unansweredError) return error.message;
  if (error.status !== 429) return texts.failed.description;
  return fillPlaceholder(texts.wait, 'time', secondsFormat.format(error.retryAfter ?? 60));
}

/** Whether a unique value already exists. This is a valid response, not a failure. */
export function isDuplicate({ code }: DataError): boolean {
  return code === '23505';
}

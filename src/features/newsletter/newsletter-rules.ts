import type { DataError, Row } from '#src/client/data-client.ts';
import type { ToastMessage } from '#src/client/toast.ts';
import { looksLikeEmail, mostCharacters, textError } from '#src/components/form/field-errors.ts';

/** The five answers that a subscriber can get, as the specification words them. */
export const answers = {
  invalid: { title: 'Invalid Email', description: 'Please enter a valid email address.' },
  duplicate: {
    title: 'Already Subscribed',
    description: 'This email is already subscribed to our newsletter.',
  },
  failed: {
    title: 'Error',
    description: 'There was a problem subscribing. Please try again.',
    destructive: true,
  },
  subscribed: {
    title: 'Successfully Subscribed!',
    description: 'Thank you for subscribing to our newsletter.',
  },
} satisfies Record<string, ToastMessage>;

/** Whether an address can be sent: it looks like one and its column can hold it. */
export function canSubscribe(email: string): boolean {
  return looksLikeEmail(email) && !textError(email, mostCharacters.email);
}

/** What to say about a row that was not stored; 23505 is the data service's code for a value that must be unique. */
export function answerTo({ code }: DataError): ToastMessage & { description: string } {
  return code === '23505' ? answers.duplicate : answers.failed;
}

/** The row for newsletter_subscribers, its address in lower case. */
export function subscriberRow(email: string, source: string): Row {
  return { email: email.toLowerCase(), source };
}

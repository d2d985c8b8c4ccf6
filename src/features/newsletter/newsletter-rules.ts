import { emailAddress, isEmailAddress } from '#shared/email-address.ts';
import type { FormsContent, StoredWords } from '#src/content/schemas/forms.ts';
import { type FieldRule, storedRule, typed } from '#src/forms/fields/field-errors.ts';
import type { Row } from '#src/forms/sending/data-client.ts';

export type NewsletterWords = FormsContent['newsletter'] & Omit<StoredWords, 'requiredNote' | 'email'>;

/** Why an address cannot be sent, or undefined: the specification words it in one way for the toast and the field. */
export function subscriberRule(words: NewsletterWords): FieldRule<'email'> {
  const { description } = words.invalid;
  const rule = storedRule({ ...words, email: description });
  return (field, value) => (isEmailAddress(value) ? rule(field, value) : description);
}

/** The row for newsletter_subscribers, its address in lower case. */
export function subscriberRow(form: FormData, source: string): Row {
  return { email: emailAddress(typed(form, 'email').trim()).toLowerCase(), source };
}

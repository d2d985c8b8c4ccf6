import { isEmailAddress, toAsciiEmailAddress } from '#shared/email-address.ts';
import type { FormsContent, StoredFormTexts } from '#src/content/schemas/forms.ts';
import { createStoredRule, type FieldRule, readFieldValue } from '#src/forms/fields/field-errors.ts';
import type { Row } from '#src/forms/sending/data-client.ts';

export type NewsletterTexts = FormsContent['newsletter'] & Omit<StoredFormTexts, 'requiredNote' | 'email'>;

/** The specification uses one message for every invalid address, in the toast and at the field. */
export function createSubscriberRule(texts: NewsletterTexts): FieldRule<'email'> {
  const { description } = texts.invalid;
  const rule = createStoredRule({ ...texts, email: description });
  return (field, value) => (isEmailAddress(value) ? rule(field, value) : description);
}

/** The row for newsletter_subscribers, with the address in lower case. */
export function buildSubscriberRow(form: FormData, source: string): Row {
  return { email: toAsciiEmailAddress(readFieldValue(form, 'email').trim()).toLowerCase(), source };
}

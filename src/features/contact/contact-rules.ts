import { emailAddress } from '#shared/email-address.ts';
import { fieldValue } from '#src/forms/fields/field-errors.ts';
import type { Row } from '#src/forms/sending/data-client.ts';

export const contactFields = [
  'first_name',
  'last_name',
  'email',
  'company',
  'inquiry_type',
  'message',
] as const;

/** Multi-line fields. */
export const longFields = ['message'] as const;

/** The row for contact_submissions: texts as typed, an empty company as null. */
export function contactRow(form: FormData): Row {
  const row: Row = Object.fromEntries(contactFields.map((field) => [field, fieldValue(form, field)]));
  const company = fieldValue(form, 'company');
  return {
    ...row,
    email: emailAddress(fieldValue(form, 'email')),
    company: company.trim() === '' ? null : company,
  };
}

import { emailAddress } from '#shared/email-address.ts';
import { typed } from '#src/forms/fields/field-errors.ts';
import type { Row } from '#src/forms/sending/data-client.ts';

export const contactFields = [
  'first_name',
  'last_name',
  'email',
  'company',
  'inquiry_type',
  'message',
] as const;

/** Fields that hold more than a line. */
export const longFields = ['message'] as const;

/** The row for contact_submissions: as typed, an empty company as null. */
export function contactRow(form: FormData): Row {
  const row: Row = Object.fromEntries(contactFields.map((field) => [field, typed(form, field)]));
  const company = typed(form, 'company');
  return {
    ...row,
    email: emailAddress(typed(form, 'email')),
    company: company.trim() === '' ? null : company,
  };
}

import { emailAddress } from '#shared/email-address.ts';
import { fieldValue } from '#src/forms/fields/field-errors.ts';
import type { Row } from '#src/forms/sending/data-client.ts';

export const earlyAccessFields = [
  'first_name',
  'last_name',
  'email',
  'company',
  'role',
  'interested_feature',
  'comments',
] as const;

/** Multi-line fields. */
export const longFields = ['comments'] as const;

/** The row for early_access_signups: texts as typed, empty fields as null. */
export function earlyAccessRow(form: FormData): Row {
  const row = earlyAccessFields.map((field) => {
    const value = fieldValue(form, field);
    return [field, value.trim() === '' ? null : value];
  });
  return {
    ...Object.fromEntries(row),
    email: emailAddress(fieldValue(form, 'email')),
    source: 'website_modal',
  };
}

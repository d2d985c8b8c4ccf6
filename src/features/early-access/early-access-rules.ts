import { emailAddress } from '#shared/email-address.ts';
import { typed } from '#src/forms/fields/field-errors.ts';
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

/** Fields that hold more than a line. */
export const longFields = ['comments'] as const;

/** The row for early_access_signups: as typed, what was not filled in as null. */
export function earlyAccessRow(form: FormData): Row {
  const row = earlyAccessFields.map((field) => {
    const value = typed(form, field);
    return [field, value.trim() === '' ? null : value];
  });
  return {
    ...Object.fromEntries(row),
    email: emailAddress(typed(form, 'email')),
    source: 'website_modal',
  };
}

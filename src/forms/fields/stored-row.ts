import { toAsciiEmailAddress } from '#shared/email-address.ts';
import { readFieldValue } from '#src/forms/fields/field-errors.ts';
import type { Row } from '#src/forms/sending/data-client.ts';

/** The row of a form with fields named like columns: texts as typed, blank fields as null. */
export function buildStoredRow(form: FormData, fields: readonly string[]): Row {
  const values = fields.map((field) => {
    const value = readFieldValue(form, field);
    if (field === 'email') return [field, toAsciiEmailAddress(value)];
    return [field, value.trim() === '' ? null : value];
  });
  return Object.fromEntries(values);
}

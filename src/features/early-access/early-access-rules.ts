import { buildStoredRow } from '#src/forms/fields/stored-row.ts';
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

/** The row for early_access_signups. */
export function buildEarlyAccessRow(form: FormData): Row {
  return { ...buildStoredRow(form, earlyAccessFields), source: 'website_modal' };
}

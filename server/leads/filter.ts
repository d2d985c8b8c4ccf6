import { hasEmail, type Table } from './tables.ts';

export type Filter = {
  since?: Date | undefined;
  until?: Date | undefined;
  email?: string | undefined;
  isConfirmed?: boolean | undefined;
  leads?: ((values: unknown[]) => string) | undefined;
};

/**
 * Converts the filter to a SQL condition on the table.
 * @param values parameters of the query; the filter's parameters are appended
 */
export function tableCondition(table: Table, filter: Filter, values: unknown[]): string {
  const conditions = conditionsOn(hasEmail(table) ? 'email' : undefined, filter, values);
  if (filter.leads) {
    conditions.push(`id in (
      select lead.subject_id from staff.lead as lead
      where lead.subject_table = $${values.push(table.name)}::text and ${filter.leads(values)}
    )`);
  }
  return conditions.join(' and ');
}

/**
 * Converts the filter to at least one SQL condition on rows with `id` and `created_at`.
 * @param address SQL of the row's address; without it, no row matches an email filter
 * @param values parameters of the query; the filter's parameters are appended
 */
export function conditionsOn(
  address: string | undefined,
  { since, until, email, isConfirmed }: Filter,
  values: unknown[],
): string[] {
  const conditions = ['true'];
  if (since) conditions.push(`created_at >= $${values.push(since.toISOString())}::timestamptz`);
  if (until) conditions.push(`created_at < $${values.push(until.toISOString())}::timestamptz`);
  if (email !== undefined) {
    conditions.push(address ? `lower(${address}) = lower($${values.push(email)}::text)` : 'false');
  }
  if (isConfirmed) conditions.push('id in (select id from staff.newsletter_confirmations)');
  return conditions;
}

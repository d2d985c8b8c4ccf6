import { hasEmail, type Table } from './tables.ts';

export type Filter = {
  since?: Date | undefined;
  until?: Date | undefined;
  email?: string | undefined;
  isConfirmed?: boolean | undefined;
  leads?: ((values: unknown[]) => string) | undefined;
};

/** Appends the filter's parameters to `values`. */
export function createTableCondition(table: Table, filter: Filter, values: unknown[]): string {
  const conditions = createConditions(hasEmail(table) ? 'email' : undefined, filter, values);
  if (filter.leads) {
    conditions.push(`id in (
      select lead.subject_id from staff.lead as lead
      where lead.subject_table = $${values.push(table.name)}::text and ${filter.leads(values)}
    )`);
  }
  return conditions.join(' and ');
}

/** Appends the filter's parameters to `values`. If `address` is undefined, no row matches an email filter. */
export function createConditions(
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

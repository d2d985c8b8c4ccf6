import { hasEmail, type Table } from './tables.ts';

/** Which rows are asked for. */
export type Filter = {
  /** From this moment on. */
  since?: Date | undefined;
  /** Up to this moment, itself not included. */
  until?: Date | undefined;
  email?: string | undefined;
};

/**
 * Writes the filter as the `where` of a query on the table.
 * @param values the query's parameters; those of the filter are added
 */
export function where(table: Table, { since, until, email }: Filter, values: unknown[]): string {
  const conditions = ['true'];
  if (since) conditions.push(`created_at >= $${values.push(since.toISOString())}::timestamptz`);
  if (until) conditions.push(`created_at < $${values.push(until.toISOString())}::timestamptz`);
  if (email !== undefined) {
    conditions.push(hasEmail(table) ? `lower(email) = lower($${values.push(email)}::text)` : 'false');
  }
  return conditions.join(' and ');
}

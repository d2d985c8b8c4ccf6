import type { Conflict } from '#shared/desk/api.ts';
import type { Query } from './stored-rows.ts';

export type ChangeableField = 'status' | 'assignee';

const eventConditionByField: Record<ChangeableField, string> = {
  status: `(
    kind in ('status', 'not_fit', 'spam') or (kind in ('call', 'elsewhere') and detail ? 'from')
    or (kind = 'mail' and detail ->> 'mail' = 'mail.reply' and detail ->> 'state' = 'done')
    or (kind = 'undo' and detail ->> 'of' <> 'assign')
  )`,
  assignee: `(kind = 'assign' or (kind = 'undo' and detail ->> 'of' = 'assign'))`,
};

export async function findConflicts(
  query: Query,
  field: ChangeableField,
  numbers: number[],
): Promise<Map<number, Conflict>> {
  if (numbers.length === 0) return new Map();
  const rows = (await query(
    `select lead.number::float8 as number, lead.${field} as now, last.by, last.at
    from staff.lead left join lateral (
      select member_id as by, created_at as at from staff.event where lead_id = lead.id and ${eventConditionByField[field]}
      order by created_at desc limit 1
    ) as last on true
    where lead.number = any($1::bigint[])`,
    [numbers],
  )) as { number: number; now: string | null; by: string | null; at: Date | null }[];
  return new Map(
    rows.map(({ number, now, by, at }) => [
      number,
      { code: 'changed', now, by, at: at?.toISOString() ?? null },
    ]),
  );
}

import type { TestDatabase } from './test-database.ts';

type Lead = {
  form: string;
  day: string;
  due: string | null;
  isKept: boolean;
  isInTime: boolean;
  isBounced: boolean;
  keeper: string | null;
  assignee: string | null;
  status: string;
};
type Counts = Record<string, number>;

export async function leadSums(query: TestDatabase['query']): Promise<{ stored: Counts; counted: Counts }> {
  const lines = await query(`
    select concat_ws(' ', day, form, member, case when wait is not null then 'kept' when ends is not null
      then to_char(ends at time zone 'UTC', 'YYYY-MM-DD HH24') when form is not null then 'bounced' else 'open' end) as what,
      sum(leads)::int as leads, sum(in_time)::int as in_time
    from staff.lead_sum group by 1`);
  const leads = (await query(`
    select subject_table as form, (created_at at time zone 'UTC')::date::text as day,
      to_char(due_at at time zone 'UTC', 'YYYY-MM-DD HH24') as due, kept_at is not null as "isKept",
      coalesce(kept_at <= due_at, false) as "isInTime", bounced_at is not null as "isBounced", kept_member as keeper,
      assignee, status
    from staff.lead where not is_test`)) as Lead[];
  const stored: Counts = {};
  const counted: Counts = {};
  const add = (counts: Counts, what: string, number: number) => {
    counts[what] = (counts[what] ?? 0) + number;
    if (counts[what] === 0) delete counts[what];
  };
  for (const { what, leads, in_time } of lines) {
    add(stored, `${what}`, Number(leads));
    add(stored, `${what} in time`, Number(in_time));
  }
  for (const { form, day, due, isKept, isInTime, isBounced, keeper, assignee, status } of leads) {
    const kinds: string[] = [];
    if (due !== null) kinds.push(`${day} ${form} ${isKept ? 'kept' : isBounced ? 'bounced' : due}`);
    if (keeper !== null) kinds.push(`${day} ${keeper} kept`);
    for (const kind of status === 'spam' ? [] : kinds) {
      add(counted, kind, 1);
      add(counted, `${kind} in time`, Number(isInTime));
    }
    const isOpen = ['new', 'contacted', 'qualified'].includes(status);
    if (assignee !== null && isOpen) add(counted, `${assignee} open`, 1);
  }
  return { stored, counted };
}

import type { TestDatabase } from './test-database.ts';

type Lead = {
  form: string;
  day: string;
  due: string | null;
  isKept: boolean;
  isInTime: boolean;
  wasLate: boolean | null;
  by: string | null;
  isBounced: boolean;
  keeper: string | null;
  assignee: string | null;
  status: string;
};
type Counts = Record<string, number>;

export async function readLeadTotals(
  query: TestDatabase['query'],
): Promise<{ stored: Counts; counted: Counts }> {
  const lines = await query(`
    select concat_ws(' ', day, form, member, case when wait is not null then 'kept' when ends is not null
      then to_char(ends at time zone 'UTC', 'YYYY-MM-DD HH24') when form is not null then 'bounced' else 'open' end) as what,
      sum(leads)::int as leads, sum(in_time)::int as in_time, sum(late)::int as late
    from staff.lead_sum group by 1`);
  const leads = (await query(`
    select subject_table as form, (created_at at time zone 'UTC')::date::text as day,
      to_char(due_at at time zone 'UTC', 'YYYY-MM-DD HH24') as due, kept_at is not null as "isKept", was_late as "wasLate", kept_by as by,
      coalesce(kept_at <= due_at, false) as "isInTime", bounced_at is not null as "isBounced", kept_member as keeper,
      assignee, status
    from staff.lead where not is_test`)) as Lead[];
  const stored: Counts = {};
  const counted: Counts = {};
  const addTo = (counts: Counts, what: string, number: number) => {
    counts[what] = (counts[what] ?? 0) + number;
    if (counts[what] === 0) delete counts[what];
  };
  for (const { what, leads, in_time, late } of lines) {
    addTo(stored, `${what}`, Number(leads));
    addTo(stored, `${what} on time`, Number(in_time));
    addTo(stored, `${what} late`, Number(late));
  }
  for (const lead of leads) {
    const { form, day, due, isKept, isInTime, wasLate, by, isBounced, keeper, assignee, status } = lead;
    const addDeadline = (kind: string, count: number, isLate: boolean | null) => {
      if (status === 'spam') return;
      addTo(counted, kind, count);
      if (isLate !== null) addTo(counted, `${kind} ${isLate ? 'late' : 'on time'}`, 1);
    };
    if (due !== null && by === 'no_reply') addDeadline(`${day} ${form} bounced`, 0, wasLate);
    else if (due !== null && isKept) addDeadline(`${day} ${form} kept`, 1, !isInTime || wasLate === true);
    else if (due !== null)
      addDeadline(`${day} ${form} ${isBounced ? 'bounced' : due}`, 1, isBounced ? null : wasLate);
    if (keeper !== null) addDeadline(`${day} ${keeper} kept`, 1, !isInTime);
    const isOpen = ['new', 'contacted', 'qualified'].includes(status);
    if (assignee !== null && isOpen) addTo(counted, `${assignee} open`, 1);
  }
  return { stored, counted };
}

import { escapeIdentifier } from 'pg';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import type { Job } from '#server/outbound/job.ts';
import { formatLeadRef } from '#shared/desk/lead-ref.ts';
import { formOf } from '#shared/forms/forms.ts';
import { readAddress } from './address.ts';

const hourMilliseconds = 3_600_000;

export type Lead = {
  table: string;
  id: string;
  createdAt: Date;
  row: Record<string, unknown>;
  /** Null if the row has not become a lead. */
  ref: string | null;
  /** Part of the Reply-To address. */
  replyToken: string | null;
  /** Hours from submission to the deadline; null without a deadline. */
  hours: number | null;
  dueAt: Date | null;
  isKept: boolean;
  isTest: boolean;
  callAt: Date | null;
  address: string | undefined;
  assignee: { name: string; email: string } | null;
};

type StoredLead = {
  row: Lead['row'];
  number: string | null;
  token: string | null;
  due: string | null;
  since: string | null;
  kept: boolean;
  test: boolean;
  corrected: string | null;
  call: string | null;
  assignee: Lead['assignee'];
};

/** Oldest first, without deleted rows. */
export async function readLeads(
  database: Pick<StaffDatabase, 'query'>,
  jobs: Pick<Job, 'table' | 'rowId'>[],
): Promise<Lead[]> {
  const byTable = Map.groupBy(jobs, ({ table }) => table);
  const leads: Lead[] = [];
  for (const [table, ofTable] of byTable) {
    if (table === null) continue;
    const rows = await database.query(
      `select row_to_json(t) as row, lead.number::text, lead.reply_token as token, lead.corrected_email as corrected,
        case when promise.mail_kind is null or lead.waiting_since is not null then to_json(lead.due_at) #>> '{}' end as due,
        to_json(lead.waiting_since) #>> '{}' as since, lead.kept_at is not null as kept,
        coalesce(lead.is_test, false) as test, (
          select to_json(starts_at) #>> '{}' from staff.booking where lead_id = lead.id and canceled_at is null
          order by created_at desc limit 1
        ) as call,
        case when member.id is not null then json_build_object('name', member.name, 'email', member.email) end as assignee
      from public.${escapeIdentifier(table)} as t
      left join staff.lead on lead.subject_id = t.id and lead.subject_table = $2
      left join staff.promise on promise.subject_table = $2
      left join staff.member on member.id = lead.assignee and member.disabled_at is null
      where t.id = any($1::uuid[]) order by t.created_at, t.id`,
      [ofTable.map(({ rowId }) => rowId), table],
    );
    for (const row of rows) leads.push(toLead(table, row as StoredLead));
  }
  return leads.toSorted((a, b) => +a.createdAt - +b.createdAt);
}

function toLead(
  table: string,
  { row, number, token, since, due, kept, test, corrected, call, assignee }: StoredLead,
): Lead {
  const createdAt = new Date(String(row.created_at));
  const hours = number === null ? formOf(table).deadlineHours : null;
  const dueAt = due ? new Date(due) : hours === null ? null : new Date(+createdAt + hours * hourMilliseconds);
  return {
    table,
    id: String(row.id),
    createdAt,
    row,
    ref: number && formatLeadRef(table, number),
    replyToken: token,
    hours: dueAt && (+dueAt - +(since ? new Date(since) : createdAt)) / hourMilliseconds,
    dueAt,
    isKept: kept,
    isTest: test,
    callAt: call === null ? null : new Date(call),
    address: readAddress(corrected ?? row.email),
    assignee,
  };
}

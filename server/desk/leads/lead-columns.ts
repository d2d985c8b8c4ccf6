import { escapeLiteral } from 'pg';
import { formatIsoSql, type Row } from '#server/db/staff-query.ts';
import type { Booking, DeadlineState, Lead, LeadRow } from '#shared/desk/api.ts';
import { formatLeadRef } from '#shared/desk/lead-ref.ts';
import type { Status } from '#shared/desk/statuses.ts';
import type { RowFacts } from '#shared/forms/form.ts';
import { findTables } from '#shared/forms/forms.ts';
import { isOpenAtSql, isWaitingAtSql } from './filter.ts';
import { describeRow } from './rows.ts';
import type { StoredRow } from './stored-rows.ts';

const maxRepeats = 1_000;
const maxPreviewCharacters = 200;

const tablesWithRepeats = findTables(({ countsRepeats }) => countsRepeats)
  .map(escapeLiteral)
  .join(', ');

export const currentAddressHash = `case when lead.corrected_email is null then lead.address_hash
  else encode(sha256(convert_to(lower(lead.corrected_email), 'UTF8')), 'hex') end`;

export const leadColumns = `
  lead.id, lead.number::float8 as number, lead.subject_table as "table", lead.subject_id as "rowId", lead.created_at as "createdAt",
  lead.status, lead.assignee, lead.seen_at is null as unread, lead.is_test as test, lead.due_at as "dueAt",
  lead.waiting_since as "waitingSince", lead.kept_at as "answeredAt", lead.kept_by as "answeredBy", lead.bounced_at as "bouncedAt",
  lead.is_inquiry as "isInquiry", (${isOpenAtSql('now()')}) as "isOpen", (${isWaitingAtSql('now()')}) as "isWaiting",
  exists (
    select from staff.suppressed_addresses as s where s.address_hash = ${currentAddressHash} and s.reason = 'complained'
  ) as "isComplaint",
  lead.reply_failed_at as "replyFailedAt", lead.remind_at as "remindAt", lead.remind_note as "remindNote",
  lead.remind_member as "remindMember", lead.kept_member as "keptMember",
  lead.corrected_email as "correctedEmail", lead.address_hash as "addressHash",
  case when lead.heard_at is not null and lead.kept_at is null then (
    select json_build_object('at', mail.created_at, 'text', left(mail.body, ${maxPreviewCharacters})) from staff.received_mail as mail
    where mail.lead_id = lead.id and mail.kind = 'answer' order by mail.created_at desc limit 1
  ) end as heard, lead.channel, lead.source as visit, lead.won_amount::float8 as "wonAmount", promise.mail_kind as "mailKind",
  coalesce(has_table_privilege(to_regclass(format('public.%I', lead.subject_table)), 'select'), false) as "isReadable",
  (
    select json_build_object('meeting', meeting, 'startsAt', ${formatIsoSql('starts_at')}, 'wasAt', ${formatIsoSql('was_at')}, 'moves', moves,
      'isNewMove', is_move_unseen, 'canceledAt', ${formatIsoSql('canceled_at')})
    from staff.booking cross join lateral (
      select coalesce(canceled_at is null and starts_at > now(), false) as coming
    ) as state
    where lead_id = lead.id
    order by coming desc, case when coming then starts_at end, booking.created_at desc, id limit 1
  ) as booking,
  case when lead.subject_table in (${tablesWithRepeats}) then (
    select count(*)::int from (
      select from staff.lead as other
      where other.address_hash = lead.address_hash and other.subject_table = lead.subject_table
        and (other.created_at, other.number) <= (lead.created_at, lead.number)
      limit ${maxRepeats}
    ) as earlier
  ) end as repeat`;

export const deadlineRuleJoin = 'left join staff.promise on promise.subject_table = lead.subject_table';

export type LeadRecord = Row & {
  id: string;
  number: number;
  table: string;
  rowId: string;
  createdAt: Date;
  status: Status;
  assignee: string | null;
  unread: boolean;
  test: boolean;
  dueAt: Date | null;
  waitingSince: Date | null;
  answeredAt: Date | null;
  answeredBy: DeadlineState['answeredBy'];
  bouncedAt: Date | null;
  isInquiry: boolean;
  isOpen: boolean;
  isWaiting: boolean;
  replyFailedAt: Date | null;
  isComplaint: boolean;
  remindAt: Date | null;
  remindNote: string | null;
  remindMember: string | null;
  keptMember: string | null;
  /** The last email, until someone answers it. */
  heard: { at: string; text: string } | null;
  correctedEmail: string | null;
  addressHash: string | null;
  mailKind: string | null;
  isReadable: boolean;
  repeat: number | null;
  channel: string | null;
  visit: Lead['visit'];
  wonAmount: number | null;
  booking: Booking | null;
};

const hourMilliseconds = 3_600_000;

function toDeadlineState(lead: LeadRecord): DeadlineState {
  const { waitingSince } = lead;
  const isAutomatic = lead.mailKind !== null && !lead.isInquiry && waitingSince === null;
  // Staff cannot meet the deadline of an automatic email.
  const dueAt = isAutomatic && lead.answeredAt === null && lead.bouncedAt === null ? null : lead.dueAt;
  const byMail = dueAt !== null && isAutomatic;
  const hours = dueAt && !byMail ? (+dueAt - +(waitingSince ?? lead.createdAt)) / hourMilliseconds : null;
  return {
    dueAt: dueAt?.toISOString() ?? null,
    ...(waitingSince && { since: waitingSince.toISOString() }),
    answeredAt: lead.answeredAt?.toISOString() ?? null,
    answeredBy: lead.answeredBy,
    bouncedAt: lead.bouncedAt?.toISOString() ?? null,
    byMail,
    hours,
  };
}

export function toLeadRow(lead: LeadRecord, stored: StoredRow | undefined): LeadRow {
  const { correctedEmail } = lead;
  const row = { ...stored?.row, ...(correctedEmail !== null && { email: correctedEmail }) };
  const described = describeRow(lead.table, row, toRowFacts(lead, stored));
  return {
    ref: formatLeadRef(lead.table, lead.number),
    form: lead.table,
    createdAt: lead.createdAt.toISOString(),
    ...described,
    source: lead.channel ?? described.source,
    status: lead.status,
    assignee: lead.assignee,
    unread: lead.unread,
    test: lead.test,
    clock: toDeadlineState(lead),
    ...(lead.heard && { heard: { ...lead.heard, at: new Date(lead.heard.at).toISOString() } }),
    booking: lead.booking,
    isOpen: lead.isOpen,
    isWaiting: lead.isWaiting,
    replyFailedAt: lead.replyFailedAt?.toISOString() ?? null,
    isComplaint: lead.isComplaint,
    remindAt: lead.remindAt?.toISOString() ?? null,
    remindNote: lead.remindNote,
    remindMember: lead.remindMember,
  };
}

export function toRowFacts({ repeat }: Pick<LeadRecord, 'repeat'>, stored: StoredRow | undefined): RowFacts {
  return { repeat, isConfirmed: stored?.confirmedAt != null };
}

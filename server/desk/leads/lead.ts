import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Row } from '#server/db/staff-query.ts';
import type { DeskContext } from '#server/desk/context.ts';
import { Refused } from '#server/desk/refused.ts';
import { adminOrAgent } from '#server/desk/roles.ts';
import { readLeadDeliveries } from '#server/outbound/hooks/endpoints.ts';
import type { Lead, RelatedLead } from '#shared/desk/api.ts';
import type { LeadEvent } from '#shared/desk/conversation.ts';
import { formatLeadRef, parseLeadNumber } from '#shared/desk/lead-ref.ts';
import { canSkipReplySql } from './filter.ts';
import {
  currentAddressHash,
  deadlineRuleJoin,
  type LeadRecord,
  leadColumns,
  toLeadRow,
  toRowFacts,
} from './lead-columns.ts';
import { readLeadMails } from './mails.ts';
import { readReceivedMails } from './received.ts';
import { describeRow } from './rows.ts';
import { runInSeparateStatements } from './staff-work.ts';
import { type Query, readRows, type StoredRow } from './stored-rows.ts';

export const leadDeletedText = 'This lead was deleted, or never existed.';

const replyKinds = new Set(['mail', 'call', 'elsewhere']);

const maxRelated = 50;
const maxHistoryEntries = 2_000;

export async function leadRoute(
  app: FastifyInstance,
  { database, config, live }: DeskContext,
): Promise<void> {
  app.get<{ Params: { ref: string } }>('/leads/:ref', adminOrAgent, async ({ params: { ref } }) => {
    const lead = await runInSeparateStatements(database, (query) => readLead(query, config, ref));
    if (!lead) throw new Refused(404, 'gone', leadDeletedText);
    if (lead.isNews) live.notifyDesks([ref]);
    return lead.answer;
  });
}

type FoundLead = LeadRecord & {
  suppressed: Lead['suppressed'];
  canSkipReply: boolean;
  events: (Row & { at: string })[];
};

async function readLead(
  query: Query,
  config: Config,
  ref: string,
): Promise<{ answer: Lead; isNews: boolean } | undefined> {
  const [lead] = (await query(leadQuery, [parseLeadNumber(ref) ?? 0])) as FoundLead[];
  if (!lead) return undefined;
  const related = (await query(relatedQuery, [lead.addressHash, lead.number])) as LeadRecord[];
  const subjects = [lead, ...related].filter(({ isReadable }) => isReadable);
  const rows = await readRows(
    query,
    subjects.map(({ table, rowId }) => ({ table, id: rowId })),
    { isForLines: false },
  );
  const stored = rows.get(lead.rowId);
  if (!stored && lead.isReadable) return undefined;
  const row = stored?.row ?? {};
  const answer: Lead = {
    ...toLeadRow(lead, stored),
    unread: false,
    email: typeof row.email === 'string' ? row.email : null,
    correctedEmail: lead.correctedEmail,
    row,
    visit: lead.visit,
    wonAmount: lead.wonAmount,
    related: related.flatMap((other) => toRelatedLeads(other, rows.get(other.rowId))),
    mails: await readLeadMails({ query }, config, lead.number),
    received: await readReceivedMails({ query }, lead.id),
    told: await readLeadDeliveries({ query }, lead.number),
    events: lead.events.map((line) => ({ ...line, at: formatIso(line.at) }) as LeadEvent),
    suppressed: lead.suppressed,
    canSkipReply: lead.canSkipReply,
    confirmedAt: stored?.confirmedAt ?? null,
  };
  return { answer, isNews: lead.unread };
}

function toRelatedLeads(lead: LeadRecord, stored: StoredRow | undefined): RelatedLead[] {
  if (!stored) return [];
  const { row } = stored;
  const { summary } = describeRow(lead.table, row, toRowFacts(lead, stored));
  const { table: form, status, createdAt } = lead;
  const isAnswered = lead.answeredAt !== null && replyKinds.has(lead.answeredBy ?? '');
  return [
    {
      ref: formatLeadRef(form, lead.number),
      form,
      createdAt: createdAt.toISOString(),
      summary,
      status,
      answeredAt: isAnswered ? (lead.answeredAt?.toISOString() ?? null) : null,
      answeredBy: isAnswered ? lead.keptMember : null,
      row,
    },
  ];
}

function formatIso(moment: string): string {
  return new Date(moment).toISOString();
}

// The select sees the row before the update, so the first request still returns it as unread.
const leadQuery = `
  with opened as (update staff.lead set seen_at = now() where number = $1 and seen_at is null),
  opened_call as (
    update staff.booking set is_move_unseen = false from staff.lead
    where lead.number = $1 and booking.lead_id = lead.id and is_move_unseen
  )
  select ${leadColumns}, (${canSkipReplySql}) as "canSkipReply",
    (
      select reason from staff.suppressed_addresses as s
      where s.address_hash = ${currentAddressHash}
    ) as suppressed,
    (
      select coalesce(json_agg(json_build_object(
        'id', id, 'at', created_at, 'by', member_id, 'kind', kind, 'detail', detail
      ) order by created_at, place), '[]')
      from (
        select * from staff.event where lead_id = lead.id order by created_at desc, place desc limit ${maxHistoryEntries}
      ) as line
    ) as events
  from staff.lead ${deadlineRuleJoin} where lead.number = $1`;

const relatedQuery = `select ${leadColumns} from staff.lead ${deadlineRuleJoin}
  where lead.address_hash = $1 and lead.number <> $2
  order by lead.created_at desc, lead.number desc limit ${maxRelated}`;

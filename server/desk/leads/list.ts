import type { FastifyInstance } from 'fastify';
import type { DeskContext, Member } from '#server/desk/context.ts';
import { SharedResponses } from '#server/desk/live/shared-response.ts';
import { parseOrRefuse, Refused } from '#server/desk/refused.ts';
import { adminOrAgent } from '#server/desk/roles.ts';
import type { LeadFilter, LeadPage, Sort } from '#shared/desk/api.ts';
import { createLeadCondition, filterSchema } from './filter.ts';
import { deadlineRuleJoin, type LeadRecord, leadColumns, toLeadRow } from './lead-columns.ts';
import { runInSeparateStatements } from './staff-work.ts';
import { type Query, readRows } from './stored-rows.ts';

// After an event, all desks request the same list.
const cacheLimits = { milliseconds: 500, pages: 20 };

const leadsPerPage = 50;

type Cursor = { key: string; number: number };
type SortOrder = { key: string; pattern: RegExp; after: (key: string, number: string) => string; by: string };

const sortOrders: Record<Sort, SortOrder> = {
  due: {
    key: 'lead.urgency::text',
    pattern: /^-?\d{1,20}(\.\d{1,20})?(e[+-]?\d{1,3})?$/,
    after: (key, number) => `(lead.urgency, lead.number) > (${key}::float8, ${number}::bigint)`,
    by: 'lead.urgency, lead.number',
  },
  newest: {
    key: 'lead.created_at::text',
    pattern: /^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/,
    after: (key, number) => `(lead.created_at, lead.number) < (${key}::timestamptz, ${number}::bigint)`,
    by: 'lead.created_at desc, lead.number desc',
  },
};

type FoundLead = LeadRecord & Cursor;

export async function listRoutes(app: FastifyInstance, { database, live }: DeskContext): Promise<void> {
  const pages = new SharedResponses<LeadPage>(cacheLimits.milliseconds, cacheLimits.pages);
  app.get('/leads', adminOrAgent, async ({ query, member }) => {
    const filter = parseOrRefuse(filterSchema, query);
    const sort = filter.sort ?? 'due';
    const after = filter.after === undefined ? undefined : parseCursor(sort, filter.after);
    if (filter.after !== undefined && !after) {
      throw new Refused(400, 'invalid', 'This position in the list is invalid. Start at the first page.');
    }
    const isOwn = filter.view === 'mine' || filter.who === 'me';
    return pages.get(
      JSON.stringify([filter, isOwn && member.id]),
      () => runInSeparateStatements(database, (query) => readPage(query, filter, member, after)),
      (moment) => live.isUnchangedSince(moment),
    );
  });
}

async function readPage(
  query: Query,
  filter: LeadFilter,
  member: Member,
  after: Cursor | undefined,
): Promise<LeadPage> {
  const { leads, isMore } = await findLeads(query, filter, member, after);
  const readable = leads.filter(({ isReadable }) => isReadable);
  const subjects = readable.map(({ table, rowId }) => ({ table, id: rowId }));
  const rows = await readRows(query, subjects, { isForLines: true });
  const last = leads.at(-1);
  return {
    // Skips leads erased between the two queries.
    leads: leads
      .filter(({ rowId, isReadable }) => rows.has(rowId) || !isReadable)
      .map((lead) => toLeadRow(lead, rows.get(lead.rowId))),
    next: last && isMore ? formatCursor(last) : null,
  };
}

async function findLeads(
  query: Query,
  filter: LeadFilter,
  member: Member,
  after: Cursor | undefined,
): Promise<{ leads: FoundLead[]; isMore: boolean }> {
  const values: unknown[] = [];
  const order = sortOrders[filter.sort ?? 'due'];
  const conditions = [createLeadCondition(filter, member, values, new Date())];
  if (after) conditions.push(order.after(`$${values.push(after.key)}`, `$${values.push(after.number)}`));
  const leads = (await query(
    `select ${leadColumns}, ${order.key} as key from (
      select lead.id from staff.lead as lead where ${conditions.join(' and ')}
      order by ${order.by} limit ${leadsPerPage + 1}
    ) as found join staff.lead using (id) ${deadlineRuleJoin}
    order by ${order.by}`,
    values,
  )) as FoundLead[];
  return { leads: leads.slice(0, leadsPerPage), isMore: leads.length > leadsPerPage };
}

function formatCursor({ key, number }: Cursor): string {
  return Buffer.from(JSON.stringify([key, number])).toString('base64url');
}

function parseCursor(sort: Sort, text: string): Cursor | undefined {
  try {
    const [key, number] = JSON.parse(Buffer.from(text, 'base64url').toString());
    const isOne = typeof key === 'string' && sortOrders[sort].pattern.test(key);
    return isOne && Number.isSafeInteger(number) ? { key, number } : undefined;
  } catch {
    return undefined;
  }
}

import type { FastifyInstance } from 'fastify';
import type { DeskContext, Member } from '#server/desk/context.ts';
import { SharedResponses } from '#server/desk/live/shared-response.ts';
import { Refused, readAs } from '#server/desk/refused.ts';
import { leadStaff } from '#server/desk/roles.ts';
import type { LeadFilter, LeadPage } from '#shared/desk/api.ts';
import { type Cursor, formatCursor, parseCursor } from './cursor.ts';
import { filterSchema } from './filter.ts';
import { findLeads } from './find-leads.ts';
import { toLeadRow } from './lead-columns.ts';
import { inSeparateStatements } from './staff-work.ts';
import { type Query, readRows } from './stored-rows.ts';

// After an event, all desks request the same list at once.
const shared = { milliseconds: 500, pages: 20 };

export async function listRoutes(app: FastifyInstance, { database, live }: DeskContext): Promise<void> {
  const pages = new SharedResponses<LeadPage>(shared.milliseconds, shared.pages);
  app.get('/leads', leadStaff, async ({ query, member }) => {
    const filter = readAs(filterSchema, query);
    const sort = filter.sort ?? 'due';
    const after = filter.after === undefined ? undefined : parseCursor(sort, filter.after);
    if (filter.after !== undefined && !after) {
      throw new Refused(400, 'invalid', 'This position in the list is invalid. Start at the first page.');
    }
    const isOwn = filter.view === 'mine' || filter.who === 'me';
    return pages.get(
      JSON.stringify([filter, isOwn && member.id]),
      () => inSeparateStatements(database, (query) => readPage(query, filter, member, after)),
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
  const { leads, isMore } = await findLeads(query, filter, member, new Date(), after);
  const readable = leads.filter(({ isReadable }) => isReadable);
  const subjects = readable.map(({ table, rowId }) => ({ table, id: rowId }));
  const rows = await readRows(query, subjects, { isForLines: true });
  const last = leads.at(-1);
  return {
    // Leads erased between the two queries.
    leads: leads
      .filter(({ rowId, isReadable }) => rows.has(rowId) || !isReadable)
      .map((lead) => toLeadRow(lead, rows.get(lead.rowId))),
    next: last && isMore ? formatCursor(last) : null,
  };
}

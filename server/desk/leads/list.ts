import type { FastifyInstance } from 'fastify';
import type { DeskContext } from '#server/desk/context.ts';
import type { LeadPage } from '#shared/desk/api.ts';
import { readPlace, writePlace } from './cursor.ts';
import { filterSchema } from './filter.ts';
import { findLeads, leadsPerPage } from './find-leads.ts';
import { inOneGo } from './in-one-go.ts';
import { toLeadRow } from './lead-columns.ts';
import { refuse, tellIssue } from './refuse.ts';
import { readRows } from './stored-rows.ts';

/** The list of leads, a page at a time. */
export async function listRoutes(app: FastifyInstance, { database }: DeskContext): Promise<void> {
  app.get('/leads', { config: { roles: ['admin', 'agent'] } }, async (request, reply) => {
    const read = filterSchema.safeParse(request.query);
    if (!read.success) return tellIssue(reply, read.error);
    const filter = read.data;
    const sort = filter.sort ?? 'due';
    const after = filter.after === undefined ? undefined : readPlace(sort, filter.after);
    if (filter.after !== undefined && !after) {
      return refuse(reply, 400, 'invalid', 'That is no place in this list: begin at its top.');
    }
    return inOneGo(database, async (query): Promise<LeadPage> => {
      const found = await findLeads(query, filter, request.member, new Date(), after);
      const leads = found.slice(0, leadsPerPage);
      const readable = leads.filter(({ isReadable }) => isReadable);
      const subjects = readable.map(({ table, rowId }) => ({ table, id: rowId }));
      const rows = await readRows(query, subjects, { isForLines: true });
      const last = leads.at(-1);
      return {
        // Erased between the two questions.
        leads: leads
          .filter(({ rowId, isReadable }) => rows.has(rowId) || !isReadable)
          .map((lead) => toLeadRow(lead, rows.get(lead.rowId))),
        next: last && found.length > leadsPerPage ? writePlace(last) : null,
      };
    });
  });
}

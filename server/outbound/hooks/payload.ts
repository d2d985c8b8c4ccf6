import type { StaffDatabase } from '#server/db/staff-query.ts';
import { createDeskLink, type DeskLinkSettings } from '#server/outbound/mail/desk-link.ts';
import { readLeads } from '#server/outbound/mail/lead.ts';
import type { HookEvent } from '#shared/desk/connections.ts';
import { formatLeadRef } from '#shared/desk/lead-ref.ts';
import { contact } from '#shared/forms/contact.ts';
import type { Payload } from './schemas.ts';

export type StoredEvent = {
  id: string;
  type: HookEvent;
  at: string;
  leadId: string | null;
  detail: Record<string, unknown>;
  isTest: boolean;
};

type LeadRow = {
  id: string;
  number: string;
  table: string;
  rowId: string;
  status: string;
  assignee: string | null;
  createdAt: string;
};

// Used for a test event when there is no lead yet.
const sampleLead: LeadRow = {
  id: '00000000-0000-4000-8000-000000000000',
  number: '0',
  table: contact.table,
  rowId: '00000000-0000-4000-8000-000000000000',
  status: 'new',
  assignee: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};

/** `isFull` includes personal data. @returns undefined when the lead was erased */
export async function createPayload(
  database: Pick<StaffDatabase, 'query'>,
  settings: DeskLinkSettings,
  event: StoredEvent,
  isFull: boolean,
): Promise<Payload | undefined> {
  const data = await createData(database, settings, event, isFull);
  return (
    data && {
      type: event.type,
      timestamp: event.at,
      ...(event.isTest && { test: true as const }),
      data,
    }
  );
}

async function createData(
  database: Pick<StaffDatabase, 'query'>,
  settings: DeskLinkSettings,
  { type, leadId, detail, isTest }: StoredEvent,
  isFull: boolean,
): Promise<Payload['data'] | undefined> {
  switch (type) {
    case 'lead.erased': {
      const { id, form, number } = detail as { id: string; form: string; number: number };
      return { lead: { id, ref: formatLeadRef(form, number) } };
    }
    case 'subscriber.left':
      return { subscriber: { id: detail.id } };
    case 'content.published':
      return { release: { id: detail.id, number: detail.number ?? null } };
  }
  const lead = leadId === null ? undefined : await readLead(database, leadId);
  if (!lead && !(isTest && leadId === null)) return undefined;
  const person = isFull ? await readPerson(database, lead) : {};
  if (type === 'subscriber.confirmed') return { subscriber: { id: detail.id }, ...person };
  return {
    lead: describeLead(lead ?? sampleLead, settings),
    ...person,
    ...(type === 'lead.updated' && { changes: detail }),
    ...(type === 'call.booked' && { starts_at: detail.startsAt ?? null }),
  };
}

async function readLead(database: Pick<StaffDatabase, 'query'>, id: string): Promise<LeadRow | undefined> {
  const [row] = await database.query(
    `select id, number::text, subject_table as "table", subject_id as "rowId", status, assignee,
      to_json(created_at) #>> '{}' as "createdAt"
    from staff.lead where id = $1`,
    [id],
  );
  return row as LeadRow | undefined;
}

function describeLead(
  { id, number, table, status, assignee, createdAt }: LeadRow,
  settings: DeskLinkSettings,
) {
  const ref = formatLeadRef(table, number);
  const link = createDeskLink(settings, ref);
  const created_at = new Date(createdAt).toISOString();
  return { id, ref, form: table, status, assignee, created_at, ...(link && { link }) };
}

async function readPerson(
  database: Pick<StaffDatabase, 'query'>,
  lead: LeadRow | undefined,
): Promise<{ person?: { email: string | null; row: Record<string, unknown> } }> {
  if (!lead)
    return { person: { email: 'visitor@example.com', row: { first_name: 'A', last_name: 'Trial' } } };
  const [read] = await readLeads(database, [lead]);
  return read ? { person: { email: read.address ?? null, row: read.row } } : {};
}

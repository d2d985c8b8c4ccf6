import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { DeskContext } from '#server/desk/context.ts';
import { Refused, readBody } from '#server/desk/refused.ts';
import { adminOrAgent } from '#server/desk/roles.ts';
import { reopenLead } from '#server/outbound/received/reopen-lead.ts';
import { toStaffQueries } from '#server/outbound/received/store-mail.ts';
import type { AddToLeadResult, PossibleLead, UnsortedMail } from '#shared/desk/conversation.ts';
import { formatLeadRef, parseLeadNumber } from '#shared/desk/lead-ref.ts';
import { findPossibleLeads } from './possible-leads.ts';
import { readUnsortedMails } from './received.ts';
import { runInSeparateStatements, runInTransaction } from './staff-work.ts';

const maxShown = 200;
const assignSchema = z.strictObject({ ref: z.string().max(20) });
export const emptySchema = z.strictObject({});

export type Params = { id: string };

export async function receivedMailRoutes(
  app: FastifyInstance,
  { staff, database, nudge, live }: DeskContext,
): Promise<void> {
  app.get('/received', adminOrAgent, async (): Promise<UnsortedMail[]> => readUnsortedMails(staff, maxShown));

  app.get<{ Params: Params; Querystring: { q?: string } }>(
    '/received/:id/leads',
    adminOrAgent,
    async ({ params, query: { q } }): Promise<PossibleLead[]> => {
      const id = requireMailId(params);
      return runInSeparateStatements(database, (query) =>
        findPossibleLeads(query, id, `${q ?? ''}`.slice(0, 200)),
      );
    },
  );

  app.post<{ Params: Params }>(
    '/received/:id/assign',
    adminOrAgent,
    async (request): Promise<AddToLeadResult> => {
      const { ref } = readBody(assignSchema, request);
      const id = requireMailId(request.params);
      await database.asStaff(
        async (client) => {
          const { rows: leads } = await client.query(
            'select id from staff.lead where number = $1 for update',
            [parseLeadNumber(ref) ?? 0],
          );
          if (!leads[0]) throw new Refused(404, 'gone', 'This lead was deleted, or never existed.');
          const { rows: mails } = await client.query(
            `update staff.received_mail set lead_id = $2, matched_by = 'hand' where id = $1 and lead_id is null and blocked_at is null returning kind`,
            [id, leads[0].id],
          );
          if (!mails[0])
            await refuseSortedOrDeletedMail(id, (text, values) =>
              client.query(text, values).then(({ rows }) => rows),
            );
          await client.query(
            `insert into staff.event (lead_id, member_id, kind, detail)
          values ($1, $2, 'sorted', jsonb_build_object('mail', $3::text, 'isHere', true))`,
            [leads[0].id, request.member.id, id],
          );
          if (mails[0]?.kind !== 'answer') return;
          await reopenLead(toStaffQueries(client), id, request.member.id);
        },
        { timeout: 10_000 },
      );
      live.pollSoon();
      nudge();
      return { ref };
    },
  );

  app.post<{ Params: Params }>('/received/:id/unsort', adminOrAgent, async (request, reply) => {
    readBody(emptySchema, request);
    const [moved] = await runInTransaction(database, (query) =>
      query(unsortMailQuery, [requireMailId(request.params), request.member.id]),
    );
    if (!moved) throw createGoneError();
    live.pollSoon();
    return reply.code(204).send();
  });

  app.delete<{ Params: Params }>('/received/:id', adminOrAgent, async (request, reply) => {
    const id = requireMailId(request.params);
    const [deleted] = await staff.query(
      `with deleted as (delete from staff.received_mail where id = $1 and lead_id is null returning id)
      insert into staff.event (member_id, kind) select $2, 'received_delete' from deleted returning id`,
      [id, request.member.id],
    );
    if (!deleted) await refuseSortedOrDeletedMail(id, (text, values) => staff.query(text, values));
    live.pollSoon();
    return reply.code(204).send();
  });

  app.get<{ Params: Params & { place: string } }>(
    '/received/:id/files/:place',
    adminOrAgent,
    async ({ params }, reply) => {
      const [file] = (await staff.query(
        'select name, content from staff.received_file where mail_id = $1 and place = $2 and content is not null',
        [requireMailId(params), /^\d{1,3}$/.test(params.place) ? Number(params.place) : -1],
      )) as { name: string; content: Buffer }[];
      if (!file) throw new Refused(404, 'gone', 'This attachment was deleted, or was not stored.');
      return reply.headers(createDownloadHeaders(file.name)).send(Buffer.from(file.content));
    },
  );
}

function createDownloadHeaders(name: string): Record<string, string> {
  const ascii = name.replace(/[^\w .()-]/g, '_');
  return {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, encodeByte)}`,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  };
}

function encodeByte(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

export function requireMailId({ id }: FastifyRequest['params'] & Params): string {
  if (!z.guid().safeParse(id).success) throw createGoneError();
  return id;
}

function createGoneError(): Refused {
  return new Refused(404, 'gone', 'This email was deleted.');
}

export async function refuseSortedOrDeletedMail(
  id: string,
  query: (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>,
): Promise<never> {
  const [found] = await query(
    'select number::text, subject_table as "table" from staff.received_mail join staff.lead on lead.id = lead_id where received_mail.id = $1',
    [id],
  );
  if (!found) throw createGoneError();
  const ref = formatLeadRef(String(found.table), String(found.number));
  throw new Refused(409, 'sorted', `Someone added this email to ${ref}.`);
}

// Keeps a status that a member has set and, if someone has replied since, the deadline.
const unsortMailQuery = `
  with mail as materialized (
    select * from staff.received_mail where id = $1 and lead_id is not null for update
  ),
  moved as (
    update staff.received_mail set lead_id = null, matched_by = null, before = null where id in (select id from mail)
  ),
  undone as (
    update staff.lead set
      status = case when mail.before ->> 'status' = 'lost' and lead.status = 'contacted' then 'lost' else lead.status end,
      -- Null makes the trigger compute it again.
      is_inquiry = case when mail.before ->> 'waiting_since' is null then null else is_inquiry end,
      due_at = (mail.before ->> 'due_at')::timestamptz,
      kept_at = (mail.before ->> 'kept_at')::timestamptz,
      kept_by = mail.before ->> 'kept_by',
      kept_member = (mail.before ->> 'kept_member')::uuid,
      bounced_at = coalesce((mail.before ->> 'bounced_at')::timestamptz, bounced_at),
      heard_at = (mail.before ->> 'heard_at')::timestamptz,
      waiting_since = (mail.before ->> 'waiting_since')::timestamptz,
      was_late = (mail.before ->> 'was_late')::boolean,
      remind_at = coalesce(remind_at, (mail.before ->> 'remind_at')::timestamptz),
      remind_member = coalesce(remind_member, (mail.before ->> 'remind_member')::uuid),
      remind_note = case when remind_at is null then mail.before ->> 'remind_note' else remind_note end
    from mail where lead.id = mail.lead_id and mail.before is not null and lead.heard_at = mail.created_at and lead.kept_at is null
  ),
  -- The lead to which it moves has notifications of its own.
  untold as (delete from staff.notification where cause in (select id from mail) and kind = 'replied')
  insert into staff.event (lead_id, member_id, kind, detail)
  select lead_id, $2, 'sorted', jsonb_build_object('mail', id, 'isHere', false) from mail returning id`;

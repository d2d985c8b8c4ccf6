import type { FastifyInstance } from 'fastify';
import { escapeIdentifier } from 'pg';
import { z } from 'zod';
import type { DeskContext, Member } from '#server/desk/context.ts';
import { Refused, readBody } from '#server/desk/refused.ts';
import { adminOrAgent } from '#server/desk/roles.ts';
import { readAddress } from '#server/outbound/mail/address.ts';
import { noticeMailKind } from '#server/outbound/mail/compose.ts';
import { notifyOfNewLeads } from '#server/outbound/notify/notify-staff.ts';
import { reopenLead } from '#server/outbound/received/reopen-lead.ts';
import { formatLeadRef } from '#shared/desk/lead-ref.ts';
import type { CreatedLead, NewLead } from '#shared/desk/new-lead.ts';
import { enteredLead, enteredSources } from '#shared/forms/entered-lead.ts';
import { refuseSortedOrDeletedMail } from './received-routes.ts';
import { runInTransaction } from './staff-work.ts';
import type { Query } from './stored-rows.ts';

const { table } = enteredLead;
const textSchema = (maxCharacters: number) => z.string().trim().min(1, 'is empty').max(maxCharacters);
const newLeadSchema: z.ZodType<NewLead> = z
  .strictObject({
    id: z.uuid('is not an id'),
    name: textSchema(200),
    email: z
      .string()
      .trim()
      .refine((text) => readAddress(text) !== undefined, 'This is not a single email address.')
      .nullable(),
    phone: textSchema(100).nullable(),
    // A desk that was loaded before an update does not send this field.
    company: textSchema(200).nullable().default(null),
    message: textSchema(10_000),
    source: z.enum(enteredSources.map(({ value }) => value)),
    isMine: z.boolean(),
    mail: z.guid('is not an id').exactOptional(),
  })
  .refine(({ email, phone }) => email !== null || phone !== null, {
    path: ['email'],
    error: 'Enter an email address or a phone number.',
  });

/** Repeating a request has no effect. */
export async function newLeadRoute(
  app: FastifyInstance,
  { database, nudge, live }: DeskContext,
): Promise<void> {
  app.post('/leads', adminOrAgent, async (request, reply) => {
    const newLead = readBody(newLeadSchema, request);
    const { number, isNew } = await runInTransaction(database, (query) =>
      enterLead(query, newLead, request.member),
    );
    if (isNew) {
      live.pollSoon();
      nudge();
    }
    return reply.code(isNew ? 201 : 200).send({ ref: formatLeadRef(table, number) } satisfies CreatedLead);
  });
}

async function enterLead(
  query: Query,
  { id, name, email, phone, company, message, source, isMine, mail }: NewLead,
  me: Member,
): Promise<{ number: string; isNew: boolean }> {
  const [made] = await query(
    `insert into public.${escapeIdentifier(table)} (id, name, email, phone_number, message, source, member_id, company)
    values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing returning id`,
    [id, name, email, phone, message, source, me.id, company],
  );
  if (!made) return { number: await findExistingNumber(query, id, me), isNew: false };
  const channel = enteredSources.find(({ value }) => value === source)?.name.toLowerCase();
  await query('delete from staff.arrival where subject_id = $1 and subject_table = $2', [id, table]);
  await query('select staff.make_leads($1, $2, true, $3::jsonb[])', [
    [table],
    [id],
    [source === 'other' ? null : JSON.stringify({ utm_source: channel })],
  ]);
  // Without an email address, the phone number identifies the person.
  const [lead] = await query(
    `update staff.lead set seen_at = now(), assignee = case when $3 then $4::uuid end,
      address_hash = encode(sha256(convert_to(lower(coalesce($5, $6)), 'UTF8')), 'hex')
    where subject_id = $1 and subject_table = $2 returning id, number::text`,
    [id, table, isMine, me.id, email, phone],
  );
  if (isMine) {
    await query(
      `insert into staff.event (lead_id, member_id, kind, detail)
      values ($1, $2, 'assign', jsonb_build_object('from', null, 'to', $2::uuid))`,
      [lead?.id, me.id],
    );
  }
  if (mail !== undefined) await addUnsortedMail(query, mail, `${lead?.id}`, me);
  const [job] = await query(
    `insert into staff.job (kind, subject_table, subject_id) values ($1, $2, $3) returning id`,
    [noticeMailKind, table, id],
  );
  await notifyOfNewLeads({ query }, [{ id: String(job?.id) }], new Date(), me.id);
  return { number: String(lead?.number), isNew: true };
}

/** Adds an unsorted email to the new lead, whose deadline then counts from the arrival of the email. */
async function addUnsortedMail(query: Query, mail: string, lead: string, me: Member): Promise<void> {
  const [added] = await query(
    `with added as (
      update staff.received_mail set lead_id = $2, matched_by = 'hand'
      where id = $1 and lead_id is null and blocked_at is null returning kind
    ),
    logged as (
      insert into staff.event (lead_id, member_id, kind, detail)
      select $2, $3, 'sorted', jsonb_build_object('mail', $1::text, 'isHere', true) from added
    )
    select kind from added`,
    [mail, lead, me.id],
  );
  if (!added) return refuseSortedOrDeletedMail(mail, query);
  if (added.kind === 'answer') await reopenLead({ query }, mail, me.id);
  await query(
    // Entered leads may have no deadline. In that case, reopenLead has already set one.
    `update staff.lead set seen_at = now(), waiting_since = mail.created_at,
      due_at = case when waiting_since is null then mail.created_at + (due_at - lead.created_at) else due_at end
    from staff.received_mail as mail where lead.id = $1 and mail.id = $2`,
    [lead, mail],
  );
}

async function findExistingNumber(query: Query, id: string, me: Member): Promise<string> {
  const [known] = await query(
    `select number::text from staff.lead join public.${escapeIdentifier(table)} as row on row.id = subject_id
    where subject_id = $1 and subject_table = $2 and row.member_id = $3`,
    [id, table, me.id],
  );
  if (!known) throw new Refused(409, 'taken', 'Another lead has this id.');
  return String(known.number);
}

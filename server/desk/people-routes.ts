import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { formatIsoSql } from '#server/db/staff-query.ts';
import { createInvite } from '#server/desk/sign-in/invites.ts';
import { endSessions } from '#server/desk/sign-in/sessions.ts';
import { readAddress } from '#server/outbound/mail/address.ts';
import { type InviteResult, maxLeadCount, type PeoplePage } from '#shared/desk/api.ts';
import type { DeskContext } from './context.ts';
import { sendInviteMail } from './leads/invite-mail.ts';
import { changeRights } from './members.ts';
import { Refused, readBody } from './refused.ts';
import { adminOnly } from './roles.ts';

const roleSchema = z.enum(['admin', 'agent', 'editor']);
const inviteSchema = z.strictObject({
  email: z
    .string()
    .trim()
    .refine((text) => readAddress(text) !== undefined, 'Enter one email address.'),
  role: roleSchema,
});
const rightsSchema = z
  .strictObject({ role: roleSchema.optional(), disabled: z.boolean().optional() })
  .refine(
    (change) => change.role !== undefined || change.disabled !== undefined,
    'There is nothing to change.',
  );
const memberIdSchema = z.uuid();
type Params = { id: string };

export async function peopleRoutes(app: FastifyInstance, context: DeskContext): Promise<void> {
  const { staff } = context;

  app.get('/people', adminOnly, async (): Promise<PeoplePage> => {
    const [found] = await staff.query(
      `select
        (select coalesce(json_agg(json_build_object(
          'id', id, 'name', name, 'email', email, 'role', role, 'disabled', disabled_at is not null,
          'lastSeenAt', ${formatIsoSql('seen_at')}, 'hasPassword', password_hash is not null,
          'getsNewLeads', disabled_at is null and role in ('admin', 'agent')
            and staff.notification_choices(role, notify) ->> 'leads' <> 'never',
          'passkeys', (select count(*) from staff.passkey where member_id = member.id),
          'open', (select count(*) from (
            select from staff.lead where assignee = member.id and is_open limit ${maxLeadCount}
          ) as found)
        ) order by disabled_at is not null, lower(name), id), '[]') from staff.member) as people,
        (select coalesce(json_agg(json_build_object(
          'email', invite.email, 'role', invite.role, 'expiresAt', ${formatIsoSql('expires_at')}, 'invitedBy', inviter.name
        ) order by invite.created_at), '[]')
        from staff.invite left join staff.member as inviter on inviter.id = invited_by
        where expires_at > now()) as invites`,
    );
    return found as PeoplePage;
  });

  app.post('/people/invites', adminOnly, async (request): Promise<InviteResult> => {
    const { email, role } = readBody(inviteSchema, request);
    const { member, deskOrigin } = request;
    const { token, expiresAt } = await createInvite(staff, { email, role, by: member.id });
    const invite = {
      email: email.toLowerCase(),
      role,
      link: `${deskOrigin}/desk/invite/${token}`,
      expiresAt,
    };
    return { ...invite, mailed: await sendInviteMail(context, { ...invite, invitedBy: member.name }) };
  });

  app.delete<{ Params: { email: string } }>('/people/invites/:email', adminOnly, async (request, reply) => {
    const [gone] = await staff.query(
      `with gone as (delete from staff.invite where email = lower($1) returning email),
      logged as (
        insert into staff.event (member_id, kind, detail)
        select $2, 'uninvite', jsonb_build_object('email', email) from gone
      )
      select 1 from gone`,
      [request.params.email, request.member.id],
    );
    if (!gone) throw createUnknownMemberError('This invite does not exist.');
    return reply.code(204).send();
  });

  app.patch<{ Params: Params }>('/people/:id', adminOnly, async (request, reply) => {
    const result = await changeRights(
      staff,
      requireMemberId(request.params),
      readBody(rightsSchema, request),
      request.member.id,
    );
    if (result === 'unknown') throw createUnknownMemberError('This person does not exist.');
    if (result === 'last_admin')
      throw new Refused(
        409,
        'last_admin',
        'The desk needs at least one admin. Make someone else an admin first.',
      );
    return reply.code(204).send();
  });

  app.post<{ Params: Params }>('/people/:id/sign-out', adminOnly, async (request, reply) => {
    const id = requireMemberId(request.params);
    await endSessions(staff, id);
    await staff.query(
      `insert into staff.event (member_id, kind, detail)
      select $2, 'sign_out', jsonb_build_object('member', id) from staff.member where id = $1`,
      [id, request.member.id],
    );
    return reply.code(204).send();
  });
}

function requireMemberId({ id }: Params): string {
  if (!memberIdSchema.safeParse(id).success) throw createUnknownMemberError('This person does not exist.');
  return id;
}

function createUnknownMemberError(message: string): Refused {
  return new Refused(404, 'unknown', message);
}

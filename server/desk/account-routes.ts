import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { formatIsoSql } from '#server/db/staff-query.ts';
import { clearCookie, sessionCookie } from '#server/desk/sign-in/cookies.ts';
import { nameSchema } from '#server/desk/sign-in/invite-routes.ts';
import { hashPassword, isPasswordCorrect } from '#server/desk/sign-in/passwords.ts';
import { endSession, endSessions } from '#server/desk/sign-in/sessions.ts';
import {
  countAttempt,
  createPasswordChangeSubject,
  resetAttempts,
} from '#server/desk/sign-in/sign-in-limit.ts';
import { signIn } from '#server/desk/sign-in/sign-in-routes.ts';
import type { Account, Session } from '#shared/desk/api.ts';
import { maxSignatureLines } from '#shared/desk/saved-replies.ts';
import { site } from '#site.config';
import type { DeskContext } from './context.ts';
import { readSettings } from './leads/settings.ts';
import { readMe, readPassword, readPeople, setPassword } from './members.ts';
import { Refused, readBody } from './refused.ts';
import { anyRole } from './roles.ts';

const accountChangeSchema = z.strictObject({
  name: nameSchema.optional(),
  singleKeys: z.boolean().optional(),
  signature: z
    .string()
    .max(400, 'A signature has at most 400 characters.')
    .transform((text) => text.trimEnd())
    .refine((text) => text.split('\n').length <= maxSignatureLines, 'A signature has at most 4 lines.')
    .optional(),
});
const passwordChangeSchema = z.strictObject({
  current: z.string().max(4_000).optional(),
  password: z.string().max(4_000),
});
export async function accountRoutes(app: FastifyInstance, context: DeskContext): Promise<void> {
  const { staff, config } = context;

  app.get('/session', anyRole, async ({ member }): Promise<Session> => {
    const [me, people, settings] = [
      await readMe(staff, member.id),
      await readPeople(staff),
      member.role === 'editor' ? null : await readSettings(staff),
    ];
    const { brand, timeZone } = site;
    const zoneCity = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
    const bookingLink = site.links.scheduling;
    return { me, people, settings, site: { brand, url: config.SITE_URL, timeZone, zoneCity, bookingLink } };
  });

  app.get('/account', anyRole, async ({ member, sessionHash }): Promise<Account> => {
    const [found] = await staff.query(
      `select
        (select coalesce(json_agg(json_build_object(
          'id', token_hash, 'device', device, 'createdAt', ${formatIsoSql('created_at')}, 'seenAt', ${formatIsoSql('seen_at')},
          'isThis', token_hash = $2
        ) order by seen_at desc), '[]') from staff.session where member_id = $1 and expires_at > now()) as sessions,
        (select coalesce(json_agg(json_build_object(
          'id', id, 'createdAt', ${formatIsoSql('created_at')}, 'usedAt', ${formatIsoSql('used_at')}
        ) order by created_at), '[]') from staff.passkey where member_id = $1) as passkeys`,
      [member.id, sessionHash],
    );
    return found as Account;
  });

  app.patch('/account', anyRole, async (request, reply) => {
    const { name, singleKeys, signature } = readBody(accountChangeSchema, request);
    await staff.query(
      `update staff.member set name = coalesce($2, name), single_keys = coalesce($3, single_keys),
        signature = coalesce($4, signature)
      where id = $1`,
      [request.member.id, name ?? null, singleKeys ?? null, signature ?? null],
    );
    return reply.code(204).send();
  });

  app.post('/account/password', anyRole, async (request, reply) => {
    const { current, password } = readBody(passwordChangeSchema, request);
    const { id, email } = request.member;
    const { hash } = await readPassword(staff, email);
    if (hash) {
      // Rate limited, so that nobody can guess the password at an unattended desk.
      const subject = createPasswordChangeSubject(email);
      const { isHeld, seconds } = await countAttempt(staff, subject);
      if (isHeld)
        throw new Refused(429, 'wait', `Too many attempts. Try again in ${seconds} seconds.`, seconds);
      if (!(await isPasswordCorrect(current ?? '', hash)))
        throw new Refused(403, 'no_match', 'That is not your current password.');
      await resetAttempts(staff, [subject]);
    }
    await setPassword(staff, id, await hashPassword(password, email));
    await signIn(context, request, reply, id, 'password');
    return reply.code(204).send();
  });

  app.delete('/account/sessions', anyRole, async (request, reply) => {
    await endSessions(staff, request.member.id);
    clearCookie(request, reply, sessionCookie);
    return reply.code(204).send();
  });

  app.delete<{ Params: { id: string } }>('/account/sessions/:id', anyRole, async (request, reply) => {
    const { id } = request.params;
    if (!(await endSession(staff, id, request.member.id)))
      throw new Refused(404, 'unknown', 'This session does not exist.');
    if (id === request.sessionHash) clearCookie(request, reply, sessionCookie);
    return reply.code(204).send();
  });
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { DeskContext } from '#server/desk/context.ts';
import { Refused, readBody } from '#server/desk/refused.ts';
import { anyRole } from '#server/desk/roles.ts';
import type { Credential } from './invites.ts';
import {
  addPasskey,
  authenticationSchema,
  createRegistrationOptions,
  createSignInOptions,
  findPasskeyDomain,
  registrationSchema,
  verifyRegistration,
  verifySignIn,
} from './passkeys.ts';
import { createNetworkSubject, resetAttempts } from './sign-in-limit.ts';
import { countNetworkAttempt, signIn } from './sign-in-routes.ts';
import { consumeSignInStep, saveSignInStep } from './sign-in-steps.ts';

export async function passkeyRoutes(app: FastifyInstance, context: DeskContext): Promise<void> {
  const { staff } = context;

  app.post('/sign-in/passkey/options', { config: { open: true } }, async (request, reply) => {
    const options = await createSignInOptions(requirePasskeyDomain(request));
    await saveSignInStep(staff, request, reply, 'passkey', { challenge: options.challenge });
    return options;
  });

  app.post('/sign-in/passkey', { config: { open: true } }, async (request, reply) => {
    const response = readBody(authenticationSchema, request);
    await countNetworkAttempt(context, request);
    const step = await consumeSignInStep(staff, request, reply, 'passkey');
    if (!step) throw new Refused(401, 'step_over', 'That took too long. Click the button again.');
    const id = await verifySignIn(staff, response, toExpectedResponse(request, step));
    if (!id) throw new Refused(401, 'passkey_unknown', 'This passkey is not registered at this desk.');
    await resetAttempts(staff, [createNetworkSubject(request.ip)]);
    await signIn(context, request, reply, id, 'passkey');
    return reply.code(204).send();
  });

  app.post('/account/passkeys/options', anyRole, async (request, reply) =>
    createPasskeyChallenge(context, request, reply, request.member, request.member.id),
  );

  app.post('/account/passkeys', anyRole, async (request, reply) => {
    const response = readBody(registrationSchema, request);
    const passkey = await consumePasskeyChallenge(context, request, reply, request.member.id, response);
    if (!(await addPasskey(staff, request.member.id, passkey)))
      throw new Refused(409, 'passkey_taken', 'This passkey is already registered.');
    return reply.code(204).send();
  });

  app.delete<{ Params: { id: string } }>('/account/passkeys/:id', anyRole, async (request, reply) => {
    const { id } = request.member;
    const [found] = await staff.query(
      `with mine as materialized (select id from staff.passkey where member_id = $1 order by id for update),
      gone as (
        delete from staff.passkey where id = $2 and member_id = $1 and (
          $3 or exists (select from mine where mine.id <> $2)
          or exists (select from staff.member where member.id = $1 and password_hash is not null)
        ) returning 1
      )
      select exists (select from gone) as "isGone" from mine where id = $2`,
      [id, request.params.id, context.config.OPENID_ISSUER !== undefined],
    );
    if (!found) throw new Refused(404, 'unknown', 'This passkey does not exist.');
    if (!found.isGone)
      throw new Refused(
        409,
        'last_way_in',
        'This is your only way to sign in. Set a password or add another passkey first.',
      );
    return reply.code(204).send();
  });
}

/** `purpose` is the member's id or the hash of the invite's token. */
export async function createPasskeyChallenge(
  { staff }: DeskContext,
  request: FastifyRequest,
  reply: FastifyReply,
  person: { id: string; email: string; name: string },
  purpose: string,
) {
  const options = await createRegistrationOptions(staff, requirePasskeyDomain(request), person);
  await saveSignInStep(staff, request, reply, 'new-passkey', {
    challenge: options.challenge,
    memberId: person.id,
    purpose,
  });
  return options;
}

/** @returns the passkey, and the member to whom it was offered */
export async function consumePasskeyChallenge(
  { staff }: DeskContext,
  request: FastifyRequest,
  reply: FastifyReply,
  purpose: string,
  response: z.infer<typeof registrationSchema>,
): Promise<Credential & { kind: 'passkey'; memberId: string }> {
  const step = await consumeSignInStep(staff, request, reply, 'new-passkey');
  if (step?.purpose !== purpose)
    throw new Refused(401, 'step_over', 'That took too long. Click the button again.');
  const passkey = await verifyRegistration(response, toExpectedResponse(request, step));
  if (!passkey)
    throw new Refused(400, 'passkey_unfit', 'This device created no passkey that the desk can use.');
  return { ...passkey, memberId: step.memberId ?? '' };
}

function requirePasskeyDomain({ deskOrigin }: FastifyRequest): string {
  const domain = findPasskeyDomain(deskOrigin);
  if (!domain)
    throw new Refused(
      409,
      'no_passkeys',
      'Passkeys do not work with an IP address. Open the desk by its host name.',
    );
  return domain;
}

function toExpectedResponse(request: FastifyRequest, { challenge = '' }: Record<string, string>) {
  return { challenge, origin: request.deskOrigin, domain: requirePasskeyDomain(request) };
}

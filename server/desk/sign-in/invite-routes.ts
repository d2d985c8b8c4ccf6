import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { DeskContext } from '#server/desk/context.ts';
import { Refused, readBody } from '#server/desk/refused.ts';
import { hashToken } from '#server/outbound/mail/links.ts';
import type { InviteInfo } from '#shared/desk/api.ts';
import { acceptInvite, type Credential, readInvite } from './invites.ts';
import { consumePasskeyChallenge, createPasskeyChallenge } from './passkey-routes.ts';
import { registrationSchema } from './passkeys.ts';
import { hashPassword } from './passwords.ts';
import { signIn } from './sign-in-routes.ts';

type InviteRequest = FastifyRequest<{ Params: { token: string } }>;

export const nameSchema = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .max(100, 'A name has at most 100 characters.');
const acceptWithPasswordSchema = z.strictObject({
  name: nameSchema.optional(),
  password: z.string().max(4_000),
});
const acceptWithPasskeySchema = z.strictObject({ name: nameSchema.optional(), passkey: registrationSchema });
const publicRoute = { config: { open: true } };

export async function inviteRoutes(app: FastifyInstance, context: DeskContext): Promise<void> {
  const { staff } = context;

  const findInvite = async ({ params }: InviteRequest) => {
    const invite = await readInvite(staff, params.token);
    if (!invite) throw createInviteExpiredError();
    return invite;
  };

  const acceptInviteFromRequest = async (
    request: InviteRequest,
    name: string | undefined,
    memberId: string,
    credential: Credential,
  ) => {
    const accepted = await acceptInvite(staff, request.params, { name: name ?? null, memberId, credential });
    if (!accepted) throw createInviteExpiredError();
    return accepted;
  };

  app.get('/invite/:token', publicRoute, async (request: InviteRequest): Promise<InviteInfo> => {
    const { email, role, invitedBy, expiresAt } = await findInvite(request);
    return { email, role, invitedBy, expiresAt };
  });

  app.post('/invite/:token', publicRoute, async (request: InviteRequest, reply) => {
    const { name, password } = readBody(acceptWithPasswordSchema, request);
    const { email } = await findInvite(request);
    const hash = await hashPassword(password, email);
    const id = await acceptInviteFromRequest(request, name, randomUUID(), { kind: 'password', hash });
    await signIn(context, request, reply, id, 'invite');
    return reply.code(204).send();
  });

  app.post('/invite/:token/passkey/options', publicRoute, async (request: InviteRequest, reply) => {
    const { email, name, memberId } = await findInvite(request);
    const person = { id: memberId ?? randomUUID(), email, name };
    return createPasskeyChallenge(context, request, reply, person, hashToken(request.params.token));
  });

  app.post('/invite/:token/passkey', publicRoute, async (request: InviteRequest, reply) => {
    const { name, passkey } = readBody(acceptWithPasskeySchema, request);
    await findInvite(request);
    const made = await consumePasskeyChallenge(
      context,
      request,
      reply,
      hashToken(request.params.token),
      passkey,
    );
    const id = await acceptInviteFromRequest(request, name, made.memberId, made);
    await signIn(context, request, reply, id, 'invite');
    return reply.code(204).send();
  });
}

function createInviteExpiredError(): Refused {
  return new Refused(
    404,
    'invite_over',
    'This link was used or replaced, or has expired. Ask an admin for a new one.',
  );
}

import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { DeskContext } from '#server/desk/context.ts';
import { Refused, readBody } from '#server/desk/refused.ts';
import { hashOf } from '#server/outbound/mail/links.ts';
import type { InviteToRead } from '#shared/desk/api.ts';
import { acceptInvite, type Credential, readInvite } from './invites.ts';
import { consumePasskeyChallenge, createPasskeyChallenge } from './passkey-routes.ts';
import { registrationSchema } from './passkeys.ts';
import { hashPassword } from './passwords.ts';
import { signIn } from './sign-in-routes.ts';

type WithToken = FastifyRequest<{ Params: { token: string } }>;

export const nameSchema = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .max(100, 'A name has at most 100 characters.');
const withPassword = z.strictObject({ name: nameSchema.optional(), password: z.string().max(4_000) });
const withPasskey = z.strictObject({ name: nameSchema.optional(), passkey: registrationSchema });
const open = { config: { open: true } };

export async function inviteRoutes(app: FastifyInstance, context: DeskContext): Promise<void> {
  const { staff } = context;

  const find = async ({ params }: WithToken) => {
    const invite = await readInvite(staff, params.token);
    if (!invite) throw inviteOver();
    return invite;
  };

  const accept = async (
    request: WithToken,
    name: string | undefined,
    memberId: string,
    credential: Credential,
  ) => {
    const accepted = await acceptInvite(staff, request.params, { name: name ?? null, memberId, credential });
    if (!accepted) throw inviteOver();
    return accepted;
  };

  app.get('/invite/:token', open, async (request: WithToken): Promise<InviteToRead> => {
    const { email, role, invitedBy, expiresAt } = await find(request);
    return { email, role, invitedBy, expiresAt };
  });

  app.post('/invite/:token', open, async (request: WithToken, reply) => {
    const { name, password } = readBody(withPassword, request);
    const { email } = await find(request);
    const hash = await hashPassword(password, email);
    const id = await accept(request, name, randomUUID(), { kind: 'password', hash });
    await signIn(context, request, reply, id, 'invite');
    return reply.code(204).send();
  });

  app.post('/invite/:token/passkey/options', open, async (request: WithToken, reply) => {
    const { email, name, memberId } = await find(request);
    const person = { id: memberId ?? randomUUID(), email, name };
    return createPasskeyChallenge(context, request, reply, person, hashOf(request.params.token));
  });

  app.post('/invite/:token/passkey', open, async (request: WithToken, reply) => {
    const { name, passkey } = readBody(withPasskey, request);
    await find(request);
    const made = await consumePasskeyChallenge(
      context,
      request,
      reply,
      hashOf(request.params.token),
      passkey,
    );
    const id = await accept(request, name, made.memberId, made);
    await signIn(context, request, reply, id, 'invite');
    return reply.code(204).send();
  });
}

function inviteOver(): Refused {
  return new Refused(
    404,
    'invite_over',
    'This link was used or replaced, or has expired. Ask an admin for a new one.',
  );
}

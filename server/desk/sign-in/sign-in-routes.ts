import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { DeskContext } from '#server/desk/context.ts';
import { readPassword } from '#server/desk/members.ts';
import { Refused, readBody } from '#server/desk/refused.ts';
import type { SignInOptions } from '#shared/desk/api.ts';
import { clearCookie, sessionCookie, setSessionCookie } from './cookies.ts';
import { describeDevice } from './device.ts';
import { findPasskeyDomain } from './passkeys.ts';
import { isPasswordCorrect } from './passwords.ts';
import { beginSession, deleteExpiredSignIns, endSession } from './sessions.ts';
import { countAttempt, createAccountSubject, createNetworkSubject, resetAttempts } from './sign-in-limit.ts';

const credentialsSchema = z.strictObject({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(4_000),
});

export async function signIn(
  { staff }: DeskContext,
  request: FastifyRequest,
  reply: FastifyReply,
  memberId: string,
  by: string,
): Promise<void> {
  const device = describeDevice(request.headers['user-agent']);
  setSessionCookie(
    request,
    reply,
    await beginSession(staff, memberId, { device, before: request.sessionHash, by }),
  );
  await deleteExpiredSignIns(staff);
}

/** @returns seconds until the next attempt is allowed */
export async function countNetworkAttempt({ staff }: DeskContext, { ip }: FastifyRequest): Promise<number> {
  const { isHeld, seconds } = await countAttempt(staff, createNetworkSubject(ip));
  if (isHeld) throw new Refused(429, 'wait', `Too many attempts. ${formatNextTry(seconds)}`, seconds);
  return seconds;
}

export async function signInRoutes(app: FastifyInstance, context: DeskContext): Promise<void> {
  const { staff, config } = context;

  app.get(
    '/sign-in',
    { config: { open: true } },
    async ({ deskOrigin }): Promise<SignInOptions> => ({
      openId: config.OPENID_ISSUER ? { name: config.OPENID_NAME } : null,
      passkeys: findPasskeyDomain(deskOrigin) !== undefined,
    }),
  );

  app.post('/sign-in', { config: { open: true } }, async (request, reply) => {
    const { email, password } = readBody(credentialsSchema, request);
    const account = createAccountSubject(email);
    const networkSeconds = await countNetworkAttempt(context, request);
    const { isHeld, seconds } = await countAttempt(staff, account);
    // Checked before the password, so that a rate-limited client cannot find out a correct one.
    if (isHeld) throw new Refused(429, 'wait', `Too many attempts. ${formatNextTry(seconds)}`, seconds);
    const { id, hash } = await readPassword(staff, email);
    if (!(await isPasswordCorrect(password, hash)) || !id) {
      const wait = Math.max(seconds, networkSeconds);
      const message = 'Email address and password do not match.';
      throw wait > 0
        ? new Refused(401, 'no_match', `${message} ${formatNextTry(wait)}`, wait)
        : new Refused(401, 'no_match', message);
    }
    await resetAttempts(staff, [account, createNetworkSubject(request.ip)]);
    await signIn(context, request, reply, id, 'password');
    return reply.code(204).send();
  });

  app.post('/sign-out', { config: { open: true } }, async (request, reply) => {
    if (request.sessionHash !== '') await endSession(staff, request.sessionHash);
    clearCookie(request, reply, sessionCookie);
    return reply.code(204).send();
  });
}

function formatNextTry(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (seconds < 120) return `Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  return `Try again in ${minutes} minutes.`;
}

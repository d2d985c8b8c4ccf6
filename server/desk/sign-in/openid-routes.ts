import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import type { DeskContext } from '#server/desk/context.ts';
import { acceptInvite } from './invites.ts';
import { OpenIdProvider, type OpenIdStep } from './openid.ts';
import { signIn } from './sign-in-routes.ts';
import { consumeSignInStep, saveSignInStep } from './sign-in-steps.ts';

const publicRoute = { config: { open: true } };
const callbackPath = '/desk/api/sign-in/openid/callback';

/** For members and invited people only. */
export async function openIdRoutes(app: FastifyInstance, context: DeskContext): Promise<void> {
  const { staff, config } = context;
  const provider = config.OPENID_ISSUER ? new OpenIdProvider(config) : undefined;

  app.get('/sign-in/openid', publicRoute, async (request, reply) => {
    if (!provider) return reply.redirect(getProblemPath('openid_off'));
    try {
      const { signInUrl, step } = await provider.beginSignIn(`${request.deskOrigin}${callbackPath}`);
      await saveSignInStep(staff, request, reply, 'openid', step, createStepName(step.state));
      return reply.redirect(signInUrl);
    } catch (error) {
      request.log.warn({ err: error }, 'cannot reach the identity provider');
      return reply.redirect(getProblemPath('openid_away'));
    }
  });

  app.get('/sign-in/openid/callback', publicRoute, async (request, reply) => {
    const { searchParams } = new URL(getCurrentUrl(request));
    const step = await consumeSignInStep(
      staff,
      request,
      reply,
      'openid',
      createStepName(searchParams.get('state') ?? ''),
    );
    if (!provider || !step) return reply.redirect(getProblemPath('openid_over'));
    let email: string | undefined;
    try {
      email = await provider.finishSignIn(getCurrentUrl(request), step as OpenIdStep);
    } catch (error) {
      request.log.warn({ err: error }, 'the response of the identity provider is invalid');
      return reply.redirect(getProblemPath('openid_failed'));
    }
    if (!email) return reply.redirect(getProblemPath('unverified'));
    const id = await findOrAcceptInvite(staff, email);
    if (!id) return reply.redirect(getProblemPath('not_invited'));
    await signIn(context, request, reply, id, 'openid');
    return reply.redirect('/desk');
  });
}

function createStepName(state: string): string {
  return createHash('sha256').update(state).digest('hex').slice(0, 12);
}

function getProblemPath(code: string): string {
  return `/desk/sign-in?problem=${code}`;
}

function getCurrentUrl({ deskOrigin, url }: FastifyRequest): string {
  return deskOrigin + callbackPath + (URL.parse(url, deskOrigin)?.search ?? '');
}

async function findOrAcceptInvite(
  staff: Pick<StaffDatabase, 'query'>,
  email: string,
): Promise<string | undefined> {
  const [member] = await staff.query('select id from staff.member where email = $1 and disabled_at is null', [
    email,
  ]);
  if (member) return String(member.id);
  return acceptInvite(
    staff,
    { email },
    { name: null, memberId: randomUUID(), credential: { kind: 'openid' } },
  );
}

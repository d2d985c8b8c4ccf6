import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readCookie, sessionCookie } from '#server/desk/sign-in/cookies.ts';
import { inviteRoutes } from '#server/desk/sign-in/invite-routes.ts';
import { openIdRoutes } from '#server/desk/sign-in/openid-routes.ts';
import { passkeyRoutes } from '#server/desk/sign-in/passkey-routes.ts';
import { findMember } from '#server/desk/sign-in/sessions.ts';
import { signInRoutes } from '#server/desk/sign-in/sign-in-routes.ts';
import { addRateLimit } from '#server/plugins/rate-limit.ts';
import { previewBase } from '#shared/desk/preview.ts';
import { accountRoutes } from './account-routes.ts';
import { compressResponses } from './compress-responses.ts';
import { connectionRoutes } from './connection-routes.ts';
import { contentRoutes } from './content/content-routes.ts';
import { mediaRoutes } from './content/media-routes.ts';
import { createPreview, type Preview, previewPageRoutes, previewRoutes } from './content/preview-routes.ts';
import { releaseRoutes } from './content/release-routes.ts';
import { scheduleRoutes } from './content/schedule-routes.ts';
import type { DeskContext } from './context.ts';
import { addDeskFiles } from './desk-files.ts';
import { findDeskOrigin } from './desk-origin.ts';
import { leadRoutes } from './leads/routes.ts';
import { LiveDesk } from './live/live.ts';
import { notificationRoutes } from './notification-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { Refused, sendRefusal } from './refused.ts';
import { anyRole } from './roles.ts';
import { requireSameOrigin } from './same-origin.ts';
import { savedReplyRoutes } from './saved-reply-routes.ts';

const bodyLimit = 64 * 1024;
/** NUL and unpaired surrogates in JSON: PostgreSQL cannot store them. */
const unstorableEscape = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;
const possibleDeskPath = /^\/(?:desk|$)/;
const createDeskHeaders = (origin: string) => ({
  'x-robots-tag': 'noindex',
  'referrer-policy': 'same-origin',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${origin}${previewBase}/`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
});

export async function addDesk(app: FastifyInstance, parts: Omit<DeskContext, 'live'>): Promise<void> {
  const context = { ...parts, live: new LiveDesk(parts.staff, parts.log) };
  app.addConstraintStrategy({
    name: 'desk',
    storage: () => {
      const stores = new Map();
      return { get: (key) => stores.get(key) ?? null, set: (key, store) => stores.set(key, store) };
    },
    // Runs for every request, so the cheap check of the path comes first.
    deriveConstraint: (request) =>
      possibleDeskPath.test(request.url ?? '') && findDeskOrigin(request, context.config) !== undefined,
    mustMatchWhenDerived: false,
  });
  await app.register(async (desk) => {
    desk.addHook('onRoute', (route) => {
      route.constraints = { ...route.constraints, desk: true };
    });
    desk.addHook('onRequest', async (request, reply) => {
      request.deskOrigin = findDeskOrigin(request.raw, context.config) ?? '';
      reply.headers(createDeskHeaders(request.deskOrigin));
    });
    desk.decorateRequest('deskOrigin', '');
    await addDeskFiles(desk, context.config);
    const preview = createPreview(app, context);
    await desk.register(async (api) => addDeskApi(api, context, preview), { prefix: '/desk/api' });
    await desk.register(
      async (pages) => {
        await requireStaff(pages, context);
        await previewPageRoutes(preview)(pages);
      },
      { prefix: previewBase },
    );
  });
}

async function requireStaff(app: FastifyInstance, context: DeskContext): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('member');
  app.decorateRequest('sessionHash', '');
  app.setErrorHandler(sendRefusal);
  removeOtherBodyParsers(app);
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= bodyLimit;
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    requireSameOrigin(request);
    request.sessionHash = readCookie(request, sessionCookie);
    const { roles, open } = request.routeOptions.config;
    if (!open) await requireRole(context, request, roles ?? []);
  });
  app.addHook('preValidation', async ({ params, query, body, routeOptions }) => {
    if (!isStorable([params, query, routeOptions.config.checksBody ? null : body]))
      throw new Refused(400, 'malformed', 'This contains characters that cannot be stored.');
  });
}

function isStorable(input: unknown[]): boolean {
  try {
    return !unstorableEscape.test(JSON.stringify(input));
  } catch {
    return false;
  }
}

async function addDeskApi(app: FastifyInstance, context: DeskContext, preview: Preview): Promise<void> {
  await requireStaff(app, context);
  compressResponses(app);
  await app.register(async (known) => {
    for (const routes of [
      accountRoutes,
      notificationRoutes,
      peopleRoutes,
      savedReplyRoutes,
      connectionRoutes,
      leadRoutes,
      releaseRoutes,
      scheduleRoutes,
      mediaRoutes,
    ])
      await routes(known, context);
    await contentRoutes(known, context);
    await previewRoutes(context, preview)(known);
  });
  await app.register(async (open) => {
    await addRateLimit(open, context.config, context.log);
    for (const routes of [signInRoutes, passkeyRoutes, inviteRoutes, openIdRoutes])
      await routes(open, context);
  });
  app.all('/*', anyRole, async () => {
    throw new Refused(404, 'unknown', 'Not found.');
  });
}

async function requireRole({ staff }: DeskContext, request: FastifyRequest, roles: string[]): Promise<void> {
  const member = await findMember(staff, request.sessionHash, true);
  if (!member) throw new Refused(401, 'signed_out', 'You are not signed in.');
  if (!roles.includes(member.role)) throw new Refused(403, 'not_allowed', 'Your role does not allow that.');
  request.member = member;
}

function removeOtherBodyParsers(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, String(body), done);
  });
}

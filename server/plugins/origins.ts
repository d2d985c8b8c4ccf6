import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#server/rest/problem.ts';

const daySeconds = 86_400;
const allowedHeaders = [
  'apikey',
  'authorization',
  'content-type',
  'content-profile',
  'prefer',
  'x-client-info',
];
const ownHeaders = ['idempotency-key', 'form-trap', 'form-fill-ms', 'lead-source'];

/** Allows the site's own pages, the listed origins (`*` is any), and requests without an origin. */
export async function addOrigins(app: FastifyInstance, origins: string[]): Promise<void> {
  await app.register(cors, {
    origin: origins.includes('*') ? '*' : origins,
    methods: ['POST'],
    allowedHeaders: [...allowedHeaders, ...ownHeaders],
    exposedHeaders: ['retry-after', 'preference-applied'],
    maxAge: daySeconds,
    strictPreflight: false,
    // The route itself answers an OPTIONS request that is not a preflight.
    preflightContinue: true,
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const { origin } = request.headers;
    const isAllowed =
      origin === undefined ||
      isSameOrigin(request, origin) ||
      origins.includes(origin) ||
      origins.includes('*');
    done(isAllowed ? undefined : new Problem(403, 'origin_not_allowed', 'This origin may not send here'));
  });
}

// Sec-Fetch-Site comes first, because a proxy may have changed the host.
function isSameOrigin(request: FastifyRequest, origin: string): boolean {
  return request.headers['sec-fetch-site'] === 'same-origin' || URL.parse(origin)?.host === request.host;
}

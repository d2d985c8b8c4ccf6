import type { FastifyInstance } from 'fastify';

export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  // Pictures made for sharing say otherwise (server/static/site-files.ts).
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Scripts and styles are named by hash in each page's own policy; this part has to be a header.
  'content-security-policy': "frame-ancestors 'none'",
};

export const tlsHeaders = { 'strict-transport-security': 'max-age=31536000' };

/** Puts the security headers on every answer that a route gives, errors included; HSTS only where the visitor came by TLS. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders);
    if (request.protocol === 'https') reply.headers(tlsHeaders);
    done();
  });
}

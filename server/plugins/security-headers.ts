import type { FastifyInstance } from 'fastify';

export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  // Overridden for social media images in server/static/site-files.ts.
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Each page has its own policy for scripts and styles; frame-ancestors only works as a header.
  'content-security-policy': "frame-ancestors 'none'",
};

export const tlsHeaders = { 'strict-transport-security': 'max-age=31536000' };

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders);
    if (request.protocol === 'https') reply.headers(tlsHeaders);
    done();
  });
}

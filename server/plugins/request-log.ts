import type { FastifyInstance } from 'fastify';

const tablePath = /^\/rest\/v1\/\w+$/;
const errorPattern = /(?<=error=)\w+/;

/** Logs no IP addresses, query strings or bodies. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url;
    const [path = ''] = request.url.split('?', 1);
    const isData = route?.startsWith('/rest/') ?? false;
    // A path parameter may contain personal data or the secret of an email link.
    const isNamed = isData ? tablePath.test(path) : !route?.includes(':');
    const level = isData || reply.statusCode >= 500 ? 'info' : 'debug';
    request.log[level](
      {
        method: request.method,
        path: isNamed ? path : route,
        status: reply.statusCode,
        code: errorPattern.exec(String(reply.getHeader('proxy-status')))?.[0],
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
}

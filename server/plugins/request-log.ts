import type { FastifyInstance } from 'fastify';

const namesTable = /^\/rest\/v1\/\w+$/;
const refusal = /(?<=error=)\w+/;

/**
 * One line for each request to the data service, and for each failure elsewhere: what was asked, how it ended, and
 * the code of a refusal. No address, no query string, no body: nothing that tells who it was.
 */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url;
    const [path = ''] = request.url.split('?', 1);
    const isData = route?.startsWith('/rest/') ?? false;
    // What stands in the place of a parameter may be something that was typed, or the secret of a mail's link.
    const isNamed = isData ? namesTable.test(path) : !route?.includes(':');
    const level = isData || reply.statusCode >= 500 ? 'info' : 'debug';
    request.log[level](
      {
        method: request.method,
        path: isNamed ? path : route,
        status: reply.statusCode,
        code: refusal.exec(String(reply.getHeader('proxy-status')))?.[0],
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
}

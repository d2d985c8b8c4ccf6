import type { FastifyInstance } from 'fastify';

/**
 * One line for each request to the data service, and for each failure elsewhere: what was asked and how it
 * ended. No address, no query string, no body: nothing that tells who it was.
 */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url;
    const isData = route?.startsWith('/rest/') ?? false;
    const level = isData || reply.statusCode >= 500 ? 'info' : 'debug';
    request.log[level](
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
}

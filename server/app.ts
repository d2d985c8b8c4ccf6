import { randomUUID } from 'node:crypto';
import { createServer, maxHeaderSize, type ServerOptions } from 'node:http';
import { compile } from '@fastify/proxy-addr';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import pLimit from 'p-limit';
import { calendarRoute } from '#server/outbound/hooks/calendar-route.ts';
import { mailHookRoute } from '#server/outbound/received/hook-route.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { createStaffDatabase } from './db/staff-query.ts';
import { toDecodableUrl } from './decodable-url.ts';
import type { DeskContext } from './desk/context.ts';
import { isDeskEnabled } from './desk/desk-origin.ts';
import { addDesk } from './desk/desk-plugin.ts';
import { createLogger } from './log.ts';
import { Metrics } from './metrics.ts';
import { limitBodyMemory } from './plugins/bodies.ts';
import {
  closeUnlessRequestArrives,
  finishResponsesOnClose,
  guardConnections,
} from './plugins/connections.ts';
import { visitCountRoute } from './plugins/counts.ts';
import { addErrorHandlers, respondToUnreadableRequest } from './plugins/errors.ts';
import { addHealth } from './plugins/health.ts';
import { mailLinkRoutes } from './plugins/mail-links.ts';
import { addMetrics } from './plugins/metrics.ts';
import { addOrigins } from './plugins/origins.ts';
import { addRateLimit } from './plugins/rate-limit.ts';
import { addRequestLog } from './plugins/request-log.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { addStaticFiles } from './plugins/static-files.ts';
import { type InsertListener, restRoutes } from './rest/routes.ts';

// The server enforces these limits once per second.
const timeouts: ServerOptions = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  // Connections of trusted proxies stay open longer, see plugins/connections.ts.
  keepAliveTimeout: 10_000,
};
const socketIdleTimeoutMilliseconds = 120_000;
// On the embedded database, visitors wait while a desk statement runs.
const deskStatementTimeoutMilliseconds = 5_000;
// One less than the number of staff connections, so that one stays free for the worker.
const maxConcurrentDeskStatements = 3;

type AppParts = {
  metrics?: Metrics;
  listener?: InsertListener | undefined;
  builder?: { nudge(): void } | undefined;
};

/** Builds the server without listening. The caller closes the database. */
export async function buildApp(
  config: Config,
  database: Database,
  { metrics = new Metrics(database), listener, builder }: AppParts = {},
): Promise<FastifyInstance> {
  const app = createApp(config);
  addMetrics(app, config.METRICS_PORT, app.log, metrics);
  addHealth(app, database);
  await app.register(
    async (rest) => {
      // Runs before the rate limit, so that other origins can read an error response and its retry-after.
      await addOrigins(rest, config.ALLOWED_ORIGINS);
      await addRateLimit(rest, config, app.log);
      await restRoutes(rest, { config, database, listener });
    },
    { prefix: '/rest/v1' },
  );
  if (config.PUBLIC_COUNT === 'visits') await app.register(visitCountRoute, { config, database });
  await addHooks(app, config, database, listener);
  if (isDeskEnabled(config))
    await addDesk(app, createDeskContext(app, config, database, { listener, builder }));
  const sendPage = await addStaticFiles(app, config);
  await app.register(async (links) => {
    await addRateLimit(links, config, app.log);
    await mailLinkRoutes(links, { database, sendPage });
  });
  return app;
}

export async function buildDeskApp(
  config: Config,
  database: Database,
  { metrics = new Metrics(database), listener, builder }: AppParts = {},
): Promise<FastifyInstance> {
  const app = createApp(config);
  addMetrics(app, config.METRICS_PORT, app.log, metrics);
  addHealth(app, database);
  await addHooks(app, config, database, listener);
  await addDesk(app, createDeskContext(app, config, database, { listener, builder }));
  app.get('/', { constraints: { desk: true } }, (_request, reply) => reply.redirect('/desk'));
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('Not found'),
  );
  return app;
}

async function addHooks(
  app: FastifyInstance,
  config: Config,
  database: Database,
  listener?: InsertListener,
): Promise<void> {
  await app.register(async (hooks) => {
    await addRateLimit(hooks, config, app.log);
    await calendarRoute(hooks, { config, database, onCall: () => listener?.stored() });
  });
  await app.register(async (hooks) => {
    await addRateLimit(hooks, config, app.log);
    await mailHookRoute(hooks, { config, database, onMail: () => listener?.stored() });
  });
}

function createDeskContext(
  app: FastifyInstance,
  config: Config,
  database: Database,
  { listener, builder }: AppParts,
): Omit<DeskContext, 'live'> {
  const deskDatabase = limitStaffWork(database, config.DATABASE_URL ? maxConcurrentDeskStatements : 1);
  const staff = createStaffDatabase(deskDatabase, deskStatementTimeoutMilliseconds);
  return {
    config,
    database: deskDatabase,
    staff,
    log: app.log,
    nudge: () => listener?.stored(),
    ...(builder && { build: () => builder.nudge() }),
  };
}

function limitStaffWork(database: Database, maxConcurrent: number): Database {
  const limit = pLimit(maxConcurrent);
  return { ...database, asStaff: (work, options) => limit(() => database.asStaff(work, options)) };
}

function createApp(config: Config): FastifyInstance {
  const trusts = compile(config.TRUSTED_PROXIES);
  const app = Fastify({
    serverFactory: (route) => {
      const listener = guardConnections(
        route,
        (address) => trusts(address, 0),
        socketIdleTimeoutMilliseconds,
      );
      const server = createServer(timeouts, listener);
      finishResponsesOnClose(server);
      server.on('timeout', (socket) => closeUnlessRequestArrives(socket, () => socket.destroy()));
      return server.on('connection', (socket) => socket.setTimeout(server.headersTimeout));
    },
    // On a busy machine, registering takes longer than the default of ten seconds.
    pluginTimeout: 60_000,
    loggerInstance: createLogger(config.LOG_LEVEL),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: config.BODY_LIMIT_BYTES,
    trustProxy: config.TRUSTED_PROXIES,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    rewriteUrl: toDecodableUrl,
    // Lets requests with long table names reach the insert API, which sends its own 404.
    routerOptions: { maxParamLength: maxHeaderSize },
    clientErrorHandler: (error, socket) => {
      const respond = () => respondToUnreadableRequest(error, socket);
      if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') closeUnlessRequestArrives(socket, respond);
      else respond();
    },
  });
  addErrorHandlers(app);
  addSecurityHeaders(app);
  limitBodyMemory(app);
  addRequestLog(app);
  return app;
}

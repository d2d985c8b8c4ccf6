import { randomUUID } from 'node:crypto';
import { createServer, maxHeaderSize, type ServerOptions } from 'node:http';
import { compile } from '@fastify/proxy-addr';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import pLimit from 'p-limit';
import { calendarRoute } from '#server/outbound/hooks/calendar-route.ts';
import type { MailCounts } from '#server/outbound/mail/mail-counts.ts';
import { waitingLines } from '#server/outbound/waiting-lines.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { staffDatabase } from './db/staff-query.ts';
import { decodableUrl } from './decodable-url.ts';
import type { DeskContext } from './desk/context.ts';
import { addDesk } from './desk/desk-plugin.ts';
import { hasDesk } from './desk/reach.ts';
import { createLogger } from './log.ts';
import { limitBodies } from './plugins/bodies.ts';
import { finishAnswersOnClose, guardConnections } from './plugins/connections.ts';
import { countRoute } from './plugins/counts.ts';
import { addErrors, answerUnreadable } from './plugins/errors.ts';
import { addHealth } from './plugins/health.ts';
import { mailLinkRoutes } from './plugins/mail-links.ts';
import { addMetrics } from './plugins/metrics.ts';
import { addOrigins } from './plugins/origins.ts';
import { addRateLimit } from './plugins/rate-limit.ts';
import { addRequestLog } from './plugins/request-log.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { addStaticFiles } from './plugins/static-files.ts';
import { WholeFiles } from './plugins/whole-files.ts';
import { type InsertListener, restRoutes } from './rest/routes.ts';

// A client that dawdles is cut off: 5 s for the head of a request, 10 s for all of it, checked every second.
const timeouts: ServerOptions = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  // A stranger's idle connection; those of trusted proxies live longer (plugins/connections.ts).
  keepAliveTimeout: 10_000,
};
const idleMilliseconds = 120_000;
// Of one statement of the desk's: visitors wait meanwhile on the embedded database.
const deskMilliseconds = 5_000;
// One less than staff's connections.
const deskQuestions = 3;

type Beside = {
  mailCounts?: MailCounts;
  listener?: InsertListener | undefined;
  builder?: { nudge(): void } | undefined;
};

/**
 * The whole server, everything registered and nothing listening.
 * The database stays the caller's: closing the app does not close it.
 */
export async function buildApp(
  config: Config,
  database: Database,
  { mailCounts, listener, builder }: Beside = {},
): Promise<FastifyInstance> {
  const trusts = compile(config.TRUSTED_PROXIES);
  const wholeFiles = new WholeFiles(({ remoteAddress = '' }) => trusts(remoteAddress, 0));
  const app = createApp(config, wholeFiles);
  await addCounts(app, config, database, mailCounts, wholeFiles);
  addHealth(app, database);
  await app.register(
    async (rest) => {
      // First, so that a page of another origin may read why it is refused, and when to come back.
      await addOrigins(rest, config.ALLOWED_ORIGINS);
      await addRateLimit(rest, config, app.log);
      await restRoutes(rest, { config, database, listener });
    },
    { prefix: '/rest/v1' },
  );
  if (config.PUBLIC_COUNT === 'visits') await app.register(countRoute, { config, database });
  await addCalendar(app, config, database, listener);
  if (hasDesk(config)) await addDesk(app, deskContext(app, config, database, { listener, builder }));
  const sendPage = await addStaticFiles(app, config, wholeFiles);
  await app.register(async (links) => {
    await addRateLimit(links, config, app.log);
    await mailLinkRoutes(links, { database, sendPage });
  });
  return app;
}

/** The desk alone, without the site and without forms: nothing listening, the database the caller's. */
export async function buildDeskApp(
  config: Config,
  database: Database,
  { mailCounts, listener, builder }: Beside = {},
): Promise<FastifyInstance> {
  const app = createApp(config);
  await addCounts(app, config, database, mailCounts);
  addHealth(app, database);
  await addCalendar(app, config, database, listener);
  await addDesk(app, deskContext(app, config, database, { listener, builder }));
  app.get('/', { constraints: { desk: true } }, (_request, reply) => reply.redirect('/desk'));
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('Not found'),
  );
  return app;
}

async function addCalendar(
  app: FastifyInstance,
  config: Config,
  database: Database,
  listener?: InsertListener,
): Promise<void> {
  await app.register(async (hooks) => {
    await addRateLimit(hooks, config, app.log);
    await calendarRoute(hooks, { config, database, onCall: () => listener?.stored() });
  });
}

function deskContext(
  app: FastifyInstance,
  config: Config,
  database: Database,
  { listener, builder }: Beside,
): DeskContext {
  const ofDesk = inTurns(database, config.DATABASE_URL ? deskQuestions : 1);
  const staff = staffDatabase(ofDesk, deskMilliseconds);
  return {
    config,
    database: ofDesk,
    staff,
    log: app.log,
    nudge: () => listener?.stored(),
    ...(builder && { build: () => builder.nudge() }),
  };
}

function inTurns(database: Database, most: number): Database {
  const turn = pLimit(most);
  return { ...database, asStaff: (work, options) => turn(() => database.asStaff(work, options)) };
}

function addCounts(
  app: FastifyInstance,
  config: Config,
  database: Database,
  mailCounts?: MailCounts,
  wholeFiles?: WholeFiles,
): Promise<void> {
  const lines = async () => [...(mailCounts?.lines() ?? []), ...(await waitingLines(database))];
  return addMetrics(app, config.METRICS_PORT, app.log, lines, wholeFiles);
}

function createApp(config: Config, wholeFiles?: WholeFiles): FastifyInstance {
  const trusts = compile(config.TRUSTED_PROXIES);
  const app = Fastify({
    serverFactory: (route) => {
      const listener = guardConnections(
        wholeFiles?.before(route) ?? route,
        (address) => trusts(address, 0),
        idleMilliseconds,
      );
      const server = createServer(timeouts, listener);
      finishAnswersOnClose(server);
      // Until its first request.
      return server.on('connection', (socket) => socket.setTimeout(server.headersTimeout));
    },
    loggerInstance: createLogger(config.LOG_LEVEL),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: config.BODY_LIMIT_BYTES,
    trustProxy: config.TRUSTED_PROXIES,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    rewriteUrl: decodableUrl,
    // No table's name is too long to be told that there is no such table.
    routerOptions: { maxParamLength: maxHeaderSize },
    clientErrorHandler: answerUnreadable,
  });
  addErrors(app);
  addSecurityHeaders(app);
  limitBodies(app);
  addRequestLog(app);
  return app;
}

import { randomUUID } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import pLimit from 'p-limit';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { staffDatabase } from './db/staff-query.ts';
import { decodableUrl } from './decodable-url.ts';
import type { DeskContext } from './desk/context.ts';
import { addDesk } from './desk/desk-plugin.ts';
import { hasDesk } from './desk/reach.ts';
import { waitingLines } from './jobs/waiting-lines.ts';
import { createLogger } from './log.ts';
import type { MailCounts } from './mail/mail-counts.ts';
import { addErrors, answerUnreadable } from './plugins/errors.ts';
import { addHealth } from './plugins/health.ts';
import { mailLinkRoutes } from './plugins/mail-links.ts';
import { addMetrics } from './plugins/metrics.ts';
import { addOrigins } from './plugins/origins.ts';
import { addRateLimit } from './plugins/rate-limit.ts';
import { addRequestLog } from './plugins/request-log.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { addStaticFiles } from './plugins/static-files.ts';
import { type InsertListener, restRoutes } from './rest/routes.ts';

// A client that dawdles is cut off: 5 s for the head of a request, 10 s for all of it, checked every second.
const headersMilliseconds = 5_000;
const requestMilliseconds = 10_000;
const idleMilliseconds = 120_000;
// Of one statement of the desk's: visitors wait meanwhile on the embedded database.
const deskMilliseconds = 5_000;
// One less than staff's connections.
const deskQuestions = 3;

/** What runs beside the app in the same process. */
type Beside = {
  /** Shown with the metrics. */
  mailCounts?: MailCounts;
  listener?: InsertListener;
};

/**
 * The whole server, everything registered and nothing listening.
 * The database stays the caller's: closing the app does not close it.
 */
export async function buildApp(
  config: Config,
  database: Database,
  { mailCounts, listener }: Beside = {},
): Promise<FastifyInstance> {
  const app = createApp(config);
  await addCounts(app, config, database, mailCounts);
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
  if (hasDesk(config)) await addDesk(app, deskContext(app, config, database, listener));
  const sendPage = addStaticFiles(app, config.STATIC_DIR);
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
  { mailCounts, listener }: Beside = {},
): Promise<FastifyInstance> {
  const app = createApp(config);
  await addCounts(app, config, database, mailCounts);
  addHealth(app, database);
  await addDesk(app, deskContext(app, config, database, listener));
  app.get('/', { constraints: { desk: true } }, (_request, reply) => reply.redirect('/desk'));
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('Not found'),
  );
  return app;
}

function deskContext(
  app: FastifyInstance,
  config: Config,
  database: Database,
  listener?: InsertListener,
): DeskContext {
  const ofDesk = inTurns(database, config.DATABASE_URL ? deskQuestions : 1);
  const staff = staffDatabase(ofDesk, deskMilliseconds);
  return { config, database: ofDesk, staff, log: app.log, nudge: () => listener?.stored() };
}

/**
 * All desks together ask so much at once: on the embedded database, which has a single session, a visitor's form waits
 * for one question and not for each desk's; on a server the worker finds a connection, and no desk is turned away.
 */
function inTurns(database: Database, most: number): Database {
  const turn = pLimit(most);
  return { ...database, asStaff: (work, options) => turn(() => database.asStaff(work, options)) };
}

function addCounts(
  app: FastifyInstance,
  config: Config,
  database: Database,
  mailCounts?: MailCounts,
): Promise<void> {
  return addMetrics(app, config.METRICS_PORT, app.log, async () => [
    ...(mailCounts?.lines() ?? []),
    ...(await waitingLines(database)),
  ]);
}

/** An app with what every answer has, and no routes. */
function createApp(config: Config): FastifyInstance {
  const app = Fastify({
    loggerInstance: createLogger(config.LOG_LEVEL),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: config.BODY_LIMIT_BYTES,
    trustProxy: config.TRUSTED_PROXIES,
    forceCloseConnections: 'idle',
    rewriteUrl: decodableUrl,
    // No table's name is too long to be told that there is no such table.
    routerOptions: { maxParamLength: maxHeaderSize },
    clientErrorHandler: answerUnreadable,
    connectionTimeout: idleMilliseconds,
    requestTimeout: requestMilliseconds,
    http: { headersTimeout: headersMilliseconds, connectionsCheckingInterval: 1_000 },
  });
  addErrors(app);
  addSecurityHeaders(app);
  addRequestLog(app);
  return app;
}

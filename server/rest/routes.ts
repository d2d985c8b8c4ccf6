import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { type Database, isSqlError } from '#server/db/database.ts';
import { findBotReason } from './bot-check.ts';
import { insertRows } from './insert.ts';
import { InsertQueue } from './insert-queue.ts';
import { type Row, readPayload } from './payload.ts';
import { createPermissionProblem, Problem } from './problem.ts';
import { SchemaCache } from './schema-cache.ts';
import { sendProblem } from './send-problem.ts';

export type InsertListener = {
  stored(): void;
  known(table: string, rows: Row[]): void;
};

const uniqueViolationCode = '23505';

type TableRequest = FastifyRequest<{ Params: { table: string } }>;

export async function restRoutes(
  app: FastifyInstance,
  options: {
    config: Config;
    database: Database;
    listener?: InsertListener | undefined;
  },
) {
  const { config, database, listener } = options;
  const queue = new InsertQueue(database);
  const schema = new SchemaCache(database);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => body,
  );
  app.setErrorHandler(sendProblem);
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.method === 'OPTIONS' ? undefined : findKeyProblem(request, config.PUBLIC_KEY));
  });

  app.options('/:table', async (_request, reply) => reply.header('allow', 'OPTIONS,POST').send());

  app.post('/:table', async (request: TableRequest, reply) => {
    const quarantine = findBotReason(request.headers, config.MIN_FILL_MS);
    if (quarantine) request.log.info({ quarantine, table: request.params.table }, 'form quarantined');
    const table = readTableName(request);
    const body = requireText(request.body);
    const contentType = readHeader(request, 'content-type');
    const applied = await insertRows(queue, schema, {
      table,
      profile: readHeader(request, 'content-profile'),
      search: request.url.split('?')[1] ?? '',
      prefer: readHeader(request, 'prefer'),
      idempotencyKey: readHeader(request, 'idempotency-key'),
      contentType,
      body,
      quarantine,
      source: readHeader(request, 'lead-source'),
    }).catch((error) => {
      if (isSqlError(error) && error.code === uniqueViolationCode && !quarantine)
        listener?.known(table, readPayload(contentType, body).rows);
      throw error;
    });
    listener?.stored();
    if (applied) reply.header('preference-applied', applied);
    return reply.code(201).send();
  });

  app.route({
    method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'],
    url: '/:table',
    handler: async (request: TableRequest) => {
      const { name } = await schema.findTable(readTableName(request));
      throw createPermissionProblem(name);
    },
  });

  const sendUnknownPath = (request: FastifyRequest, reply: FastifyReply) =>
    sendProblem(new Problem(404, 'PGRST125', 'Invalid path specified in request URL'), request, reply);
  // Without this route, the site would respond with its 404 page.
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: sendUnknownPath });
  app.setNotFoundHandler(sendUnknownPath);
}

function readHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}

function readTableName(request: TableRequest): string {
  return request.params.table;
}

function requireText(body: unknown): string {
  if (!Buffer.isBuffer(body)) return '';
  if (!isUtf8(body)) throw new Problem(400, 'PGRST102', 'Empty or invalid json');
  return body.toString('utf8');
}

function findKeyProblem({ headers }: FastifyRequest, publicKey: string): Problem | undefined {
  const { apikey, authorization } = headers;
  const bearer = authorization && /^bearer +(.*)$/i.exec(authorization)?.[1];
  const keys = [apikey, bearer].filter((key) => key !== undefined && key !== '');
  if (keys.length === 0) return new Problem(401, 'PGRST302', 'Anonymous access is disabled');
  if (keys.some((key) => key !== publicKey)) return new Problem(401, 'PGRST301', 'Invalid API key');
  return undefined;
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  addConnection,
  changeConnection,
  maxConnections,
  queueTestEvent,
  readConnections,
  readDeliveries,
  removeConnection,
  requeueDelivery,
  requeueMissedDeliveries,
  rotateSecret,
} from '#server/outbound/hooks/endpoints.ts';
import { createUrlGuard, ForbiddenUrl, type UrlGuard } from '#server/outbound/hooks/guard.ts';
import {
  connectionChangeSchema,
  newConnectionSchema,
  secretChangeSchema,
} from '#server/outbound/hooks/schemas.ts';
import type {
  ConnectionSecret,
  ConnectionsPage,
  Delivery,
  TestEventResult,
} from '#shared/desk/connections.ts';
import type { DeskContext } from './context.ts';
import { Refused, readBody } from './refused.ts';
import { adminOnly } from './roles.ts';

const uuidSchema = z.uuid();

type Params = { id: string; job?: string };

/** Secrets are returned only when created or rotated. */
export async function connectionRoutes(app: FastifyInstance, context: DeskContext): Promise<void> {
  const { staff, config, nudge } = context;
  const guard = createUrlGuard(config.HOOKS_ALLOW_PRIVATE);

  app.get('/connections', adminOnly, async (): Promise<ConnectionsPage> => {
    return {
      hasKey: config.HOOKS_KEY !== undefined,
      calendarUrl: new URL('/hooks/calendar', config.SITE_URL).href,
      connections: await readConnections(staff),
    };
  });

  app.post('/connections', adminOnly, async (request): Promise<ConnectionSecret> => {
    const connection = readBody(newConnectionSchema, request);
    const receivesEvents = connection.kind !== 'calendar';
    const { address: typed, ...others } = connection;
    const address = receivesEvents ? await requireAllowedUrl(guard, typed) : undefined;
    if (receivesEvents && connection.events.length === 0)
      throw new Refused(400, 'no_events', 'Choose at least one event.');
    const created = await addConnection(
      staff,
      requireKey(context),
      { ...others, ...(address !== undefined && { address }) },
      request.member.id,
    );
    if (!created)
      throw new Refused(409, 'too_many', `The limit is ${maxConnections} connections. Remove one first.`);
    return created;
  });

  app.patch<{ Params: Params }>('/connections/:id', adminOnly, async (request, reply) => {
    const change = readBody(connectionChangeSchema, request);
    if (change.told?.events.length === 0) throw new Refused(400, 'no_events', 'Choose at least one event.');
    const done = await changeConnection(staff, readConnectionId(request), change, request.member.id);
    if (!done) throw createGoneError();
    if (done === 'changed') throw createChangedError();
    return reply.code(204).send();
  });

  app.delete<{ Params: Params }>('/connections/:id', adminOnly, async (request, reply) => {
    if (!(await removeConnection(staff, readConnectionId(request), request.member.id)))
      throw createGoneError();
    return reply.code(204).send();
  });

  app.post<{ Params: Params }>(
    '/connections/:id/secret',
    adminOnly,
    async (request): Promise<ConnectionSecret> => {
      const { was } = readBody(secretChangeSchema, request);
      const turned = await rotateSecret(
        staff,
        requireKey(context),
        readConnectionId(request),
        was,
        request.member.id,
      );
      if (!turned) throw createChangedError();
      return turned;
    },
  );

  app.post<{ Params: Params }>(
    '/connections/:id/try',
    adminOnly,
    async (request): Promise<TestEventResult> => {
      const event = await queueTestEvent(staff, readConnectionId(request));
      if (!event) throw new Refused(409, 'not_active', 'This connection is paused. Resume it first.');
      nudge();
      return { event };
    },
  );

  app.get<{ Params: Params }>('/connections/:id/deliveries', adminOnly, (request): Promise<Delivery[]> => {
    return readDeliveries(staff, readConnectionId(request));
  });

  app.post<{ Params: Params }>('/connections/:id/missed', adminOnly, async (request) => {
    const messages = await requeueMissedDeliveries(staff, readConnectionId(request));
    nudge();
    return { messages };
  });

  app.post<{ Params: Params }>('/connections/:id/messages/:job/again', adminOnly, async (request, reply) => {
    const job = uuidSchema.safeParse(request.params.job).data ?? '';
    if (job === '' || !(await requeueDelivery(staff, readConnectionId(request), job)))
      throw new Refused(
        409,
        'not_now',
        'This delivery cannot be sent again: it is being sent, its lead was erased, or the connection is paused.',
      );
    nudge();
    return reply.code(204).send();
  });
}

function readConnectionId({ params }: FastifyRequest<{ Params: Params }>): string {
  const { data } = uuidSchema.safeParse(params.id);
  if (data === undefined) throw createGoneError();
  return data;
}

function requireKey({ config }: DeskContext): Buffer {
  if (config.HOOKS_KEY) return config.HOOKS_KEY;
  throw new Refused(
    409,
    'no_key',
    'The server has no HOOKS_KEY to encrypt secrets. Set it and restart the server to add connections.',
  );
}

async function requireAllowedUrl(guard: UrlGuard, address = ''): Promise<string> {
  try {
    return (await guard.checkResolvedUrl(address)).href;
  } catch (error) {
    if (error instanceof ForbiddenUrl) throw new Refused(400, 'address', error.message);
    throw error;
  }
}

function createChangedError(): Refused {
  const conflictText =
    'Another admin has changed this connection. Nothing was saved. Check it and try again.';
  return new Refused(409, 'changed', conflictText);
}

function createGoneError(): Refused {
  return new Refused(404, 'gone', 'This connection was deleted.');
}

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach } from 'node:test';
import { createUrlGuard } from '#server/outbound/hooks/guard.ts';
import { HookSender } from '#server/outbound/hooks/hook-sender.ts';
import type { NewConnection } from '#shared/desk/connections.ts';
import type { DeskApp } from '#tests/support/desk/app.ts';
import { settings, silentLog } from '#tests/support/server/settings.ts';

/** A value for HOOKS_KEY, and this machine's networks in HOOKS_ALLOW_PRIVATE. */
export const hookSettings = {
  HOOKS_KEY: Buffer.alloc(32, 7).toString('base64'),
  HOOKS_ALLOW_PRIVATE: '127.0.0.0/8 ::1',
};

export type ReceivedRequest = { path: string; headers: Record<string, string>; body: string };
type Reply = (request: IncomingMessage, response: ServerResponse, received: ReceivedRequest) => void;

export type Receiver = {
  /** `http://127.0.0.1:PORT`. */
  url: string;
  requests: ReceivedRequest[];
  answer: Reply;
  start(): Promise<void>;
  stop(): Promise<void>;
};

function createReceiver(): Receiver {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      const received = {
        path: request.url ?? '',
        headers: request.headers as Record<string, string>,
        body: Buffer.concat(parts).toString('utf8'),
      };
      receiver.requests.push(received);
      receiver.answer(request, response, received);
    });
  });
  const receiver: Receiver = {
    url: '',
    requests: [],
    answer: (_request, response) => response.writeHead(204).end(),
    start: async () => {
      await once(server.listen(0, '127.0.0.1'), 'listening');
      receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}

export async function startReceiver(): Promise<Receiver> {
  const receiver = createReceiver();
  await receiver.start();
  return receiver;
}

/** Adds a connection through the desk's API. @returns the connection's id and secret */
export async function connect(
  desk: DeskApp,
  cookie: string,
  connection: Partial<NewConnection> & { address: string },
): Promise<{ id: string; secret: string }> {
  const wanted = { kind: 'webhook', name: 'HubSpot', events: ['lead.created'], isFull: false, ...connection };
  const answer = await desk.fetch(cookie, 'POST', 'connections', wanted);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

export function createHookRun({ database }: Pick<DeskApp, 'database'>) {
  let ahead = 0;
  const createSender = () =>
    new HookSender({
      database: database.database,
      guard: createUrlGuard(settings(hookSettings).HOOKS_ALLOW_PRIVATE),
      settings: settings({ ...database.settings, ...hookSettings }),
      log: silentLog,
      now: () => new Date(Date.now() + ahead),
    });
  const messenger = createSender();
  return {
    another: createSender,
    forward: (milliseconds: number) => {
      ahead += milliseconds;
    },
    async run() {
      let isMore = true;
      while (isMore) {
        isMore = false;
        await messenger.startDeliveries(() => {
          isMore = true;
        });
        await messenger.waitUntilSettled();
      }
    },
  };
}

/**
 * Sets up a receiver and a worker for each test of a `describe`, and deletes all connections and events before each
 * test.
 */
export function setUpHooks(desk: DeskApp): { receiver: Receiver; work: ReturnType<typeof createHookRun> } {
  const receiver = createReceiver();
  const work = {} as ReturnType<typeof createHookRun>;
  const { answer } = receiver;
  beforeEach(async () => {
    Object.assign(receiver, { requests: [], answer });
    await receiver.start();
    Object.assign(work, createHookRun(desk));
    await desk.database.query(
      'delete from staff.endpoint; delete from staff.hook_event; delete from staff.job; delete from staff.heard_call',
    );
  });
  afterEach(() => receiver.stop());
  return { receiver, work };
}

import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { createStaffDatabase, type StaffDatabase } from '#server/db/staff-query.ts';
import { applyCallEvent } from './apply-call.ts';
import { readCallEvent } from './calendar-call.ts';
import type { CallSecret } from './call-signature.ts';
import { unseal } from './seal.ts';

const calendarPath = '/hooks/calendar';
const maxBytes = 32 * 1024;
// Visitors wait for this query on the embedded database.
const queryTimeoutMilliseconds = 2_000;

const refusals = {
  foreign: [401, 'The signature matches no connected scheduler.'],
  late: [401, 'This request is too old.'],
  unreadable: [400, 'The body is not in a format that a known scheduler sends.'],
} as const;

/** The scheduler signs its requests; there is no session. */
export async function calendarRoute(
  app: FastifyInstance,
  options: { config: Pick<Config, 'HOOKS_KEY'>; database: Database; onCall: () => void },
): Promise<void> {
  const { config, onCall } = options;
  const staff = createStaffDatabase(options.database, queryTimeoutMilliseconds);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: maxBytes },
    async (_request: unknown, body: Buffer) => body,
  );

  app.post(calendarPath, { bodyLimit: maxBytes }, async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const read = readCallEvent(request.headers, body, await readSecrets(staff, config.HOOKS_KEY), new Date());
    if (read === 'other') return reply.code(204).send();
    if (typeof read === 'string') {
      const [status, text] = refusals[read];
      return sendText(reply, status, text);
    }
    const { call, connection } = read;
    if (await applyCallEvent(options.database, call, connection)) {
      request.log.info({ kind: call.kind }, 'booked call received');
      onCall();
    }
    return reply.code(204).send();
  });
}

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}

async function readSecrets(staff: StaffDatabase, key: Buffer | undefined): Promise<CallSecret[]> {
  if (!key) return [];
  const rows = await staff.query(
    `select id, secret_sealed as sealed, case when old_secret_until > now() then old_secret_sealed end as old
    from staff.endpoint where kind = 'calendar' and state = 'active'`,
  );
  return rows.flatMap(({ id, sealed, old }) =>
    [sealed, old].flatMap((one) => {
      const secret = one ? unseal(key, String(one), `${id} secret`) : undefined;
      return secret ? [{ connection: String(id), secret }] : [];
    }),
  );
}

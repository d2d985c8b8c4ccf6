import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { type StaffDatabase, staffDatabase } from '#server/db/staff-query.ts';
import { newsletter } from '#shared/forms/newsletter.ts';
import { type BookedCall, readCall } from './calendar-call.ts';
import { unseal } from './seal.ts';

const calendarPath = '/hooks/calendar';
const maxBytes = 32 * 1024;
// On the embedded database, visitors wait for this query.
const queryMilliseconds = 2_000;

const refusals = {
  foreign: [401, 'The signature is none of a scheduler that was added here.'],
  late: [401, 'This call is too old.'],
  unreadable: [400, 'The body is none that a scheduler sends.'],
} as const;

/** Receives signed webhooks of a scheduler, without a session. */
export async function calendarRoute(
  app: FastifyInstance,
  options: { config: Pick<Config, 'HOOKS_KEY'>; database: Database; onCall: () => void },
): Promise<void> {
  const { config, onCall } = options;
  const staff = staffDatabase(options.database, queryMilliseconds);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: maxBytes },
    async (_request: unknown, body: Buffer) => body,
  );

  app.post(calendarPath, { bodyLimit: maxBytes }, async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const call = readCall(request.headers, body, await readSecrets(staff, config.HOOKS_KEY), new Date());
    if (call === 'other') return reply.code(204).send();
    if (typeof call === 'string') {
      const [status, text] = refusals[call];
      return answer(reply, status, text);
    }
    if (!(await bookCall(staff, call))) return answer(reply, 409, 'This call was heard before.');
    request.log.info('booked call received');
    onCall();
    return reply.code(204).send();
  });
}

function answer(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}

async function readSecrets(staff: StaffDatabase, key: Buffer | undefined): Promise<string[]> {
  if (!key) return [];
  const rows = await staff.query(
    `select id, secret_sealed as sealed, case when old_secret_until > now() then old_secret_sealed end as old
    from staff.endpoint where kind = 'calendar' and state = 'active'`,
  );
  return rows.flatMap(({ id, sealed, old }) =>
    [sealed, old].flatMap((one) => (one ? (unseal(key, String(one), `${id} secret`) ?? []) : [])),
  );
}

/**
 * Adds the call to the activity of the newest open lead with this address, otherwise of the newest lead.
 * @returns false for a duplicate
 */
async function bookCall(staff: StaffDatabase, { id, email, startsAt }: BookedCall): Promise<boolean> {
  const rows = await staff.query(
    `with new_call as (
      insert into staff.heard_call (id_hash) values ($1) on conflict do nothing returning 1
    ),
    marked as (update staff.endpoint set heard_at = now() where kind = 'calendar' and exists (select from new_call)),
    lead as (
      select id, is_test from staff.lead
      where exists (select from new_call) and subject_table <> '${newsletter.table}'
        and (address_hash = encode(sha256(convert_to(lower($2), 'UTF8')), 'hex') or lower(corrected_email) = lower($2))
      order by is_open desc, created_at desc limit 1
    ),
    logged as (
      insert into staff.event (lead_id, kind, detail)
      select id, 'booked', jsonb_build_object('startsAt', $3::text) from lead
    ),
    queued as (
      insert into staff.hook_event (type, lead_id, is_test, detail)
      select 'call.booked', id, is_test, jsonb_build_object('startsAt', $3::text) from lead
    )
    select 1 from new_call`,
    [createHash('sha256').update(id).digest('hex'), email, startsAt],
  );
  return rows.length > 0;
}

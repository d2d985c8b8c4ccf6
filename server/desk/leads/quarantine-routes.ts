import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Row } from '#server/db/staff-query.ts';
import type { DeskContext } from '#server/desk/context.ts';
import { Refused } from '#server/desk/refused.ts';
import { adminOrAgent } from '#server/desk/roles.ts';
import { LeadsError } from '#server/leads/errors.ts';
import { deleteQuarantined, releaseFromQuarantine } from '#server/leads/quarantine.ts';
import { quarantineDays } from '#server/leads/retention.ts';
import type { QuarantinedEntry } from '#shared/desk/api.ts';
import { describeRow } from './rows.ts';

const maxShown = 200;
// A submission can have up to 820,000 bytes.
const maxTextCharacters = 500;
const dayMilliseconds = 86_400_000;
const reasons: Record<string, string> = {
  honeypot: 'A hidden field was filled in.',
  haste: 'It was submitted faster than a person can type.',
};
type Params = { id: string };

export async function quarantineRoutes(app: FastifyInstance, { staff, nudge }: DeskContext): Promise<void> {
  app.get('/quarantine', adminOrAgent, async (): Promise<QuarantinedEntry[]> => {
    const rows = await staff.query(
      `select id, subject_table as form, to_json(created_at) #>> '{}' as at, reason, (
        select jsonb_object_agg(key, case jsonb_typeof(value)
          when 'string' then to_jsonb(left(value #>> '{}', ${maxTextCharacters})) else value end)
        from jsonb_each(content)
      ) as row
      from staff.quarantine order by created_at desc, id desc limit ${maxShown}`,
    );
    return rows.map(toQuarantinedEntry);
  });

  app.post<{ Params: Params }>('/quarantine/:id/let-in', adminOrAgent, async ({ params, member }, reply) => {
    const id = requireId(params);
    const form = await releaseFromQuarantine(staff, id).catch((error: unknown) => {
      if (!(error instanceof LeadsError)) throw error;
      throw new Refused(409, 'not_taken', error.message.replace(id, 'It'));
    });
    if (form === undefined) throw createGoneError();
    await logEvent(member.id, 'let_in', form);
    nudge();
    return reply.code(204).send();
  });

  app.delete<{ Params: Params }>('/quarantine/:id', adminOrAgent, async ({ params, member }, reply) => {
    if ((await deleteQuarantined(staff, requireId(params))) === 0) throw createGoneError();
    await logEvent(member.id, 'quarantine_delete', null);
    return reply.code(204).send();
  });

  const logEvent = (by: string, kind: string, form: string | null) =>
    staff.query('insert into staff.event (member_id, kind, detail) values ($1, $2, $3)', [
      by,
      kind,
      JSON.stringify(form === null ? {} : { form }),
    ]);
}

function toQuarantinedEntry({ id, form, at, reason, row }: Row): QuarantinedEntry {
  const { name, aside, summary } = describeRow(String(form), row as Row);
  const since = new Date(String(at));
  const daysLeft = quarantineDays - Math.floor((Date.now() - +since) / dayMilliseconds);
  return {
    id: String(id),
    form: String(form),
    at: since.toISOString(),
    name,
    aside,
    summary,
    reason: reasons[String(reason)] ?? String(reason),
    daysLeft: Math.max(0, Math.min(daysLeft, quarantineDays)),
  };
}

function requireId({ id }: Params): string {
  if (!z.guid().safeParse(id).success) throw createGoneError();
  return id;
}

function createGoneError(): Refused {
  return new Refused(404, 'gone', 'This form entry is no longer in quarantine.');
}

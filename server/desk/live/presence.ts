import type { FastifyInstance } from 'fastify';
import type { DeskContext } from '#server/desk/context.ts';
import { leadDeletedText } from '#server/desk/leads/lead.ts';
import { Refused } from '#server/desk/refused.ts';
import { adminOrAgent } from '#server/desk/roles.ts';
import type { Presence } from '#shared/desk/api.ts';
import { parseLeadNumber } from '#shared/desk/lead-ref.ts';

const presenceSeconds = 45;

export async function presenceRoute(app: FastifyInstance, { staff }: DeskContext): Promise<void> {
  app.post<{ Params: { ref: string } }>(
    '/leads/:ref/presence',
    adminOrAgent,
    async (request): Promise<Presence> => {
      const [found] = await staff.query(recordPresenceQuery, [
        parseLeadNumber(request.params.ref) ?? 0,
        request.member.id,
      ]);
      if (!found) throw new Refused(404, 'gone', leadDeletedText);
      return { others: found.others as string[] };
    },
  );
}

// Prevents erasing the lead before the presence row is inserted.
const recordPresenceQuery = `
  with lead as materialized (select id from staff.lead where number = $1 for key share),
  mine as (
    insert into staff.presence (lead_id, member_id) select id, $2 from lead
    on conflict (lead_id, member_id) do update set seen_at = now()
  ),
  old as (
    delete from staff.presence where ctid = any(array(
      select ctid from staff.presence where seen_at < now() - interval '10 minutes' and member_id <> $2
      limit 20 for update skip locked
    ))
  )
  select (
    select coalesce(json_agg(member_id order by seen_at), '[]') from staff.presence
    where lead_id = lead.id and member_id <> $2 and seen_at > now() - interval '${presenceSeconds} seconds'
  ) as others
  from lead`;

import type { FastifyInstance } from 'fastify';
import type { DeskContext } from '#server/desk/context.ts';
import { Refused, readBody } from '#server/desk/refused.ts';
import { adminOrAgent } from '#server/desk/roles.ts';
import { type BlockedSender, type BlockSenderResult, blockableKinds } from '#shared/desk/conversation.ts';
import { emptySchema, type Params, refuseSortedOrDeletedMail, requireMailId } from './received-routes.ts';

/** Emails of blocked senders are hidden from Unsorted and deleted after a day. */
export async function blockedSenderRoutes(app: FastifyInstance, { staff, live }: DeskContext): Promise<void> {
  app.get('/blocked-senders', adminOrAgent, async (): Promise<BlockedSender[]> => {
    const rows = await staff.query(
      'select id, created_at as "createdAt", address from staff.blocked_sender order by created_at desc, id',
    );
    return rows as BlockedSender[];
  });

  app.post<{ Params: Params }>(
    '/received/:id/block',
    adminOrAgent,
    async (request): Promise<BlockSenderResult> => {
      readBody(emptySchema, request);
      const id = requireMailId(request.params);
      const [blocked] = await staff.query(blockSenderQuery, [id, request.member.id, blockableKinds]);
      if (!blocked) await refuseSortedOrDeletedMail(id, (text, values) => staff.query(text, values));
      live.pollSoon();
      return blocked as BlockSenderResult;
    },
  );

  app.delete<{ Params: Params }>('/blocked-senders/:id', adminOrAgent, async (request, reply) => {
    const [lifted] = await staff.query(unblockSenderQuery, [
      requireMailId(request.params),
      request.member.id,
    ]);
    if (!lifted) throw new Refused(404, 'gone', 'This sender is not blocked any more.');
    live.pollSoon();
    return reply.code(204).send();
  });
}

const blockSenderQuery = `
  with mail as materialized (
    select sender_address, address_hash from staff.received_mail
    where id = $1 and lead_id is null and blocked_at is null and kind = any($3::text[]) and sender_address <> '' for update
  ),
  added as (
    insert into staff.blocked_sender (address, address_hash) select lower(sender_address), address_hash from mail
    on conflict (address_hash) do update set address = excluded.address returning id, address
  ),
  hidden as (
    update staff.received_mail set blocked_at = now()
    where lead_id is null and blocked_at is null and kind = any($3::text[]) and address_hash = (select address_hash from mail)
    returning 1
  ),
  logged as (insert into staff.event (member_id, kind) select $2, 'sender_block' from added)
  select id, address, (select count(*)::int from hidden) as emails from added`;

const unblockSenderQuery = `
  with lifted as (delete from staff.blocked_sender where id = $1 returning address_hash),
  shown as (
    update staff.received_mail set blocked_at = null
    where lead_id is null and blocked_at is not null and address_hash in (select address_hash from lifted)
  )
  insert into staff.event (member_id, kind) select $2, 'sender_unblock' from lifted returning id`;

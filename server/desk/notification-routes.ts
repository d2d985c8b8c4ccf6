import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { formatIsoSql } from '#server/db/staff-query.ts';
import { notificationMailKind } from '#server/outbound/notify/notify-staff.ts';
import {
  type NotificationChoices,
  type Notifications,
  newLeadScopes,
  notificationTimes,
} from '#shared/desk/notifications.ts';
import type { DeskContext } from './context.ts';
import { readBody } from './refused.ts';
import { adminOrAgent } from './roles.ts';

const timeSchema = z.enum(notificationTimes);
const choicesSchema = z
  .strictObject({
    leads: timeSchema,
    leadsOf: z.enum(newLeadScopes),
    assigned: timeSchema,
    replied: timeSchema,
    half: timeSchema,
    missed: timeSchema,
    missedOf: z.enum(['mine', 'everyone']),
    reminders: timeSchema,
    onlyOpen: z.boolean(),
  } satisfies Record<keyof NotificationChoices, z.ZodType>)
  .partial();

export async function notificationRoutes(app: FastifyInstance, { staff }: DeskContext): Promise<void> {
  app.get('/account/notifications', adminOrAgent, async ({ member }): Promise<Notifications> => {
    const [found] = await staff.query(
      `with ends as (
        select job.state, done_at from staff.notification join staff.job on job.subject_id = notification.id
        where member_id = $1 and job.kind = '${notificationMailKind}' and (state = 'dead' or (state = 'done' and begun > 0))
      ),
      times as (
        select max(done_at) filter (where state = 'done') as last, max(done_at) filter (where state = 'dead') as refused
        from ends
      )
      select staff.notification_choices(role, notify) as choices, ${formatIsoSql('last')} as "lastAt",
        case when last > refused then null else ${formatIsoSql('refused')} end as "refusedAt"
      from staff.member cross join times where id = $1`,
      [member.id],
    );
    return found as Notifications;
  });

  app.patch('/account/notifications', adminOrAgent, async (request, reply) => {
    const changes = readBody(choicesSchema, request);
    await staff.query('update staff.member set notify = notify || $2 where id = $1', [
      request.member.id,
      JSON.stringify(changes),
    ]);
    return reply.code(204).send();
  });
}

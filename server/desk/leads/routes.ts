import type { FastifyInstance } from 'fastify';
import { accessRequestRoutes } from '#server/desk/access/access-routes.ts';
import type { DeskContext } from '#server/desk/context.ts';
import { liveRoute } from '#server/desk/live/live-route.ts';
import { presenceRoute } from '#server/desk/live/presence.ts';
import { numbersRoutes } from '#server/desk/reports/numbers.ts';
import { overviewRoutes } from '#server/desk/reports/overview.ts';
import { blockedSenderRoutes } from './blocked-routes.ts';
import { changeRoutes } from './changes.ts';
import { correctedEmailRoute } from './corrected-email.ts';
import { erasureRoutes } from './erasure-routes.ts';
import { eventRoutes } from './events.ts';
import { exportRoutes } from './export-routes.ts';
import { leadRoute } from './lead.ts';
import { listRoutes } from './list.ts';
import { mailRoutes } from './mails.ts';
import { newLeadRoute } from './new-lead.ts';
import { quarantineRoutes } from './quarantine-routes.ts';
import { receivedMailRoutes } from './received-routes.ts';
import { reminderRoute } from './reminder.ts';
import { replyRoutes } from './replies.ts';
import { settingsRoutes } from './settings.ts';
import { testLeadRoutes } from './trial.ts';
import { undoRoutes } from './undo.ts';
import { wonAmountRoute } from './won-amount.ts';

export async function leadRoutes(app: FastifyInstance, context: DeskContext): Promise<void> {
  const { live } = context;
  app.addHook('preClose', async () => live.close());
  // Invalidates cached responses, so that clients read their own writes.
  app.addHook('onSend', async ({ method }) => {
    if (method !== 'GET') live.markChanged();
  });
  for (const routes of [
    listRoutes,
    newLeadRoute,
    overviewRoutes,
    leadRoute,
    changeRoutes,
    eventRoutes,
    undoRoutes,
    correctedEmailRoute,
    reminderRoute,
    wonAmountRoute,
    receivedMailRoutes,
    blockedSenderRoutes,
    liveRoute,
    presenceRoute,
    replyRoutes,
    mailRoutes,
    settingsRoutes,
    numbersRoutes,
    exportRoutes,
    erasureRoutes,
    accessRequestRoutes,
    quarantineRoutes,
    testLeadRoutes,
  ])
    await routes(app, context);
}

import type { FastifyInstance } from 'fastify';
import type { DeskContext } from '#server/desk/context.ts';
import { liveRoute } from '#server/desk/live/live-route.ts';
import { presenceRoute } from '#server/desk/live/presence.ts';
import { overviewRoutes } from '#server/desk/reports/overview.ts';
import { blockedRoutes } from './blocked-routes.ts';
import { changeRoutes } from './changes.ts';
import { correctedEmailRoute } from './corrected-email.ts';
import { eventRoutes } from './events.ts';
import { leadRoute } from './lead.ts';
import { listRoutes } from './list.ts';
import { newLeadRoute } from './new-lead.ts';
import { receivedRoutes } from './received-routes.ts';
import { reminderRoute } from './reminder.ts';
import { undoRoutes } from './undo.ts';
import { wonAmountRoute } from './won-amount.ts';
import { workRoutes } from './work-routes.ts';

export async function leadRoutes(app: FastifyInstance, context: DeskContext): Promise<void> {
  const { live } = context;
  app.addHook('preClose', async () => live.close());
  // Invalidates cached responses, so that clients read their own writes.
  app.addHook('onSend', async ({ method }) => {
    if (method !== 'GET') live.change();
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
    receivedRoutes,
    blockedRoutes,
    liveRoute,
    presenceRoute,
    workRoutes,
  ])
    await routes(app, context);
}

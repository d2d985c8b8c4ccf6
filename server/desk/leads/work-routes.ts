import type { FastifyInstance } from 'fastify';
import { accessRoutes } from '#server/desk/access/access-routes.ts';
import type { DeskContext } from '#server/desk/context.ts';
import { numbersRoutes } from '#server/desk/reports/numbers.ts';
import { erasureRoutes } from './erasure-routes.ts';
import { exportRoutes } from './export-routes.ts';
import { mailRoutes } from './mails.ts';
import { quarantineRoutes } from './quarantine-routes.ts';
import { replyRoutes } from './replies.ts';
import { settingsRoutes } from './settings.ts';
import { trialRoutes } from './trial.ts';

const parts = [
  replyRoutes,
  mailRoutes,
  settingsRoutes,
  numbersRoutes,
  exportRoutes,
  erasureRoutes,
  accessRoutes,
  quarantineRoutes,
  trialRoutes,
];

export async function workRoutes(app: FastifyInstance, context: DeskContext): Promise<void> {
  for (const routes of parts) await routes(app, context);
}

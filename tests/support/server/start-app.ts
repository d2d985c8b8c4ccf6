import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import type { InsertListener } from '#server/rest/routes.ts';
import { type Backend, type FreshDatabase, freshDatabase } from '#tests/support/database/fresh.ts';
import { setUp } from '#tests/support/run/set-up.ts';
import { settings } from './settings.ts';

/** An app on its own database; `drop` closes both. */
export type FreshApp = FreshDatabase & { app: FastifyInstance };

/** Starts the app on its own database, reachable by `inject`. @param listener is called for stored rows */
export async function startApp(
  backend: Backend,
  overrides: Record<string, string> = {},
  listener?: InsertListener,
): Promise<FreshApp> {
  const fresh = await freshDatabase(backend);
  const config = settings({ ...fresh.settings, ...overrides });
  const app = await buildApp(config, fresh.database, listener && { listener });
  const drop = async () => {
    await app.close();
    await fresh.drop();
  };
  return { ...fresh, app, drop };
}

/** Sets up `startApp` for the tests of a `describe`. */
export function setUpApp(...settings: Parameters<typeof startApp>): FreshApp {
  return setUp(() => startApp(...settings));
}

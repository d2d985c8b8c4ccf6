import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import type { InsertListener } from '#server/rest/routes.ts';
import {
  type Backend,
  createTestDatabase,
  type TestDatabase,
} from '#tests/support/database/test-database.ts';
import { setUp } from '#tests/support/run/set-up.ts';
import { settings } from './settings.ts';

/** An app on its own database. `drop` closes both. */
export type TestApp = TestDatabase & { app: FastifyInstance };

/** Starts the app on its own database, reachable by `inject`. @param listener is called for stored rows */
export async function startApp(
  backend: Backend,
  overrides: Record<string, string> = {},
  listener?: InsertListener,
): Promise<TestApp> {
  const testDatabase = await createTestDatabase(backend);
  const config = settings({ ...testDatabase.settings, ...overrides });
  const app = await buildApp(config, testDatabase.database, listener && { listener });
  const drop = async () => {
    await app.close();
    await testDatabase.drop();
  };
  return { ...testDatabase, app, drop };
}

/** Sets up `startApp` for the tests of a `describe`. */
export function setUpApp(...settings: Parameters<typeof startApp>): TestApp {
  return setUp(() => startApp(...settings));
}

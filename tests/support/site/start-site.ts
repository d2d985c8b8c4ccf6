import { buildApp } from '#server/app.ts';
import type { Database } from '#server/db/database.ts';
import { backends, createTestDatabase } from '#tests/support/database/test-database.ts';
import { unreachableDatabase } from '#tests/support/database/unreachable-database.ts';
import { settings } from '#tests/support/server/settings.ts';
import { processCount, startSideBySide } from '#tests/support/server/side-by-side.ts';

export type Site = {
  url: string;
  rows(table: string, email: string): Promise<Record<string, unknown>[]>;
  withoutDatabase(work: () => Promise<void>): Promise<void>;
};

/**
 * Starts the built site with its own database: PostgreSQL if an address is given, otherwise the embedded one.
 * @param hasDatabase false to run without a database, so that every insert fails
 */
export async function startSite({ stores: hasDatabase = true } = {}) {
  const testDatabase = hasDatabase
    ? await createTestDatabase(backends.at(-1) ?? 'embedded')
    : { settings: {}, database: unreachableDatabase, drop: async () => {} };
  const config = settings({ ...testDatabase.settings, STATIC_DIR: 'dist' });
  let current = testDatabase.database;
  const database: Database = {
    location: current.location,
    asVisitor: (work) => current.asVisitor(work),
    asStaff: (work, options) => current.asStaff(work, options),
    asOwner: (work) => current.asOwner(work),
    close: () => testDatabase.database.close(),
  };
  const app = await buildApp(config, database);
  const others =
    hasDatabase && processCount > 1
      ? await startSideBySide({ ...testDatabase.settings, STATIC_DIR: 'dist' })
      : undefined;
  const site: Site = {
    url: others?.url ?? (await app.listen({ port: 0, host: '127.0.0.1' })),
    rows: (table, email) =>
      testDatabase.database.asOwner(async (client) => {
        const sql = `select to_jsonb(t) as sent from ${table} t where lower(email) = lower($1) order by created_at`;
        return (await client.query(sql, [email])).rows.map(({ sent }) => sent);
      }),
    async withoutDatabase(work) {
      if (others) return others.withoutDatabase(work);
      current = unreachableDatabase;
      try {
        await work();
      } finally {
        current = testDatabase.database;
      }
    },
  };
  const stop = async () => {
    await others?.stop();
    await app.close();
    await testDatabase.drop();
  };
  return { site, stop };
}

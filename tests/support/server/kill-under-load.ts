import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { connectDatabase } from '#server/db/connect.ts';
import type { TestDatabase } from '#tests/support/database/test-database.ts';
import { payloads } from './payloads.ts';
import { post, startServer } from './process.ts';
import { faultRounds } from './rounds.ts';
import { settings as allSettings, silentLog } from './settings.ts';

/**
 * Kills site and worker repeatedly while a visitor sends the contact form, and leaves a running server.
 * @param pause milliseconds between two forms
 * @param delivered counts deliveries; if given, each kill follows a delivery whose response is still in transit
 * @returns the email addresses of acknowledged forms, the number of kills right after a delivery, and `finish`, which
 * stops the server, runs SQL and removes the database
 */
export async function killUnderLoad(
  testDatabase: TestDatabase,
  settings: Record<string, string>,
  { pause = 20, delivered }: { pause?: number; delivered?: () => number } = {},
) {
  const isEmbedded = !testDatabase.settings.DATABASE_URL;
  // The embedded database allows only one process.
  if (isEmbedded) await testDatabase.database.close();
  const startSite = () =>
    startServer({ SITE_URL: 'https://cue.example', ...testDatabase.settings, ...settings, JOBS: 'true' });
  let server = await startSite();
  const acknowledged = new Set<string>();
  let isLoaded = true;
  const load = (async () => {
    for (let number = 0; isLoaded; number++) {
      const email = `visitor-${number}@example.com`;
      const row = { ...payloads.contact_submissions, email };
      if ((await post(server.address, 'contact_submissions', row)) === 201) acknowledged.add(email);
      await delay(pause);
    }
  })();
  let between = 0;
  for (let round = 0; round < faultRounds; round++) {
    // The first response may take seconds on a busy machine.
    await waitForIncrease(() => acknowledged.size);
    await delay(randomInt(200, 800));
    const isDelivered = delivered ? await waitForIncrease(delivered) : false;
    await server.stop('SIGKILL');
    if (isDelivered) between += 1;
    // Releases the leases of the killed process.
    if (!isEmbedded)
      await testDatabase.query('update staff.job set leased_until = null where leased_until is not null');
    server = await startSite();
  }
  isLoaded = false;
  await load;
  const finish = async (sql: string) => {
    await server.stop();
    const database = isEmbedded
      ? await connectDatabase(allSettings(testDatabase.settings), silentLog)
      : testDatabase.database;
    const { rows } = await database.asOwner((client) => client.query(sql));
    await database.close();
    await testDatabase.remove();
    return rows;
  };
  return { acknowledged, between, finish };
}

/** Waits for about 5 seconds until a count grows. @returns whether the count grew */
async function waitForIncrease(count: () => number): Promise<boolean> {
  const before = count();
  for (let wait = 0; count() === before && wait < 5_000; wait++) await delay(1);
  return count() > before;
}

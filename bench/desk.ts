/**
 * `npm run bench desk [-- embedded] [memory]` measures, with a million leads (100,000 embedded):
 * - the response times of the desk's server for lists, searches, filters and a lead,
 * - the time to store a visitor's form, in alternating rounds with no desk and with 20 active desks.
 * `memory` measures only the additional memory of the server with 20 active desks (Linux; 10,000 leads).
 * Settings: DATABASE_URL, LEADS, TIMES (40), ROUNDS (3), SECONDS (10; memory 60), FORMS per second (5; not with memory).
 * The 99th percentile of 150 forms is just the second slowest form. For 1,000 forms per row, set FORMS=20 ROUNDS=5.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { beginSession } from '#server/desk/sign-in/sessions.ts';
import { fillDatabase } from './desk/fill.ts';
import { measureMemory } from './desk/memory.ts';
import { createDeskClient, measureRequests } from './desk/questions.ts';
import { measureVisitors } from './desk/visitors.ts';
import { launchProgram } from './insert/start.ts';
import { startCommand } from './start-command.ts';

// The next import reads this setting.
process.env.DATABASE_URL ||= 'postgres://postgres@127.0.0.1:5432/postgres';
const { createTestDatabase } = await import('#tests/support/database/test-database.ts');

const backend = process.argv.includes('embedded') ? 'embedded' : 'PostgreSQL';
const isMemoryRun = process.argv.includes('memory');
const defaultLeadCount = isMemoryRun ? 10_000 : backend === 'embedded' ? 100_000 : 1_000_000;
const leadCount = Number(process.env.LEADS || defaultLeadCount);
const repetitions = Number(process.env.TIMES || 40);
const rounds = Number(process.env.ROUNDS || 3);
const seconds = Number(process.env.SECONDS || (isMemoryRun ? 60 : 10));
const formsPerSecond = Number(process.env.FORMS || 5);
const deskCount = 20;

const folder = await mkdtemp(join(tmpdir(), 'bench-desk-'));
const testDatabase = await createTestDatabase(backend);
const fillStartedAt = performance.now();
const members = await testDatabase.query(
  `insert into staff.member (email, name, role) select n || '@desk.example', 'Agent ' || n, 'agent'
  from generate_series(1, $1) as n returning id`,
  [deskCount],
);
const memberIds = members.map(({ id }) => String(id));
await fillDatabase(testDatabase.query, { leads: leadCount, jobsPerLead: 3, members: memberIds });
const staff = createStaffDatabase(testDatabase.database);
const sessionInfo = { device: 'A bench', before: '', by: 'bench' };
const cookies: string[] = [];
for (const id of memberIds) cookies.push(`desk=${await beginSession(staff, id, sessionInfo)}`);
console.log(
  `${backend}: ${leadCount} leads, stored in ${Math.round((performance.now() - fillStartedAt) / 1000)} s\n`,
);
if (backend === 'embedded') await testDatabase.database.close();

const startServer = () =>
  launchProgram(
    startCommand,
    {
      METRICS_PORT: '0',
      RATE_LIMIT_PER_ADDRESS: '0',
      RATE_LIMIT_GLOBAL: '0',
      MAIL_HOURLY: '1',
      DAILY_PURGE: 'false',
      DATA_DIR: folder,
      ...testDatabase.settings,
    },
    folder,
  );
try {
  if (isMemoryRun) await measureMemory(startServer, cookies, rounds, seconds);
  else await measureTimes();
} finally {
  await (backend === 'embedded' ? testDatabase.remove() : testDatabase.drop());
  await rm(folder, { recursive: true });
}

async function measureTimes(): Promise<void> {
  const server = await startServer();
  try {
    await measureRequests(
      createDeskClient(server.address, cookies[0] ?? ''),
      memberIds[1] ?? '',
      repetitions,
    );
    await measureVisitors(server.address, cookies, rounds, seconds, formsPerSecond);
  } finally {
    await server.stop();
  }
}

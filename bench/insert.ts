/**
 * `npm run bench insert` measures how many contact forms per second are stored by this server as in production (separate
 * process, log, the site's headers), by this server behind PgBouncer in transaction mode if that is installed, by a
 * minimal Fastify + pg endpoint, by pgbench without HTTP, and by Directus if configured. They take turns on one PostgreSQL
 * server. The output shows medians.
 * `npm run bench insert processes` measures one to four processes behind nginx, with PgBouncer and Redis for rate limits.
 * `npm run bench insert memory [embedded]` prints the server's speed and memory while it stores a million rows.
 * Needs wrk and pgbench. Settings: DATABASE_URL, REDIS_URL (redis://127.0.0.1:6379), ROUNDS (5), SECONDS (8), ROWS
 * (1000000), STATIC_DIR, DIRECTUS_URL and DIRECTUS_TOKEN (an instance with the collection contact_submissions).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { poolerSkipReason, startPooler } from '#tests/support/database/pooler.ts';
import { startBalancer } from '#tests/support/server/balancer.ts';
import { findFreePort } from '#tests/support/server/free-port.ts';
import { connectionCount, runLoad } from './insert/load.ts';
import { watchMemory } from './insert/memory.ts';
import { calculateMedians, formatTable, type Result } from './insert/result.ts';
import { runPgbench } from './insert/run-pgbench.ts';
import { launchProgram, type RunningServer } from './insert/start.ts';
import { startCommand } from './start-command.ts';

// The next import reads this setting.
process.env.DATABASE_URL ||= 'postgres://postgres@127.0.0.1:5432/postgres';
const { createTestDatabase } = await import('#tests/support/database/test-database.ts');

const rounds = Number(process.env.ROUNDS || 5);
const seconds = Number(process.env.SECONDS || 8);
const warmUpSeconds = 3;
// Connections of each server; together with pgbench's they stay below PostgreSQL's default of 100.
const sessionCount = 20;
const tableName = 'contact_submissions';
const practicallyUnlimited = '1000000000';
const apiKeyHeaders = ['apikey: anon-key'];

const folder = await mkdtemp(join(tmpdir(), 'bench-insert-'));
const runningServers: RunningServer[] = [];
const [mode, backend] = process.argv.slice(2);
const testDatabase = await createTestDatabase(backend === 'embedded' ? 'embedded' : 'PostgreSQL');
// An embedded database allows only one process: the server.
if (backend === 'embedded') await testDatabase.database.close();
console.log(`${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GB of memory`);
try {
  if (mode === 'memory') await measureServerMemory();
  else if (mode === 'processes') await measureProcesses();
  else await measureSpeed();
} finally {
  await Promise.all(runningServers.map((server) => server.stop()));
  await (backend === 'embedded' ? testDatabase.remove() : testDatabase.drop());
  await rm(folder, { recursive: true });
}

async function measureSpeed() {
  const database = testDatabase.settings.DATABASE_URL ?? '';
  const poolSize = String(sessionCount);
  const ownServer = await startOwnServer({ DATABASE_POOL_SIZE: poolSize });
  const pooled = poolerSkipReason ? undefined : await startServerBehindPooler(database, poolSize);
  const bare = await startProgram('bare-server.ts', { DATABASE_URL: database, POOL_SIZE: poolSize });
  const echo = await startProgram('echo-server.ts', {});
  const { DIRECTUS_URL, DIRECTUS_TOKEN } = process.env;

  const subjects: Record<string, (time: number) => Promise<Result>> = {
    'this server': (time) => runLoad(`${ownServer.address}/rest/v1/${tableName}`, time, apiKeyHeaders),
    ...(pooled && {
      'this server, behind PgBouncer': (time) =>
        runLoad(`${pooled.address}/rest/v1/${tableName}`, time, apiKeyHeaders),
    }),
    'bare Fastify + pg': (time) => runLoad(`${bare.address}/${tableName}`, time),
    pgbench: (time) => runPgbench(database, time, 'simple'),
    'pgbench, prepared': (time) => runPgbench(database, time, 'prepared'),
    ...(DIRECTUS_URL && {
      'Directus, POST /items': (time) =>
        runLoad(`${DIRECTUS_URL}/items/${tableName}`, time, [`Authorization: Bearer ${DIRECTUS_TOKEN}`]),
    }),
    'load generator alone': (time) => runLoad(`${echo.address}/${tableName}`, time),
  };
  await measureInterleaved(subjects, (name) => name.startsWith('this server'));
}

async function measureProcesses() {
  const pooler = await startPooler(testDatabase.settings.DATABASE_URL ?? '', 'transaction', sessionCount);
  stopAtEnd({ address: pooler.url, stop: pooler.remove });
  const ports: number[] = [];
  const subjects: Record<string, (time: number) => Promise<Result>> = {};
  for (const count of [1, 2, 3, 4]) {
    const { address } = await startOwnServer({
      DATABASE_URL: pooler.url,
      DATABASE_POOL_SIZE: String(sessionCount),
      REDIS_URL: process.env.REDIS_URL || 'redis://127.0.0.1:6379',
      RATE_LIMIT_PER_ADDRESS: practicallyUnlimited,
      RATE_LIMIT_GLOBAL: practicallyUnlimited,
      TRUSTED_PROXIES: '127.0.0.1',
    });
    ports.push(Number(new URL(address).port));
    const balancer = stopAtEnd(await startBalancer(ports));
    subjects[`${count} ${count === 1 ? 'process' : 'processes'}`] = (time) =>
      runLoad(`${balancer.address}/rest/v1/${tableName}`, time, apiKeyHeaders);
  }
  await measureInterleaved(subjects, () => true);
}

/** Prints the medians of all rounds. @param isOwn whether every acknowledged row has to be in the table */
async function measureInterleaved(
  subjects: Record<string, (time: number) => Promise<Result>>,
  isOwn: (name: string) => boolean,
) {
  const measured = new Map<string, Result[]>(Object.keys(subjects).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const [name, measure] of Object.entries(subjects)) {
      await waitUntilStored();
      await testDatabase.query('truncate contact_submissions');
      const result = await measure(round === 0 ? warmUpSeconds : seconds);
      if (isOwn(name)) await checkStored(result.requests);
      if (round > 0) measured.get(name)?.push(result);
      process.stderr.write(`round ${round}/${rounds} ${name}: ${Math.round(result.perSecond)}/s\n`);
    }
  }
  console.log(
    `${connectionCount} connections, ${sessionCount} sessions per server, medians of ${rounds} rounds of ${seconds} s\n`,
  );
  console.log(formatTable([...measured].map(([name, results]) => [name, calculateMedians(results)])));
}

async function waitUntilStored(): Promise<void> {
  const countStored = async () =>
    (await testDatabase.query('select count(*)::int as rows from contact_submissions'))[0]?.rows;
  for (let before: unknown; ; ) {
    const now = await countStored();
    if (now === before) return;
    before = now;
    await delay(500);
  }
}

async function checkStored(requests: number) {
  const [row] = await testDatabase.query('select count(*)::int as stored from contact_submissions');
  const stored = Number(row?.stored);
  if (stored < requests || stored > requests + connectionCount) {
    throw new Error(`${requests} requests answered, ${stored} rows stored`);
  }
}

async function measureServerMemory() {
  const ownServer = await startOwnServer({});
  const rows = Number(process.env.ROWS || 1_000_000);
  const metrics = `http://127.0.0.1:${ownServer.metricsPort}/metrics`;
  await watchMemory(metrics, rows, () =>
    runLoad(`${ownServer.address}/rest/v1/${tableName}`, seconds, apiKeyHeaders),
  );
}

async function startOwnServer(
  settings: Record<string, string>,
): Promise<RunningServer & { metricsPort: number }> {
  const metricsPort = await findFreePort();
  const server = stopAtEnd(
    await launchProgram(
      startCommand,
      {
        METRICS_PORT: String(metricsPort),
        RATE_LIMIT_PER_ADDRESS: '0',
        RATE_LIMIT_GLOBAL: '0',
        STATIC_DIR: process.env.STATIC_DIR || 'dist',
        ...testDatabase.settings,
        ...settings,
      },
      folder,
    ),
  );
  return { ...server, metricsPort };
}

async function startServerBehindPooler(database: string, poolSize: string): Promise<RunningServer> {
  const pooler = await startPooler(database, 'transaction');
  stopAtEnd({ address: pooler.url, stop: pooler.remove });
  return startOwnServer({ DATABASE_URL: pooler.url, DATABASE_POOL_SIZE: poolSize });
}

async function startProgram(file: string, settings: Record<string, string>): Promise<RunningServer> {
  return stopAtEnd(
    await launchProgram(['node', join(import.meta.dirname, 'insert', file)], settings, folder),
  );
}

function stopAtEnd(server: RunningServer): RunningServer {
  runningServers.push(server);
  return server;
}

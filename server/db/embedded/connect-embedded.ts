import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Logger } from '#server/log.ts';
import { runStatement, runWork } from '../checkout.ts';
import type { Database, Queryable, Work } from '../database.ts';
import { logPoolErrors } from '../listen.ts';
import { withStaffTransaction } from '../staff-query.ts';
import { createCluster } from './create.ts';
import { checkDataFormat, markDataFormat } from './data-format.ts';
import { Engine } from './engine.ts';
import { EngineStream } from './engine-stream.ts';
import { lockFolder } from './folder-lock.ts';
import { createStatementNamer } from './repeated-statements.ts';
import { requireFreeSpace, reservedBytes, startCheckpoints } from './upkeep.ts';
import { VisitorPriorityQueue } from './visitors-first.ts';

const minOpenFileLimit = 512;
const connectTimeoutMilliseconds = 1_200;
const visitorTimeoutMilliseconds = 2_500;
const ownerTimeoutMilliseconds = 600_000;

// Each plan permanently takes up engine memory.
const maxPlans = 100;
// Plans expire, because a session does not notice that tables grow.
const maxPlanAgeMilliseconds = 60_000;

// The same settings as in `inStaffTransaction`.
const switchRoleStatements = {
  owner: 'reset all; reset role',
  anon: 'reset all; set role anon',
  staff: `reset all; set role service_role; set time zone 'UTC'; set datestyle = iso`,
};

function requireWritableFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  } catch (cause) {
    throw new Error(
      `The data folder ${dataDir} is not writable. Make it writable, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

/** With fewer open files, the engine fails with a misleading "File exists". @throws Error */
function requireOpenFileLimit(): void {
  // Skips DNS lookups of connected peers.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft: number | string } } };
  const most = report.userLimits?.open_files?.soft;
  if (typeof most === 'number' && most < minOpenFileLimit)
    throw new Error(
      `This process may open ${most} files at once, and the embedded database needs ${minOpenFileLimit}: run \`ulimit -n 1024\` first.`,
    );
}

/**
 * PostgreSQL inside this process. Its single session runs visitors' statements first. @throws DiskFull
 * @throws Error when another process uses the folder, or its files have a different version
 */
export async function connectEmbedded(dataDir: string, log: Logger): Promise<Database> {
  requireWritableFolder(dataDir);
  requireFreeSpace(dataDir, reservedBytes.staff);
  requireOpenFileLimit();
  const lock = lockFolder(dataDir);
  const folder = join(dataDir, 'postgres');
  await createCluster(folder);
  chmodSync(folder, 0o700);
  checkDataFormat(dataDir);
  const engine = new Engine(folder, log);
  await engine.ready().catch((cause) => {
    throw new Error(
      `The embedded database in ${folder} failed to start. It needs 512 MB of free memory. If that much is free, the files are damaged: restore a backup (docs/operating.md).`,
      { cause },
    );
  });
  markDataFormat(dataDir);

  let role: keyof typeof switchRoleStatements = 'owner';
  const pool = new pg.Pool({
    stream: () => new EngineStream(engine),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectTimeoutMilliseconds,
    query_timeout: ownerTimeoutMilliseconds,
    onConnect: async (client) => {
      // The engine's session outlives a client.
      await client.query('rollback');
      await client.query('discard all');
      role = 'owner';
    },
  } as pg.PoolConfig);
  logPoolErrors(pool, log);

  const withRole =
    <T>(nextRole: typeof role, work: Work<T>): Work<T> =>
    async (client) => {
      if (role !== nextRole) await client.query(switchRoleStatements[nextRole]);
      role = nextRole;
      return work(client);
    };
  const turns = new VisitorPriorityQueue();
  const nameStatement = createStatementNamer(maxPlans);
  let plannedAt = performance.now();
  const runPrepared = async (client: Queryable, text: string, values: unknown[]) => {
    if (performance.now() - plannedAt > maxPlanAgeMilliseconds) {
      await client.query('discard plans');
      plannedAt = performance.now();
    }
    return client.query({ ...nameStatement(text), values });
  };
  const asOwner: Database['asOwner'] = (work) =>
    turns.runForStaff(() => runWork(pool, withRole('owner', work)));
  const stopUpkeep = startCheckpoints({ asOwner }, folder, log);
  return {
    location: folder,
    asVisitor: (work) =>
      turns.runForVisitor(async () => {
        requireFreeSpace(folder, reservedBytes.visitors);
        return runStatement(pool, withRole('anon', work), visitorTimeoutMilliseconds);
      }),
    asStaff: (work, { timeout, isPerStatement }) => {
      const runInTurn = <T>(turnWork: Work<T>) =>
        turns.runForStaff(async () => {
          requireFreeSpace(folder, reservedBytes.staff);
          return runWork(pool, turnWork, timeout);
        });
      if (!isPerStatement) return runInTurn(withRole('owner', withStaffTransaction(work, timeout)));
      const query = (text: string, values: unknown[] = []) =>
        runInTurn(withRole('staff', (client) => runPrepared(client, text, values)));
      return work({ query } as Queryable);
    },
    asOwner,
    close: async () => {
      stopUpkeep();
      await pool.end();
      await engine.close();
      lock.release();
    },
  };
}

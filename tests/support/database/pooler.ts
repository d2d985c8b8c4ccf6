import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findOnPath, findOrInstall } from '#tests/support/run/find-browser.ts';
import { findFreePort } from '#tests/support/server/free-port.ts';
import { clusterSkipReason, findServerAccount } from './cluster.ts';

export type Pooler = {
  url: string;
  start(): Promise<void>;
  end(signal: 'SIGKILL' | 'SIGINT'): Promise<void>;
  remove(): Promise<void>;
};

const startTimeoutMilliseconds = 10_000;

const program = clusterSkipReason ? undefined : findOrInstall(() => findOnPath(['pgbouncer']), 'pgbouncer');

/** The reason to skip tests that need a pooler, or false if this machine can start one. */
export const poolerSkipReason: string | false =
  clusterSkipReason || (program ? false : 'needs PgBouncer (Debian: pgbouncer)');

/**
 * Starts a separate PgBouncer in front of a database.
 * @param size the number of server connections for all clients together
 */
export async function startPooler(
  databaseUrl: string,
  mode: 'session' | 'transaction' | 'statement',
  size = 5,
): Promise<Pooler> {
  const target = new URL(databaseUrl);
  const url = new URL(databaseUrl);
  url.port = String(await findFreePort());
  const folder = mkdtempSync(join(tmpdir(), 'cuelight-pooler-'));
  const account = findServerAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${target.hostname} port=${target.port || 5432} user=${target.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${url.port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${size}
max_client_conn = 200
server_login_retry = 0.1
`,
  );
  let running: ChildProcess;
  const pooler: Pooler = {
    url: url.href,
    start: async () => {
      running = spawn(program ?? '', ['--quiet', settings], { ...account, cwd: folder, stdio: 'ignore' });
      const deadline = Date.now() + startTimeoutMilliseconds;
      while (!(await isResponding(url.href))) {
        if (running.exitCode !== null || Date.now() > deadline) throw new Error('PgBouncer did not start');
        await delay(20);
      }
    },
    end: async (signal) => {
      if (running.exitCode !== null || running.signalCode !== null) return;
      const ended = once(running, 'exit');
      running.kill(signal);
      await ended;
    },
    remove: async () => {
      await pooler.end('SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
  await pooler.start();
  return pooler;
}

async function isResponding(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

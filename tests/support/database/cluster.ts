import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { makeScratchFolder } from '#tests/support/run/scratch-folder.ts';
import { until } from '#tests/support/run/until.ts';
import { findFreePort } from '#tests/support/server/free-port.ts';

export type Cluster = {
  url: string;
  pid(): number;
  start(): Promise<void>;
  stop(how: 'fast' | 'immediate'): void;
  kill(): void;
  follow(primary: Cluster): Promise<void>;
  promote(): Promise<void>;
  remove(): void;
};

const binFolder = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);

const standbyTimeoutMilliseconds = 20_000;

/** The reason to skip tests that need a PostgreSQL cluster, or false if this machine can create one. */
export const clusterSkipReason: string | false = binFolder
  ? false
  : 'needs the programs of a PostgreSQL server';

/**
 * Creates a separate PostgreSQL server that a test may kill. Runs it as `postgres` if this process is root, because
 * PostgreSQL refuses to run as root.
 * @param isDurable false makes the server faster, but it must then not be killed
 */
export async function makeCluster({ isDurable = true } = {}): Promise<Cluster> {
  const folder = makeScratchFolder('cuelight-cluster-');
  const data = join(folder, 'data');
  const owner = findServerAccount();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const runProgram = (program: string, ...options: string[]) =>
    execFileSync(join(binFolder ?? '', program), options, { ...owner, cwd: folder, stdio: 'ignore' });
  const runAsync = async (program: string, ...options: string[]) => {
    const child = spawn(join(binFolder ?? '', program), options, { ...owner, cwd: folder, stdio: 'ignore' });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`${program} ended with code ${code}`);
  };
  const port = await findFreePort();
  runProgram('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-N');
  const fast = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off';
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 ${isDurable ? '' : fast}`;
  const cluster: Cluster = {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: () => Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10),
    start: () => runAsync('pg_ctl', '-D', data, '-o', settings, '-w', '-l', join(folder, 'log'), 'start'),
    stop: (how) => runProgram('pg_ctl', '-D', data, '-m', how, '-w', 'stop'),
    kill: () => {
      const pid = cluster.pid();
      // Otherwise the server could start processes that the search misses. Their shared memory would block the next
      // start.
      process.kill(pid, 'SIGSTOP');
      const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
      for (const one of [pid, ...stdout.trim().split(/\s+/).map(Number)]) killIfRunning(one);
      // Otherwise the next start would report that the server is already running.
      for (const left of [join(data, 'postmaster.pid'), join(folder, `.s.PGSQL.${port}.lock`)]) rmSync(left);
    },
    follow: async (primary) => {
      if (existsSync(join(data, 'postmaster.pid'))) cluster.stop('immediate');
      rmSync(data, { recursive: true });
      await runAsync('pg_basebackup', '-d', primary.url, '-D', data, '-R', '-c', 'fast');
      await cluster.start();
      const query = async (sql: string) => {
        const client = new pg.Client(primary.url);
        await client.connect();
        return client.query(sql).finally(() => client.end());
      };
      await query("alter system set synchronous_standby_names = '*'");
      await query('select pg_reload_conf()');
      await until(
        async () =>
          assert.equal(
            (await query('select sync_state from pg_stat_replication')).rows[0]?.sync_state,
            'sync',
          ),
        standbyTimeoutMilliseconds,
      );
    },
    promote: () => runAsync('pg_ctl', '-D', data, '-w', 'promote'),
    remove: () => {
      if (existsSync(join(data, 'postmaster.pid'))) cluster.stop('immediate');
      rmSync(folder, { recursive: true });
    },
  };
  await cluster.start();
  return cluster;
}

/** @param pid of a process, or the negative one of a process group */
export function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** The account for database programs, which refuse to run as root; undefined for the current account. */
export function findServerAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const readId = (option: string) =>
    Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: readId('-u'), gid: readId('-g') };
}

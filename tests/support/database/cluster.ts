import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { until } from '#tests/support/run/until.ts';
import { freePort } from '#tests/support/server/free-port.ts';

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

const binaries = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);

const attachMilliseconds = 20_000;

/** Why no cluster can be made on this machine, or false. */
export const noCluster: string | false = binaries ? false : 'needs the programs of a PostgreSQL server';

/** Makes a PostgreSQL server of its own, which a test may kill. PostgreSQL refuses to run as root: then as `postgres`. */
export async function makeCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'cuelight-cluster-'));
  const data = join(folder, 'data');
  const owner = serverAccount();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const run = (program: string, ...options: string[]) =>
    execFileSync(join(binaries ?? '', program), options, { ...owner, cwd: folder, stdio: 'ignore' });
  const runBeside = async (program: string, ...options: string[]) => {
    const child = spawn(join(binaries ?? '', program), options, { ...owner, cwd: folder, stdio: 'ignore' });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`${program} ended with code ${code}`);
  };
  const port = await freePort();
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-N');
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
  const cluster: Cluster = {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: () => Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10),
    start: () => runBeside('pg_ctl', '-D', data, '-o', settings, '-w', '-l', join(folder, 'log'), 'start'),
    stop: (how) => run('pg_ctl', '-D', data, '-m', how, '-w', 'stop'),
    kill: () => {
      const pid = cluster.pid();
      // Or it would start others while these are looked for, whose memory keeps the next start from its own.
      process.kill(pid, 'SIGSTOP');
      const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
      for (const one of [pid, ...stdout.trim().split(/\s+/).map(Number)]) killIfThere(one);
      // The next start must not take what is left of it for another server that runs.
      for (const left of [join(data, 'postmaster.pid'), join(folder, `.s.PGSQL.${port}.lock`)]) rmSync(left);
    },
    follow: async (primary) => {
      if (existsSync(join(data, 'postmaster.pid'))) cluster.stop('immediate');
      rmSync(data, { recursive: true });
      // As docs/operating.md says.
      await runBeside('pg_basebackup', '-d', primary.url, '-D', data, '-R', '-c', 'fast');
      await cluster.start();
      const ask = async (sql: string) => {
        const client = new pg.Client(primary.url);
        await client.connect();
        return client.query(sql).finally(() => client.end());
      };
      await ask("alter system set synchronous_standby_names = '*'");
      await ask('select pg_reload_conf()');
      await until(
        async () =>
          assert.equal((await ask('select sync_state from pg_stat_replication')).rows[0]?.sync_state, 'sync'),
        attachMilliseconds,
      );
    },
    promote: () => runBeside('pg_ctl', '-D', data, '-w', 'promote'),
    remove: () => {
      if (existsSync(join(data, 'postmaster.pid'))) cluster.stop('immediate');
      rmSync(folder, { recursive: true });
    },
  };
  await cluster.start();
  return cluster;
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** The account to run a database's programs as, which refuse root; undefined for one's own. */
export function serverAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) => Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './server-free-port.ts';

export type Cluster = {
  url: string;
  /** Process id of the postmaster, whose end is the end of all. */
  pid(): number;
  start(): void;
  stop(how: 'fast' | 'immediate'): void;
  remove(): void;
};

const binaries = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);

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
  const port = await freePort();
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-N');
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
  const cluster: Cluster = {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: () => Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10),
    start: () => run('pg_ctl', '-D', data, '-o', settings, '-w', '-l', join(folder, 'log'), 'start'),
    stop: (how) => run('pg_ctl', '-D', data, '-m', how, '-w', 'stop'),
    remove: () => {
      if (existsSync(join(data, 'postmaster.pid'))) cluster.stop('immediate');
      rmSync(folder, { recursive: true });
    },
  };
  cluster.start();
  return cluster;
}

/** The account to run a database's programs as, which refuse root; undefined for one's own. */
export function serverAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) => Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

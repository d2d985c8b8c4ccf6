/**
 * `npm run bench serve` compares two processes of this server on one port with two nginx workers on the same files.
 * They serve the home page under load in turns; prints medians. Then measures this server's memory over many requests.
 * Settings: ROUNDS (5), SECONDS per round (5), CONNECTIONS (64), REQUESTS of the memory test (100000).
 */
import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '#tests/support/server/free-port.ts';
import { startServer } from '#tests/support/server/process.ts';
import { readResidentMegabytes } from './desk/memory.ts';
import { startOptions } from './start-command.ts';

type LoadResult = { perSecond: number; p99: string; requests: number };

const readSetting = (name: string, fallback: number) => Number(process.env[name] ?? fallback);
const rounds = readSetting('ROUNDS', 5);
const seconds = readSetting('SECONDS', 5);
const connections = readSetting('CONNECTIONS', 64);
const memoryRequestCount = readSetting('REQUESTS', 100_000);
const workerCount = 2;
const staticDir = resolve('dist');

// Debian installs nginx outside of most users' PATH.
const environment = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
for (const requiredProgram of ['nginx', 'wrk']) {
  if (spawnSync(requiredProgram, ['-v'], { env: environment }).error === undefined) continue;
  console.error(`${requiredProgram} is missing: apt-get install nginx wrk`);
  process.exit(1);
}

async function runLoad(address: string, duration: number): Promise<LoadResult> {
  const options = [`-t${workerCount}`, `-c${connections}`, `-d${duration}s`, '--latency'];
  const headers = ['-H', 'Accept-Encoding: gzip'];
  const { stdout } = await promisify(execFile)('wrk', [...options, ...headers, `${address}/`]);
  const [, requests = '0'] = /(\d+) requests in/.exec(stdout) ?? [];
  const [, perSecond = '0'] = /Requests\/sec: +([\d.]+)/.exec(stdout) ?? [];
  const [, p99 = '?'] = /99% +(\S+)/.exec(stdout) ?? [];
  if (/Non-2xx|Socket errors/.test(stdout) || requests === '0') throw new Error(stdout);
  return { perSecond: Number(perSecond), p99, requests: Number(requests) };
}

async function startNginx() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-serve-'));
  const port = await findFreePort();
  const asRoot = process.getuid?.() === 0 ? 'user root;' : '';
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    join(folder, 'nginx.conf'),
    `${asRoot} worker_processes ${workerCount}; daemon off; pid ${folder}/pid; error_log stderr;
    events { worker_connections 1024; }
    http {
      include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
      ${paths.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      server { listen 127.0.0.1:${port}; root ${staticDir}; gzip_static on; open_file_cache max=1000; }
    }`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment,
  });
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill();
      await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

async function startServers() {
  const settings = {
    PORT: String(await findFreePort()),
    REUSE_PORT: 'true',
    DATABASE_URL: 'postgres://127.0.0.1:1/none',
    STATIC_DIR: staticDir,
    LOG_LEVEL: 'silent',
  };
  const metricsPorts = await Promise.all(Array.from({ length: workerCount }, findFreePort));
  return Promise.all(
    metricsPorts.map((port) => startServer({ ...settings, METRICS_PORT: String(port) }, startOptions)),
  );
}

const findMedian = (all: LoadResult[]) =>
  all.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(all.length / 2)] as LoadResult;

const nginx = await startNginx();
const servers = await startServers();
try {
  const own = servers[0]?.address ?? '';
  await delay(500);
  const figures = { nginx: [] as LoadResult[], own: [] as LoadResult[] };
  await runLoad(own, 2);
  for (let round = 1; round <= rounds; round++) {
    figures.nginx.push(await runLoad(nginx.address, seconds));
    figures.own.push(await runLoad(own, seconds));
  }
  const [a, b] = [findMedian(figures.nginx), findMedian(figures.own)];
  console.log(`home page, ${connections} connections, ${workerCount} workers each, median of ${rounds}`);
  console.log(`nginx        ${a.perSecond.toFixed(0).padStart(8)} requests/s   p99 ${a.p99}`);
  console.log(`this server  ${b.perSecond.toFixed(0).padStart(8)} requests/s   p99 ${b.p99}`);
  console.log(`ratio        ${(b.perSecond / a.perSecond).toFixed(2).padStart(8)}`);

  console.log(`\nresident memory of each process, MB`);
  for (let sent = 0, next = 0; sent < memoryRequestCount; ) {
    sent += (await runLoad(own, 1)).requests;
    if (sent < next) continue;
    next = sent + memoryRequestCount / 10;
    const sizes = servers.map(({ pid }) => Math.round(readResidentMegabytes(pid)));
    console.log(`${String(sent).padStart(9)} requests   ${sizes.join('   ')}`);
  }
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await nginx.stop();
}

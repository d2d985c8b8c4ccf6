import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findOnPath, findOrInstall } from '#tests/support/run/find-browser.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';
import { until } from '#tests/support/run/until.ts';
import { findFreePort } from './free-port.ts';

// Debian installs nginx in a folder that is not on most users' PATH.
process.env.PATH += `${delimiter}/usr/sbin`;
const program = findOrInstall(() => findOnPath(['nginx']), 'nginx');

/** The reason to skip tests that need a load balancer, or false if this machine can start one. */
export const balancerSkipReason: string | false = program ? false : 'needs nginx (Debian: nginx)';

/**
 * Starts nginx with the configuration of docs/operating.md in front of the servers on these ports.
 * @returns the URL of nginx, and a function that stops it
 */
export async function startBalancer(ports: number[]): Promise<{ address: string; stop(): Promise<void> }> {
  const [, shown = ''] = /```nginx\n(upstream .*?)```/s.exec(readFileSync('docs/operating.md', 'utf8')) ?? [];
  const port = await findFreePort();
  const own = shown
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/( *server 127\.0\.0\.1:\d+ (.*;)\n)+/, (_all, _line, options) =>
      ports.map((port) => `  server 127.0.0.1:${port} ${options}\n`).join(''),
    );
  if (!ports.every((port) => own.includes(`:${port} `)) || !own.includes(`:${port};`))
    throw new Error('docs/operating.md contains no valid nginx configuration for these ports');
  const folder = temporaryFolder();
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http { access_log off; ${paths.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')} ${own} }`,
  );
  const child: ChildProcess = spawn(program ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  await until(() => fetch(address), 10_000);
  return {
    address,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';
import { until } from '#tests/support/run/until.ts';
import { balancerSkipReason } from '#tests/support/server/balancer.ts';
import { findFreePort } from '#tests/support/server/free-port.ts';

const folder = temporaryFolder();
let stopNginx = async () => {};
let ports = { http: 0, https: 0 };

before(async () => {
  if (balancerSkipReason) return;
  ports = { http: await findFreePort(), https: await findFreePort() };
  const key = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=example.com', '-days', '1', ...key],
    { stdio: 'ignore' },
  );
  const own = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/ *listen \[::\].*\n/g, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${ports.https} `)
    .replaceAll('/etc/ssl/cuelight/', `${folder}/`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events {} http { access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join(' ')} ${own} }`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  stopNginx = async () => {
    child.kill();
    await once(child, 'exit');
  };
  await until(() => fetch(`http://127.0.0.1:${ports.http}`, { redirect: 'manual' }), 10_000);
});
after(() => stopNginx());

test('redirects port 80 to the canonical URL and hides the nginx version', {
  skip: balancerSkipReason,
}, async () => {
  const answer = await fetch(`http://127.0.0.1:${ports.http}/contact?a=1`, { redirect: 'manual' });
  assert.equal(answer.status, 308);
  assert.equal(answer.headers.get('location'), 'https://www.example.com/contact?a=1');
  assert.equal(answer.headers.get('server'), 'nginx');
});

test('redirects https without www to the canonical URL', { skip: balancerSkipReason }, async () => {
  const asked = request({
    host: '127.0.0.1',
    port: ports.https,
    path: '/contact?a=1',
    headers: { host: 'example.com' },
    servername: 'example.com',
    rejectUnauthorized: false,
  }).end();
  const [answer] = await once(asked, 'response');
  assert.equal(answer.statusCode, 308);
  assert.equal(answer.headers.location, 'https://www.example.com/contact?a=1');
  assert.equal(answer.headers.server, 'nginx');
});

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { parseEnv } from 'node:util';
import { readConfig, settingNames } from '#server/config.ts';
import { describeLocation, splitHosts } from '#server/db/hosts.ts';
import { maxFilmBytes, maxUploadBytes } from '#shared/desk/media.ts';

test('uses defaults when nothing is set', () => {
  const config = readConfig({});
  assert.equal(config.PORT, 3000);
  assert.equal(config.DATABASE_URL, undefined);
  assert.equal(config.DATA_DIR, resolve('data'));
  assert.equal(config.BODY_LIMIT_BYTES, 1_048_576);
  assert.equal(config.RUN_MIGRATIONS, true);
});

test('lists every setting with its default in .env.example', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'));
  assert.deepEqual(readConfig(example), readConfig({}));
  assert.deepEqual(Object.keys(example).toSorted(), settingNames.toSorted());
});

test('documents the same defaults in docs/operating.md as in .env.example', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'));
  const expected = [
    ...readFileSync('docs/operating.md', 'utf8').matchAll(/^\| (`[A-Z_`, ]+?) +\| (\S.*?) +\|/gm),
  ];
  const defaults = expected.flatMap(([, names = '', values = '']) => {
    const [ofEach, each] = [names, values].map((cell) => cell.replaceAll('`', '').split(', '));
    return ofEach?.map((name, index) => [name, each?.[index] === 'none' ? '' : each?.[index]]) ?? [];
  });
  assert.deepEqual(Object.fromEntries(defaults), { ...example });
});

test('allows the largest request body, picture and video in the documented nginx configuration', () => {
  const sizes = [...readFileSync('deploy/nginx.conf', 'utf8').matchAll(/client_max_body_size (\d+)m;/g)];
  const [forms, uploads] = sizes.map(([, megabytes]) => Number(megabytes) * 2 ** 20);
  assert.ok(Number(forms) >= readConfig({}).BODY_LIMIT_BYTES);
  assert.ok(Number(uploads) >= Math.max(maxUploadBytes, maxFilmBytes));
  const [, documented] = /proxy must accept (\d+) MB/.exec(readFileSync('docs/operating.md', 'utf8')) ?? [];
  assert.equal(Number(documented) * 2 ** 20, uploads);
});

test('accepts several hosts in one DATABASE_URL, as libpq does', () => {
  const one = 'postgres://cue:a%40b@db1.example:5432';
  const url = `${one},db2.example:5433/cue?target_session_attrs=read-write`;
  assert.equal(readConfig({ DATABASE_URL: url }).DATABASE_URL, url);
  assert.deepEqual(splitHosts(url), [
    `${one}/cue?target_session_attrs=read-write`,
    'postgres://cue:a%40b@db2.example:5433/cue?target_session_attrs=read-write',
  ]);
  assert.deepEqual(splitHosts(`${one}/cue`), [`${one}/cue`]);
  assert.equal(describeLocation(url), 'PostgreSQL at db1.example:5432, db2.example:5433/cue');
});

test('splits lists at commas and spaces', () => {
  const { ALLOWED_ORIGINS, TRUSTED_PROXIES } = readConfig({
    ALLOWED_ORIGINS: 'https://a.example, https://b.example',
    TRUSTED_PROXIES: '10.0.0.0/8 ::1',
  });
  assert.deepEqual(ALLOWED_ORIGINS, ['https://a.example', 'https://b.example']);
  assert.deepEqual(TRUSTED_PROXIES, ['10.0.0.0/8', '::1']);
  assert.deepEqual(readConfig({ ALLOWED_ORIGINS: '*' }).ALLOWED_ORIGINS, ['*']);
});

test('strips quotes around a whole value, but accepts quotes around only the name in MAIL_FROM', () => {
  const { HOST, MAIL_FROM } = readConfig({ HOST: '"127.0.0.1"', MAIL_FROM: '"Cue <hello@studio.test>"' });
  assert.equal(HOST, '127.0.0.1');
  assert.deepEqual(MAIL_FROM, { name: 'Cue', address: 'hello@studio.test' });
  for (const [written, name] of [
    ['"Cuelight Studio" <hello@studio.test>', 'Cuelight Studio'],
    ['"Cuelight, Inc." <hello@studio.test>', 'Cuelight, Inc.'],
    [`'"Cuelight Studio" <hello@studio.test>'`, 'Cuelight Studio'],
    [`"Cuelight's Studio <hello@studio.test>"`, "Cuelight's Studio"],
    [String.raw`"The \"Cue\"" <hello@studio.test>`, 'The "Cue"'],
  ] as const)
    assert.deepEqual(readConfig({ MAIL_FROM: written }).MAIL_FROM, { name, address: 'hello@studio.test' });
});

test('reports an invalid setting in npm start before the build', () => {
  const { prestart } = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
  const [check = ''] = prestart.split(' && ');
  assert.match(prestart, /&& npm run build$/);
  const run = spawnSync(process.execPath, check.split(' ').slice(1), {
    env: { ...process.env, PORT: 'http' },
    encoding: 'utf8',
  });
  assert.equal(run.status, 1);
  assert.match(run.stderr, /^The server failed to start\. Invalid settings:[\s\S]*PORT/);
});

for (const [name, value] of [
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'postgres://db1.example:5432,/cue'],
  ['DATABASE_URL', 'postgres://db1.example,db2.example/cue?target_session_attrs=standby'],
  ['DATABASE_POOL_SIZE', '0'],
  ['SMTP_URL', 'http://mail.example'],
  ['MAIL_FROM', 'hello'],
  ['MAIL_FROM', 'A <a@x.co>, B <b@y.co>'],
  ['MAIL_STAFF', 'ada@x.co, ben'],
  ['MAIL_STAFF', ','],
  ['MAIL_HOURLY', '0'],
  ['SITE_URL', 'https://www.example.com/path'],
  ['SITE_URL', '*'],
  ['LOG_LEVEL', 'loud'],
  ['RUN_MIGRATIONS', 'maybe'],
  ['RATE_LIMIT_GLOBAL', '-1'],
  ['BODY_LIMIT_BYTES', '0'],
  ['TRUSTED_PROXIES', '1'],
  ['TRUSTED_PROXIES', 'nginx'],
  ['TRUSTED_PROXIES', '127.0.0.1/99'],
  ['ALLOWED_ORIGINS', 'www.example.com'],
  ['ALLOWED_ORIGINS', 'https://example.com/'],
] as const) {
  test(`rejects ${name}=${value} and names the setting`, () => {
    assert.throws(() => readConfig({ [name]: value }), new RegExp(name));
  });
}

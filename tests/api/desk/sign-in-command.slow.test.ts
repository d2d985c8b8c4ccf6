import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, before, describe, test } from 'node:test';
import {
  backends,
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '#tests/support/database/test-database.ts';
import { runCommand } from '#tests/support/desk/leads-command.ts';
import { makeMember, password } from '#tests/support/desk/members.ts';
import { bareEnvironment } from '#tests/support/run/bare-environment.ts';
import { until } from '#tests/support/run/until.ts';
import { findFreePort } from '#tests/support/server/free-port.ts';
import { startServer } from '#tests/support/server/process.ts';

const runStaff = (settings: Record<string, string>, ...args: string[]) => runCommand(settings, args, 'staff');
const firstAccountCommand = 'npm run staff -- invite you@example.com --role admin';

const callApi = (origin: string, path: string, body?: object, cookie = '') =>
  fetch(`${origin}/desk/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie },
    ...(body && { body: JSON.stringify(body) }),
  });

for (const backend of backends) {
  describe(`npm run staff on the ${backend} database`, () => {
    let place: Awaited<ReturnType<typeof createEmptyDatabase>>;

    before(async () => {
      place = await createEmptyDatabase(backend);
    });
    after(() => place.remove());

    test('creates the first account with the command printed at startup, while the site runs', async (t) => {
      const startSite = async (settings: Record<string, string>) => {
        const server = await startServer({ ...place.settings, ...settings });
        t.after(() => server.stop());
        return server;
      };
      const port = await findFreePort();
      const site = await startSite({ HOST: 'localhost', PORT: String(port) });
      const origin = `http://localhost:${port}`;
      assert.match(site.output(), new RegExp(`Desk: +${origin}/desk\n`));
      await until(async () => assert.ok(site.output().includes(firstAccountCommand), site.output()));

      const invited = await runStaff(
        { ...place.settings, PORT: String(port) },
        'invite',
        'Ada@desk.example',
        '--role',
        'admin',
        '--name',
        'Ada Keys',
      );
      assert.equal(invited.code, 0, invited.err);
      const [link = ''] = invited.out.split('\n');
      assert.ok(link.startsWith(`${origin}/desk/invite/`), link);
      assert.match(
        invited.out,
        /For ada@desk.example, as admin. It works once, until \d{4}-\d\d-\d\d \d\d:\d\d UTC/,
      );

      const token = link.split('/').at(-1);
      const accepted = await callApi(origin, `invite/${token}`, { password });
      assert.equal(accepted.status, 204);
      const [cookie = ''] = String(accepted.headers.get('set-cookie')).split(';');
      const session = await (await callApi(origin, 'session', undefined, cookie)).json();
      assert.equal(session.me.name, 'Ada Keys');
      assert.equal(session.me.role, 'admin');
      assert.ok(!site.output().includes(String(token)), 'no log names the link');
      await site.stop();

      const again = await startSite({ HOST: 'localhost' });
      assert.equal(
        (await callApi(again.address, 'account', undefined, cookie)).status,
        200,
        'sessions outlive a restart',
      );
      assert.ok(!again.output().includes(firstAccountCommand));
      await again.stop();
      const elsewhere = await startSite({
        HOST: '127.0.0.1',
        DESK_ORIGIN: 'https://desk.example',
      });
      assert.match(elsewhere.output(), /Desk: +https:\/\/desk.example\/desk\n/);
      await elsewhere.stop();
      const open = await startSite({ HOST: '0.0.0.0' });
      assert.doesNotMatch(open.output(), /Desk/);
      await open.stop();
    });
  });

  describe(`npm run staff without a site on the ${backend} database`, () => {
    let testDatabase: TestDatabase;

    before(async () => {
      testDatabase = await createTestDatabase(backend);
      await makeMember(testDatabase, 'ada@desk.example', 'admin');
      await makeMember(testDatabase, 'ben@desk.example', 'agent');
      // Skips the embedded database, which allows only one process.
      await testDatabase.database.close();
    });
    after(() => testDatabase.remove());

    test('lists members and invites, disables and enables members, and signs them out', async () => {
      const runStaffWithOrigin = (...args: string[]) =>
        runStaff({ ...testDatabase.settings, DESK_ORIGIN: 'https://desk.example' }, ...args);
      const invited = await runStaffWithOrigin('invite', 'cho@desk.example', '--role', 'editor');
      assert.match(invited.out, /^https:\/\/desk\.example\/desk\/invite\/[\w-]{43}\n/);
      assert.match(
        (await runStaffWithOrigin('disable', 'Ben@desk.example')).out,
        /ben@desk.example is disabled/,
      );
      const list = (await runStaffWithOrigin('list')).out;
      const [ada, cho, ben] = list.split('\n').slice(2);
      assert.match(String(ada), /^ada@desk\.example +ada +admin +active$/);
      assert.match(String(cho), /^cho@desk\.example +editor +invited until /);
      assert.match(String(ben), /^ben@desk\.example +ben +agent +disabled$/);
      assert.match((await runStaffWithOrigin('enable', 'ben@desk.example')).out, /is enabled/);
      assert.match((await runStaffWithOrigin('list')).out, /^ben@desk\.example +ben +agent +active$/m);
      assert.match(
        (await runStaffWithOrigin('sign-out', 'ada@desk.example')).out,
        /0 sessions of ada@desk.example ended/,
      );
      const last = await runStaffWithOrigin('disable', 'ada@desk.example');
      assert.deepEqual(
        [last.code, last.err],
        [1, 'ada@desk.example is the only admin: invite another one first.\n'],
      );
      const unknown = await runStaffWithOrigin('sign-out', 'dan@desk.example');
      assert.equal(unknown.code, 1);
      assert.match(unknown.err, /There is no member with the address dan@desk.example/);
    });
  });
}

test('explains incorrect usage and exits with code 2', async () => {
  for (const [args, message] of [
    [[], 'Missing command.'],
    [['fire', 'a@b.example'], "Unknown command 'fire'."],
    [['invite'], 'invite needs an address.'],
    [['invite', 'ada'], "'ada' is not a single email address."],
    [['invite', 'a@b.example'], 'invite needs --role: admin, agent, editor.'],
    [['invite', 'a@b.example', '--role', 'boss'], "--role 'boss' is not one of: admin, agent, editor."],
    [['list', 'a@b.example'], "Unexpected argument 'a@b.example' for list."],
    [['disable', 'a@b.example', '--role', 'admin'], "Unknown option '--role'"],
  ] as const) {
    const { code, err } = await runStaff({}, ...args);
    assert.equal(code, 2, err);
    assert.ok(err.startsWith(message), err);
    assert.match(err, /For help, run: npm run staff -- --help/);
  }
  const help = await runStaff({}, '--help');
  assert.equal(help.code, 0);
  for (const name of ['invite', 'list', 'disable', 'enable', 'sign-out'])
    assert.match(help.out, new RegExp(`^  ${name} `, 'm'));
});

/** Starts `npm run desk`. @returns its output once it listens or has exited */
async function startDeskAlone(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['server/desk-main.ts'], {
    env: { ...bareEnvironment, LOG_LEVEL: 'warn', METRICS_PORT: '0', ...settings },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  const ended = once(child, 'exit');
  await Promise.race([ended, until(async () => assert.match(output, /Emails:/))]);
  return {
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      return (await ended)[0];
    },
  };
}

test('refuses to start a separate desk on the embedded database, or on a public HOST without DESK_ORIGIN', async (t) => {
  const embedded = await startDeskAlone({});
  assert.match(embedded.output(), /The desk failed to start\. DATABASE_URL is not set/);
  const open = await startDeskAlone({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', HOST: '0.0.0.0' });
  t.after(() => open.stop());
  assert.match(open.output(), /The desk failed to start\. HOST=0\.0\.0\.0 .* set DESK_ORIGIN/);
});

if (backends.includes('PostgreSQL')) {
  test('serves the desk on its own port with npm run desk, and stops on SIGTERM', async (t) => {
    const testDatabase = await createTestDatabase('PostgreSQL');
    const port = await findFreePort();
    const desk = await startDeskAlone({
      ...testDatabase.settings,
      PORT: '3000',
      DESK_PORT: String(port),
      JOBS: 'false',
    });
    t.after(() => desk.stop());
    const origin = `http://localhost:${port}`;
    assert.match(desk.output(), new RegExp(`Desk: +${origin}/desk\n`));
    assert.equal((await fetch(`${origin}/healthz`)).status, 200);
    assert.equal((await fetch(`${origin}/contact`)).status, 404);
    assert.equal((await callApi(origin, 'session')).status, 401);
    await makeMember(testDatabase, 'ada@desk.example');
    const signedIn = await callApi(origin, 'sign-in', { email: 'ada@desk.example', password });
    assert.equal(signedIn.status, 204);
    assert.equal(await desk.stop(), 0);
    await testDatabase.drop();
  });
}

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { connectDatabase } from '#server/db/connect.ts';
import { createNetworkSubject } from '#server/desk/sign-in/sign-in-limit.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk } from '#tests/support/desk/app.ts';
import { openBrowser } from '#tests/support/desk/browser.ts';
import { makeMember, password } from '#tests/support/desk/members.ts';
import { settings, silentLog } from '#tests/support/server/settings.ts';

for (const backend of backends)
  describe(`password guessing on the ${backend} database`, () => {
    const desk = setUpDesk(backend);
    let networks = 0;

    const nextNetwork = () => `10.4.${Math.floor(++networks / 250)}.${networks % 250}`;
    const tryPassword = async (
      email: string,
      typed: string,
      network = nextNetwork(),
      app: FastifyInstance = desk.app,
    ) => {
      const answer = await openBrowser(app, network).fetch('POST', 'sign-in', { email, password: typed });
      const { code, message, retryAfter } = answer.body === '' ? {} : answer.json();
      return { status: answer.statusCode, code, message, retryAfter, header: answer.headers['retry-after'] };
    };
    const backdateFailures = (interval: string) =>
      desk.database.query(`update staff.sign_in_failure set last_at = last_at - interval '${interval}'`);

    test('locks the account for 4 s after three failures, doubling up to 15 minutes', async () => {
      await makeMember(desk.database, 'waits@desk.example');
      const waits: number[] = [];
      for (let failures = 1; failures <= 13; failures++) {
        const answer = await tryPassword('waits@desk.example', 'wrong');
        assert.equal(answer.status, 401);
        waits.push(answer.retryAfter ?? 0);
        assert.equal(answer.header, answer.retryAfter?.toString());
        await backdateFailures('16 minutes');
      }
      assert.deepEqual(waits, [0, 0, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
    });

    test('reports the lock time after the third failure, and responds to all passwords alike until the lock expires', async () => {
      await makeMember(desk.database, 'held@desk.example');
      for (const _ of [1, 2]) {
        const { code, message } = await tryPassword('held@desk.example', 'wrong');
        assert.deepEqual([code, message], ['no_match', 'Email address and password do not match.']);
      }
      const third = await tryPassword('held@desk.example', 'wrong');
      assert.equal(third.message, 'Email address and password do not match. Try again in 4 seconds.');
      const [right, wrong] = [
        await tryPassword('held@desk.example', password),
        await tryPassword('held@desk.example', 'wrong'),
      ];
      assert.equal(right.status, 429);
      assert.deepEqual(right, wrong);
      assert.equal(right.header, String(right.retryAfter));
      await backdateFailures('4 seconds');
      assert.equal((await tryPassword('held@desk.example', password)).status, 204);
      assert.equal(
        (await tryPassword('held@desk.example', 'wrong')).retryAfter,
        undefined,
        'all is forgotten',
      );
    });

    test('does not extend the lock for attempts during the lock', async () => {
      await makeMember(desk.database, 'patient@desk.example');
      for (const _ of [1, 2, 3]) await tryPassword('patient@desk.example', 'wrong');
      for (const _ of [1, 2, 3, 4, 5]) await tryPassword('patient@desk.example', 'wrong');
      await backdateFailures('4 seconds');
      assert.equal((await tryPassword('patient@desk.example', password)).status, 204);
    });

    test('resets the failure count a day after the last failure', async () => {
      await makeMember(desk.database, 'day@desk.example');
      for (const _ of [1, 2, 3]) await tryPassword('day@desk.example', 'wrong');
      await backdateFailures('24 hours 1 second');
      assert.equal((await tryPassword('day@desk.example', 'wrong')).retryAfter, undefined);
    });

    test('gives the same response for unknown, disabled and passkey-only accounts as for a wrong password', async () => {
      await makeMember(desk.database, 'known@desk.example');
      const disabled = await makeMember(desk.database, 'disabled@desk.example');
      await desk.database.query('update staff.member set disabled_at = now() where id = $1', [disabled]);
      await desk.memberOf('agent', { email: 'no-password@desk.example' });
      const responses = [];
      for (const email of ['known', 'unknown', 'disabled', 'no-password'])
        responses.push([
          await tryPassword(`${email}@desk.example`, email === 'disabled' ? password : 'wrong'),
          await tryPassword(`${email}@desk.example`, 'wrong'),
          await tryPassword(`${email}@desk.example`, 'wrong'),
          (await tryPassword(`${email}@desk.example`, 'wrong')).status,
        ]);
      for (const one of responses.slice(1)) assert.deepEqual(one, responses[0]);
    });

    test('spends as much processor time on unknown addresses as on known ones', async () => {
      await makeMember(desk.database, 'timed@desk.example');
      const times: Record<'timed' | 'nobody', number[]> = { timed: [], nobody: [] };
      for (let round = 0; round < 9; round++) {
        for (const name of ['timed', 'nobody'] as const) {
          // Measures processor time, because wall-clock time is unreliable on a busy machine.
          const before = process.cpuUsage();
          assert.equal((await tryPassword(`${name}@desk.example`, 'wrong')).status, 401);
          const { user, system } = process.cpuUsage(before);
          times[name].push((user + system) / 1_000);
          await backdateFailures('1 day 1 second');
        }
      }
      const [known = 0, unknown = 0] = [times.timed, times.nobody].map(
        (all) => all.toSorted((a, b) => a - b)[4],
      );
      assert.ok(known / unknown < 2 && unknown / known < 2, `${known} ms and ${unknown} ms`);
    });

    test('limits password changes separately from sign-ins', async () => {
      const email = 'changes@desk.example';
      await makeMember(desk.database, email);
      const signInWith = async (typed: string) => {
        const opened = openBrowser(desk.app, nextNetwork());
        assert.equal((await opened.fetch('POST', 'sign-in', { email, password: typed })).statusCode, 204);
        return opened;
      };
      const next = 'quite another sentence';
      const here = await signInWith(password);
      const changePassword = async (current: string) =>
        (await here.fetch('POST', 'account/password', { current, password: next })).statusCode;
      for (const _ of [1, 2, 3]) await tryPassword(email, 'wrong');
      assert.equal((await tryPassword(email, password)).status, 429);
      assert.equal(await changePassword(password), 204);
      assert.equal((await tryPassword(email, next)).status, 429, 'sign-in stays locked');
      for (const _ of [1, 2, 3]) assert.equal(await changePassword('wrong'), 403);
      assert.equal(await changePassword(next), 429);
      await backdateFailures('4 seconds');
      assert.equal(await changePassword(next), 204);
      assert.equal((await tryPassword(email, next)).status, 204);
    });

    test('locks a network that tries many accounts, but no other network', async () => {
      const network = '198.51.100.7';
      await makeMember(desk.database, 'sprayed@desk.example');
      const answers = [];
      for (let one = 1; one <= 10; one++)
        answers.push(await tryPassword(`person-${one}@desk.example`, 'wrong', network));
      assert.deepEqual(
        answers.slice(0, 9).map(({ retryAfter }) => retryAfter),
        Array(9).fill(undefined),
      );
      assert.equal(answers[9]?.retryAfter, 4);
      assert.equal((await tryPassword('sprayed@desk.example', password, network)).status, 429);
      assert.equal((await tryPassword('sprayed@desk.example', password)).status, 204);
    });

    test('limits simultaneous guesses the same way as consecutive ones', async () => {
      await makeMember(desk.database, 'flood@desk.example');
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => tryPassword('flood@desk.example', 'wrong')),
      );
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [
        ...Array(3).fill(401),
        ...Array(9).fill(429),
      ]);
    });

    test('keeps the lock across a server restart', async () => {
      await makeMember(desk.database, 'restart@desk.example');
      for (const _ of [1, 2, 3]) await tryPassword('restart@desk.example', 'wrong');
      const again = await buildApp(settings(desk.database.settings), desk.database.database);
      assert.equal((await tryPassword('restart@desk.example', password, nextNetwork(), again)).status, 429);
      await again.close();
    });

    if (backend === 'PostgreSQL') {
      test('shares the failure count between two servers on one database', async () => {
        await makeMember(desk.database, 'both@desk.example');
        const config = settings(desk.database.settings);
        const database = await connectDatabase(config, silentLog);
        const second = await buildApp(config, database);
        const answers = await Promise.all(
          Array.from({ length: 10 }, (_, index) =>
            tryPassword('both@desk.example', 'wrong', nextNetwork(), index % 2 ? second : desk.app),
          ),
        );
        assert.equal(answers.filter(({ status }) => status === 401).length, 3);
        await second.close();
        await database.close();
      });
    }
  });

test('counts failures of IPv6 clients by /64 network in any notation, and of IPv4 clients by address', () => {
  const same = ['2001:db8:0:7::1', '2001:db8::7:ffff:0:0:2', '2001:0db8:0000:0007::', '2001:DB8:0:7:a:b:c:d'];
  assert.equal(new Set(same.map((ip) => createNetworkSubject(ip).hash)).size, 1);
  const apart = ['2001:db8:0:7::1', '2001:db8:0:8::1', '::1', '192.0.2.1', '192.0.2.2'];
  assert.equal(new Set(apart.map((ip) => createNetworkSubject(ip).hash)).size, apart.length);
  assert.equal(createNetworkSubject('::ffff:192.0.2.1').hash, createNetworkSubject('192.0.2.1').hash);
});

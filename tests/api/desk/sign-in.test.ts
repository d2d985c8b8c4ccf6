import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hashToken } from '#server/outbound/mail/links.ts';
import type { Account, Role, Session } from '#shared/desk/api.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, startDesk } from '#tests/support/desk/app.ts';
import { type Browser, openBrowser } from '#tests/support/desk/browser.ts';
import { invite, makeMember, password } from '#tests/support/desk/members.ts';

const plantedId = 'A'.repeat(43);

for (const backend of backends)
  describe(`sign-in on the ${backend} database`, () => {
    const desk = setUpDesk(backend);
    let networks = 0;

    const openNewBrowser = () =>
      openBrowser(desk.app, `10.1.${Math.floor(++networks / 250)}.${networks % 250}`);
    const signIn = async (email: string, typed = password, opened: Browser = openNewBrowser()) => {
      const answer = await opened.fetch('POST', 'sign-in', { email, password: typed });
      assert.equal(answer.statusCode, 204, answer.body);
      return opened;
    };
    const getStatus = async (opened: Browser, path = 'account') =>
      (await opened.fetch('GET', path)).statusCode;

    test('returns the settings for leads only to roles that can see leads', async () => {
      const readSettings = async (role: Role) =>
        (await desk.fetch(await desk.memberOf(role), 'GET', 'session')).json().settings;
      assert.equal(await readSettings('editor'), null);
      for (const role of ['admin', 'agent'] as const)
        assert.deepEqual((await readSettings(role)).hours.days, [1, 2, 3, 4, 5], role);
    });

    test("finds the member regardless of the email address's case", async () => {
      await makeMember(desk.database, 'ada@desk.example', 'admin');
      const opened = await signIn(' Ada@Desk.Example ');
      const session: Session = (await opened.fetch('GET', 'session')).json();
      assert.deepEqual(
        { ...session.me, id: '' },
        {
          id: '',
          name: 'ada',
          email: 'ada@desk.example',
          role: 'admin',
          disabled: false,
          singleKeys: true,
          hasPassword: true,
          signature: '',
        },
      );
      assert.equal(session.site.zoneCity, 'Los Angeles');
      assert.deepEqual(session.people.map(({ email }) => email).includes('ada@desk.example'), true);
    });

    test('sets an HttpOnly, SameSite session cookie', async () => {
      await makeMember(desk.database, 'cookie@desk.example');
      const signInWith = (headers: Record<string, string>) =>
        openBrowser(desk.app, '10.2.0.1', headers).fetch('POST', 'sign-in', {
          email: 'cookie@desk.example',
          password,
        });
      const local = await signInWith({ host: 'localhost:3000', 'sec-fetch-site': 'same-origin' });
      assert.match(
        String(local.headers['set-cookie']),
        /^desk=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/,
      );
    });

    test('replaces the session id at sign-in and invalidates planted and earlier ids', async () => {
      await makeMember(desk.database, 'fix@desk.example');
      const opened = openNewBrowser();
      opened.cookies.set('desk', plantedId);
      await signIn('fix@desk.example', password, opened);
      const first = opened.cookies.get('desk') ?? '';
      assert.notEqual(first, plantedId);
      await signIn('fix@desk.example', password, opened);
      assert.notEqual(opened.cookies.get('desk'), first);
      assert.equal(await getStatus(opened), 200);
      for (const old of [plantedId, first]) {
        const other = openNewBrowser();
        other.cookies.set('desk', old);
        assert.equal(await getStatus(other), 401);
      }
    });

    test('ends the session on the server on sign-out, not only the cookie', async () => {
      await makeMember(desk.database, 'out@desk.example');
      const opened = await signIn('out@desk.example');
      const token = opened.cookies.get('desk') ?? '';
      assert.equal((await opened.fetch('POST', 'sign-out')).statusCode, 204);
      assert.equal(opened.cookies.size, 0);
      opened.cookies.set('desk', token);
      assert.equal(await getStatus(opened), 401);
    });

    test('ends a session after 12 idle hours or 14 days', async () => {
      await makeMember(desk.database, 'late@desk.example');
      for (const change of [
        "seen_at = now() - interval '12 hours 1 second'",
        "expires_at = now() - interval '1 second'",
      ]) {
        const opened = await signIn('late@desk.example');
        const hash = hashToken(opened.cookies.get('desk') ?? '');
        const [row] = await desk.database.query(
          `select round(extract(epoch from expires_at - created_at) / 86400)::int as days
          from staff.session where token_hash = $1`,
          [hash],
        );
        assert.equal(row?.days, 14);
        await desk.database.query(`update staff.session set ${change} where token_hash = $1`, [hash]);
        assert.equal(await getStatus(opened), 401, change);
        // Each sign-in deletes expired sessions.
        await signIn('late@desk.example');
        const left = await desk.database.query('select 1 from staff.session where token_hash = $1', [hash]);
        assert.equal(left.length, 0, change);
      }
    });

    test("records a member's activity at most once a minute", async () => {
      await makeMember(desk.database, 'here@desk.example');
      const opened = await signIn('here@desk.example');
      const hash = hashToken(opened.cookies.get('desk') ?? '');
      const readActivity = async () =>
        (
          await desk.database.query(
            `select session.seen_at::text || xmin::text as mark, session.seen_at > now() - interval '30 seconds' as fresh
          from staff.session where token_hash = $1`,
            [hash],
          )
        )[0];
      const first = await readActivity();
      await getStatus(opened);
      assert.deepEqual(await readActivity(), first);
      await desk.database.query(
        "update staff.session set seen_at = now() - interval '61 seconds' where token_hash = $1",
        [hash],
      );
      assert.equal((await readActivity())?.fresh, false);
      await getStatus(opened);
      assert.equal((await readActivity())?.fresh, true);
    });

    test('signs a member out when they are disabled or their role changes', async () => {
      const admin = await desk.memberOf('admin');
      const id = await makeMember(desk.database, 'gone@desk.example', 'admin');
      const opened = await signIn('gone@desk.example');
      assert.equal(await getStatus(opened, 'people'), 200);
      assert.equal((await desk.fetch(admin, 'PATCH', `people/${id}`, { role: 'agent' })).statusCode, 204);
      assert.equal(await getStatus(opened, 'people'), 401);
      await signIn('gone@desk.example', password, opened);
      assert.equal(await getStatus(opened, 'people'), 403);
      assert.equal(await getStatus(opened), 200);
      assert.equal((await desk.fetch(admin, 'PATCH', `people/${id}`, { disabled: true })).statusCode, 204);
      assert.equal(await getStatus(opened), 401);
      const again = await openNewBrowser().fetch('POST', 'sign-in', { email: 'gone@desk.example', password });
      assert.equal(again.statusCode, 401);
      assert.equal((await desk.fetch(admin, 'PATCH', `people/${id}`, { disabled: false })).statusCode, 204);
      assert.equal(await getStatus(opened), 401, 'what ended stays ended');
    });

    test('applies a role or disabled flag that was changed in the database, on the next request', async () => {
      const cookie = await desk.memberOf('admin');
      const id = await desk.idOf(cookie);
      const getPeopleStatus = async () => (await desk.fetch(cookie, 'GET', 'people')).statusCode;
      assert.equal(await getPeopleStatus(), 200);
      await desk.database.query("update staff.member set role = 'agent' where id = $1", [id]);
      assert.equal(await getPeopleStatus(), 403);
      await desk.database.query('update staff.member set disabled_at = now() where id = $1', [id]);
      assert.equal(await getPeopleStatus(), 401);
    });

    test('ends all other sessions and invalidates the old password on a password change', async () => {
      await makeMember(desk.database, 'new@desk.example');
      const [here, there] = [await signIn('new@desk.example'), await signIn('new@desk.example')];
      const before = here.cookies.get('desk') ?? '';
      const changePassword = (body: object) => here.fetch('POST', 'account/password', body);
      const next = 'quite another sentence';
      assert.equal((await changePassword({ password: next })).statusCode, 403);
      assert.equal(
        (await changePassword({ current: 'not that one at all', password: next })).statusCode,
        403,
      );
      assert.equal((await changePassword({ current: password, password: next })).statusCode, 204);
      assert.equal(await getStatus(here), 200);
      assert.equal(await getStatus(there), 401);
      const old = openNewBrowser();
      old.cookies.set('desk', before);
      assert.equal(await getStatus(old), 401);
      const former = await openNewBrowser().fetch('POST', 'sign-in', { email: 'new@desk.example', password });
      assert.equal(former.statusCode, 401);
      await signIn('new@desk.example', next);
    });

    test('rejects common passwords', async () => {
      const cookie = await desk.memberOf('agent', { email: 'a.long.address@desk.example' });
      for (const [typed, code] of [
        ['elevenchars', 'password_short'],
        ['🚀🛸🌍🌙🌟🌞🪐', 'password_short'],
        ['x'.repeat(1_001), 'password_long'],
        ['A.Long.Address@desk.example', 'password_guessable'],
        ['aaaaaaaaaaaaaaaa', 'password_guessable'],
      ] as const) {
        const answer = await desk.fetch(cookie, 'POST', 'account/password', { password: typed });
        assert.equal(answer.statusCode, 400, typed);
        assert.equal(answer.json().code, code);
      }
      const longest = `${'語'.repeat(999)}x`;
      assert.equal(
        (await desk.fetch(cookie, 'POST', 'account/password', { password: longest })).statusCode,
        204,
      );
      await signIn('a.long.address@desk.example', longest);
    });

    test('stores a password as argon2id with its parameters', async () => {
      await makeMember(desk.database, 'phc@desk.example');
      const [row] = await desk.database.query(
        "select password_hash from staff.member where email = 'phc@desk.example'",
      );
      assert.match(String(row?.password_hash), /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    });

    test("lists a member's own devices, and lets them sign out one or all, but no one else's", async () => {
      await makeMember(desk.database, 'devices@desk.example');
      const [here, there] = [await signIn('devices@desk.example'), openNewBrowser()];
      const firefox = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0';
      await there.fetch(
        'POST',
        'sign-in',
        { email: 'devices@desk.example', password },
        { 'user-agent': firefox },
      );
      const account: Account = (await here.fetch('GET', 'account')).json();
      assert.deepEqual(account.sessions.map(({ device, isThis }) => [device, isThis]).toSorted(), [
        ['An unknown browser', true],
        ['Firefox on macOS', false],
      ]);
      const other = account.sessions.find(({ isThis }) => !isThis);
      const stranger = await desk.memberOf('admin');
      assert.equal((await desk.fetch(stranger, 'DELETE', `account/sessions/${other?.id}`)).statusCode, 404);
      assert.equal((await here.fetch('DELETE', `account/sessions/${other?.id}`)).statusCode, 204);
      assert.equal(await getStatus(there), 401);
      assert.equal(await getStatus(here), 200);
      const third = await signIn('devices@desk.example');
      assert.equal((await third.fetch('DELETE', 'account/sessions')).statusCode, 204);
      for (const opened of [here, third]) assert.equal(await getStatus(opened), 401);
    });

    test('lets an admin sign a member out everywhere', async () => {
      const admin = await desk.memberOf('admin');
      const cookie = await desk.memberOf('agent');
      assert.equal(
        (await desk.fetch(admin, 'POST', `people/${await desk.idOf(cookie)}/sign-out`)).statusCode,
        204,
      );
      assert.equal((await desk.fetch(cookie, 'GET', 'account')).statusCode, 401);
    });

    test('lets members change their own name and shortcuts', async () => {
      const cookie = await desk.memberOf('editor');
      assert.equal(
        (await desk.fetch(cookie, 'PATCH', 'account', { name: ' Noor ', singleKeys: false })).statusCode,
        204,
      );
      const { me }: Session = (await desk.fetch(cookie, 'GET', 'session')).json();
      assert.deepEqual([me.name, me.singleKeys], ['Noor', false]);
      for (const body of [{ name: '' }, { name: 'x'.repeat(101) }, { role: 'admin' }])
        assert.equal((await desk.fetch(cookie, 'PATCH', 'account', body)).statusCode, 400);
    });

    test('stores nothing in the database that could be used to sign in', async () => {
      await makeMember(desk.database, 'copied@desk.example', 'admin');
      const opened = await signIn('copied@desk.example');
      const link = await invite(desk.database, 'invited@desk.example');
      await opened.fetch('POST', 'sign-in/passkey/options');
      const secrets = [opened.cookies.get('desk'), opened.cookies.get('desk-passkey'), link, password];
      assert.equal(secrets.filter(Boolean).length, 4);

      const columns = await desk.database.query(
        `select table_name as name, column_name as column from information_schema.columns where table_schema = 'staff'`,
      );
      const texts = new Set<string>();
      for (const { name, column } of columns) {
        const rows = await desk.database.query(`select "${column}"::text as text from staff."${name}"`);
        for (const { text } of rows) if (text !== null) texts.add(String(text));
      }
      assert.ok(texts.has(hashToken(String(secrets[0]))), 'the dump holds what is kept of the session');
      for (const text of texts) {
        for (const secret of secrets) assert.ok(!text.includes(String(secret)), text);
        if (text.length > 200) continue;
        // Tries the stored text itself, and each stored hash in base64url, the encoding of tokens.
        const bytes = /^[0-9a-f]{64}$/.test(text) ? [Buffer.from(text, 'hex').toString('base64url')] : [];
        for (const key of [text, ...bytes]) {
          const thief = openNewBrowser();
          thief.cookies.set('desk', encodeURIComponent(key));
          assert.equal(await getStatus(thief), 401, key);
          assert.equal(await getStatus(thief, `invite/${encodeURIComponent(key)}`), 404, key);
        }
      }
    });
  });

test('uses a __Host- cookie for an HTTPS origin', async () => {
  const desk = await startDesk('embedded', { DESK_ORIGIN: 'https://desk.cue.example' });
  await makeMember(desk.database, 'tls@desk.example');
  const page = { host: 'desk.cue.example', 'sec-fetch-site': 'same-origin' };
  const opened = openBrowser(desk.app, '10.3.0.1', page);
  const answer = await opened.fetch('POST', 'sign-in', { email: 'tls@desk.example', password });
  assert.match(
    String(answer.headers['set-cookie']),
    /^__Host-desk=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  assert.equal((await opened.fetch('GET', 'account')).statusCode, 200);
  const token = opened.cookies.get('__Host-desk') ?? '';
  const plain = openBrowser(desk.app, '10.3.0.1', page);
  plain.cookies.set('desk', token);
  assert.equal((await plain.fetch('GET', 'account')).statusCode, 401);
  await desk.drop();
});

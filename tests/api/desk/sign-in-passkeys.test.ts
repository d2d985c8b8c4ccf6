import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Account } from '#shared/desk/api.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk } from '#tests/support/desk/app.ts';
import { softwareAuthenticator, type Tampering } from '#tests/support/desk/authenticator.ts';
import { type Browser, openBrowser } from '#tests/support/desk/browser.ts';
import { invite, makeMember, password } from '#tests/support/desk/members.ts';

const origin = 'http://localhost:3000';

for (const backend of backends)
  describe(`passkeys on the ${backend} database`, () => {
    const desk = setUpDesk(backend);
    let networks = 0;

    const openNewBrowser = () => openBrowser(desk.app, `10.5.0.${++networks}`);
    const signIn = async (key: Authenticator, opened = openNewBrowser(), twist: Tampering = {}) => {
      const options = (await opened.fetch('POST', 'sign-in/passkey/options')).json();
      return opened.fetch('POST', 'sign-in/passkey', key.get(options, twist));
    };
    const createMemberWithPasskey = async (email: string, opened = openNewBrowser()) => {
      const key = softwareAuthenticator(origin);
      const token = await invite(desk.database, email);
      const options = (await opened.fetch('POST', `invite/${token}/passkey/options`)).json();
      const passkey = key.create(options);
      const answer = await opened.fetch('POST', `invite/${token}/passkey`, { name: 'Noor', passkey });
      assert.equal(answer.statusCode, 204, answer.body);
      return { key, opened, token, options };
    };
    const addPasskey = async (opened: Browser, key: Authenticator, twist: Tampering = {}) => {
      const options = (await opened.fetch('POST', 'account/passkeys/options')).json();
      return opened.fetch('POST', 'account/passkeys', key.create(options, twist));
    };

    test('accepts an invite with a new passkey, which then signs the member in without an email address', async () => {
      const { key, opened, token, options } = await createMemberWithPasskey('noor@desk.example');
      assert.equal(options.rp.id, 'localhost');
      assert.equal(options.user.name, 'noor@desk.example');
      assert.equal(options.authenticatorSelection.residentKey, 'required');
      assert.equal(options.authenticatorSelection.userVerification, 'required');
      const { me } = (await opened.fetch('GET', 'session')).json();
      assert.deepEqual([me.name, me.email, me.hasPassword], ['Noor', 'noor@desk.example', false]);
      assert.equal((await opened.fetch('GET', `invite/${token}`)).statusCode, 404);

      const elsewhere = openNewBrowser();
      assert.equal((await signIn(key, elsewhere)).statusCode, 204);
      assert.equal((await elsewhere.fetch('GET', 'session')).json().me.id, me.id);
      const account: Account = (await elsewhere.fetch('GET', 'account')).json();
      assert.equal(account.passkeys.length, 1);
      assert.ok(account.passkeys[0]?.usedAt);
    });

    test('lets a member add a passkey and remove it', async () => {
      const id = await makeMember(desk.database, 'adds@desk.example');
      const opened = openNewBrowser();
      await opened.fetch('POST', 'sign-in', { email: 'adds@desk.example', password });
      const key = softwareAuthenticator(origin);
      assert.equal((await addPasskey(opened, key)).statusCode, 204);
      const other = openNewBrowser();
      assert.equal((await signIn(key, other)).statusCode, 204);
      assert.equal((await other.fetch('GET', 'session')).json().me.id, id);
      const [passkey] = ((await opened.fetch('GET', 'account')).json() as Account).passkeys;
      const stranger = await desk.memberOf('admin');
      assert.equal((await desk.fetch(stranger, 'DELETE', `account/passkeys/${passkey?.id}`)).statusCode, 404);
      assert.equal((await opened.fetch('DELETE', `account/passkeys/${passkey?.id}`)).statusCode, 204);
      assert.equal((await signIn(key)).statusCode, 401);
    });

    test('prevents members from removing their only sign-in method', async () => {
      const { key, opened } = await createMemberWithPasskey('only@desk.example');
      const [passkey] = ((await opened.fetch('GET', 'account')).json() as Account).passkeys;
      const deletePasskey = () => opened.fetch('DELETE', `account/passkeys/${passkey?.id}`);
      assert.equal((await deletePasskey()).json().code, 'last_way_in');
      assert.equal((await signIn(key)).statusCode, 204);
      assert.equal((await addPasskey(opened, softwareAuthenticator(origin))).statusCode, 204);
      assert.equal((await deletePasskey()).statusCode, 204);
    });

    test('rejects signatures for another origin or challenge, or without user verification', async () => {
      const { key } = await createMemberWithPasskey('careful@desk.example');
      for (const twist of [
        { origin: 'http://localhost:4000' },
        { origin: 'https://localhost:3000' },
        { domain: 'evil.example' },
        { isUnverified: true },
        { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
      ] as Tampering[]) {
        assert.equal((await signIn(key, openNewBrowser(), twist)).statusCode, 401, JSON.stringify(twist));
      }
      const forged = softwareAuthenticator(origin);
      const opened = openNewBrowser();
      const options = (await opened.fetch('POST', 'sign-in/passkey/options')).json();
      const [{ id, rawId }, answer] = [key.get(options), forged.get(options)];
      assert.equal((await opened.fetch('POST', 'sign-in/passkey', { ...answer, id, rawId })).statusCode, 401);
      assert.equal((await signIn(softwareAuthenticator(origin))).statusCode, 401, 'unknown');
      assert.equal((await signIn(key)).statusCode, 204);
    });

    test('rejects new passkeys for another origin or challenge, or without user verification', async () => {
      const opened = openNewBrowser();
      opened.cookies.set('desk', (await desk.memberOf('agent')).replace('desk=', ''));
      for (const twist of [
        { origin: 'https://evil.example' },
        { domain: 'evil.example' },
        { isUnverified: true },
        { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
      ] as Tampering[]) {
        assert.equal(
          (await addPasskey(opened, softwareAuthenticator(origin), twist)).statusCode,
          400,
          JSON.stringify(twist),
        );
      }
    });

    test('accepts a challenge once, and only in the browser that requested it', async () => {
      const { key } = await createMemberWithPasskey('once@desk.example');
      const opened = openNewBrowser();
      const options = (await opened.fetch('POST', 'sign-in/passkey/options')).json();
      const step = opened.cookies.get('desk-passkey') ?? '';
      const answer = key.get(options);
      const other = openNewBrowser();
      assert.equal((await other.fetch('POST', 'sign-in/passkey', answer)).json().code, 'step_over');
      assert.equal((await opened.fetch('POST', 'sign-in/passkey', answer)).statusCode, 204);
      opened.cookies.set('desk-passkey', step);
      assert.equal(
        (await opened.fetch('POST', 'sign-in/passkey', key.get(options))).json().code,
        'step_over',
      );
    });

    test('expires a challenge after ten minutes', async () => {
      const { key } = await createMemberWithPasskey('slow@desk.example');
      const opened = openNewBrowser();
      const options = (await opened.fetch('POST', 'sign-in/passkey/options')).json();
      await desk.database.query(
        "update staff.sign_in_step set expires_at = expires_at - interval '10 minutes'",
      );
      assert.equal(
        (await opened.fetch('POST', 'sign-in/passkey', key.get(options))).json().code,
        'step_over',
      );
    });

    test('does not accept a passkey created for another member or invite', async () => {
      const opened = openNewBrowser();
      opened.cookies.set('desk', (await desk.memberOf('agent')).replace('desk=', ''));
      const options = (await opened.fetch('POST', 'account/passkeys/options')).json();
      const passkey = softwareAuthenticator(origin).create(options);
      const token = await invite(desk.database, 'mixed@desk.example', 'admin');
      assert.equal(
        (await opened.fetch('POST', `invite/${token}/passkey`, { passkey })).json().code,
        'step_over',
      );
      const again = (await opened.fetch('POST', 'account/passkeys/options')).json();
      opened.cookies.set('desk', (await desk.memberOf('admin')).replace('desk=', ''));
      const taken = await opened.fetch(
        'POST',
        'account/passkeys',
        softwareAuthenticator(origin).create(again),
      );
      assert.equal(taken.json().code, 'step_over');
    });

    test('rejects a passkey whose counter went backward, because it may be a clone', async () => {
      const { key } = await createMemberWithPasskey('copied@desk.example');
      assert.equal((await signIn(key, openNewBrowser(), { counter: 7 })).statusCode, 204);
      assert.equal((await signIn(key, openNewBrowser(), { counter: 7 })).statusCode, 401);
      assert.equal((await signIn(key, openNewBrowser(), { counter: 3 })).statusCode, 401);
      assert.equal((await signIn(key, openNewBrowser(), { counter: 8 })).statusCode, 204);
    });

    test('rejects the passkey of a disabled member', async () => {
      const { key } = await createMemberWithPasskey('dismissed@desk.example');
      await desk.database.query(
        "update staff.member set disabled_at = now() where email = 'dismissed@desk.example'",
      );
      assert.equal((await signIn(key)).statusCode, 401);
    });

    test('allows a passkey on an account locked by wrong passwords, but not from a locked network', async () => {
      const { key, opened } = await createMemberWithPasskey('guessed@desk.example');
      await opened.fetch('POST', 'account/password', { password });
      for (let tries = 0; tries < 5; tries++)
        await openNewBrowser().fetch('POST', 'sign-in', { email: 'guessed@desk.example', password: 'wrong' });
      const held = await openNewBrowser().fetch('POST', 'sign-in', {
        email: 'guessed@desk.example',
        password,
      });
      assert.equal(held.statusCode, 429);
      assert.equal((await signIn(key)).statusCode, 204);
      const network = openBrowser(desk.app, '10.6.0.1');
      const unknown = softwareAuthenticator(origin);
      for (let tries = 0; tries < 10; tries++) assert.equal((await signIn(unknown, network)).statusCode, 401);
      assert.equal((await signIn(key, network)).statusCode, 429);
    });

    test('disables passkeys for a desk opened by IP address and gives the reason', async () => {
      const page = { host: '127.0.0.1:3000', 'sec-fetch-site': 'same-origin' };
      const opened = openBrowser(desk.app, '10.7.0.1', page);
      assert.equal((await opened.fetch('GET', 'sign-in')).json().passkeys, false);
      assert.equal((await opened.fetch('POST', 'sign-in/passkey/options')).json().code, 'no_passkeys');
      assert.equal((await openNewBrowser().fetch('GET', 'sign-in')).json().passkeys, true);
    });
  });

type Authenticator = ReturnType<typeof softwareAuthenticator>;

import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { OAuth2Server } from 'oauth2-mock-server';
import { backends } from '#tests/support/database/test-database.ts';
import { type DeskApp, startDesk } from '#tests/support/desk/app.ts';
import { type Browser, openBrowser } from '#tests/support/desk/browser.ts';
import { invite, makeMember } from '#tests/support/desk/members.ts';
import { findFreePort } from '#tests/support/server/free-port.ts';

type Claims = Record<string, unknown>;

for (const backend of backends)
  describe(`sign-in through an identity provider on the ${backend} database`, () => {
    const provider = new OAuth2Server();
    let port: number;
    let desk: DeskApp;
    let asked: Claims;

    before(async () => {
      await provider.issuer.keys.generate('RS256');
      port = await findFreePort();
      desk = await startDesk(backend, {
        OPENID_ISSUER: `http://localhost:${port}`,
        OPENID_CLIENT_ID: 'desk',
        OPENID_CLIENT_SECRET: 'secret',
        OPENID_NAME: 'Google',
      });
    });
    after(async () => {
      if (provider.listening) await provider.stop();
      await desk.drop();
    });
    afterEach(() => provider.service.removeAllListeners());

    const setClaims = (claims: Claims) => {
      provider.service.on('beforeTokenSigning', ({ payload }) => {
        Object.assign(payload, { aud: 'desk', nonce: asked.nonce }, claims);
      });
    };
    /** Follows the redirect to the provider. @returns the URL that the provider redirects to */
    const visitProvider = async (opened: Browser) => {
      const away = await opened.fetch('GET', 'sign-in/openid', undefined, { 'sec-fetch-site': 'none' });
      assert.equal(away.statusCode, 302, away.body);
      const address = new URL(String(away.headers.location));
      asked = Object.fromEntries(address.searchParams);
      const back = await fetch(address, { redirect: 'manual' });
      return new URL(String(back.headers.get('location')));
    };
    const returnFromProvider = async (opened: Browser, { search }: URL) => {
      const sent = { 'sec-fetch-site': 'cross-site' };
      const answer = await opened.fetch('GET', `sign-in/openid/callback${search}`, undefined, sent);
      assert.equal(answer.statusCode, 302);
      return String(answer.headers.location);
    };
    const signIn = async (claims: Claims, opened = openBrowser(desk.app)) => {
      setClaims(claims);
      return { to: await returnFromProvider(opened, await visitProvider(opened)), opened };
    };

    test('reports an unavailable provider and retries on the next sign-in', async () => {
      const away = await openBrowser(desk.app).fetch('GET', 'sign-in/openid');
      assert.equal(away.headers.location, '/desk/sign-in?problem=openid_away');
      await provider.start(port, 'localhost');
      const there = await openBrowser(desk.app).fetch('GET', 'sign-in/openid');
      assert.match(String(there.headers.location), new RegExp(`^http://localhost:${port}/authorize`));
    });

    test('names the provider on the sign-in button', async () => {
      assert.deepEqual((await desk.fetch('', 'GET', 'sign-in')).json().openId, { name: 'Google' });
    });

    test('signs in a member with a verified address, using PKCE, state and nonce', async () => {
      await makeMember(desk.database, 'ada@desk.example', 'admin');
      const { to, opened } = await signIn({ email: 'Ada@Desk.example', email_verified: true });
      assert.equal(to, '/desk');
      assert.equal((await opened.fetch('GET', 'session')).json().me.email, 'ada@desk.example');
      assert.equal(asked.code_challenge_method, 'S256');
      assert.equal(asked.redirect_uri, 'http://localhost:3000/desk/api/sign-in/openid/callback');
      for (const name of ['code_challenge', 'state', 'nonce'])
        assert.ok(String(asked[name]).length > 20, name);
    });

    test("makes an invited person a member once, with the invite's role", async () => {
      const token = await invite(desk.database, 'invited@desk.example', 'editor');
      const { to, opened } = await signIn({ email: 'invited@desk.example', email_verified: true });
      assert.equal(to, '/desk');
      assert.equal((await opened.fetch('GET', 'session')).json().me.role, 'editor');
      assert.equal((await opened.fetch('GET', `invite/${token}`)).statusCode, 404);
      assert.equal((await signIn({ email: 'invited@desk.example', email_verified: true })).to, '/desk');
    });

    test('rejects uninvited people and disabled members without creating accounts', async () => {
      const id = await makeMember(desk.database, 'gone@desk.example');
      await desk.database.query('update staff.member set disabled_at = now() where id = $1', [id]);
      await invite(desk.database, 'late@desk.example');
      await desk.database.query(
        "update staff.invite set expires_at = now() where email = 'late@desk.example'",
      );
      for (const email of ['stranger@desk.example', 'gone@desk.example', 'late@desk.example']) {
        const { to, opened } = await signIn({ email, email_verified: true });
        assert.equal(to, '/desk/sign-in?problem=not_invited');
        assert.equal((await opened.fetch('GET', 'account')).statusCode, 401);
        provider.service.removeAllListeners();
      }
      const members = await desk.database.query("select 1 from staff.member where email like 'stranger%'");
      assert.equal(members.length, 0);
    });

    test('rejects an email address that the provider has not verified', async () => {
      await makeMember(desk.database, 'unproved@desk.example', 'admin');
      for (const claims of [{ email_verified: false }, { email_verified: 'false' }, {}] as Claims[]) {
        const { to } = await signIn({ email: 'unproved@desk.example', ...claims });
        assert.equal(to, '/desk/sign-in?problem=unverified', JSON.stringify(claims));
        provider.service.removeAllListeners();
      }
    });

    test('rejects a wrong nonce, audience or issuer', async () => {
      const right = { email: 'ada@desk.example', email_verified: true };
      for (const claims of [{ nonce: 'another' }, { aud: 'another' }, { iss: 'http://localhost:1' }]) {
        assert.equal((await signIn({ ...right, ...claims })).to, '/desk/sign-in?problem=openid_failed');
        provider.service.removeAllListeners();
      }
    });

    test('rejects a wrong state, a callback in another browser and a second use', async () => {
      const right = { email: 'ada@desk.example', email_verified: true };
      setClaims(right);
      const opened = openBrowser(desk.app);
      const back = await visitProvider(opened);
      assert.equal(
        await returnFromProvider(openBrowser(desk.app), back),
        '/desk/sign-in?problem=openid_over',
      );
      const [name = ''] = [...opened.cookies.keys()].filter((one) => one.startsWith('desk-openid-'));
      const step = opened.cookies.get(name) ?? '';
      assert.equal(await returnFromProvider(opened, back), '/desk');
      opened.cookies.set(name, step);
      assert.equal(await returnFromProvider(opened, back), '/desk/sign-in?problem=openid_over');
      const other = await visitProvider(opened);
      other.searchParams.set('state', 'another');
      assert.equal(await returnFromProvider(opened, other), '/desk/sign-in?problem=openid_over');
    });

    test('completes a sign-in in the first tab after another was started in a second tab', async () => {
      setClaims({ email: 'ada@desk.example', email_verified: true });
      const opened = openBrowser(desk.app);
      const first = await visitProvider(opened);
      const nonce = asked.nonce;
      await visitProvider(opened);
      asked.nonce = nonce;
      assert.equal(await returnFromProvider(opened, first), '/desk');
    });

    test('reports that the person denied access at the provider', async () => {
      const opened = openBrowser(desk.app);
      const back = await visitProvider(opened);
      back.searchParams.delete('code');
      back.searchParams.set('error', 'access_denied');
      assert.equal(await returnFromProvider(opened, back), '/desk/sign-in?problem=openid_failed');
    });
  });

import assert from 'node:assert/strict';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, test } from 'node:test';
import Provider, { type ClientAuthMethod, type JWK, type SigningAlgorithmWithNone } from 'oidc-provider';
import { type DeskApp, startDesk } from '#tests/support/desk/app.ts';
import { openBrowser } from '#tests/support/desk/browser.ts';
import { makeMember } from '#tests/support/desk/members.ts';
import { findFreePort } from '#tests/support/server/free-port.ts';

/** Tests sign-in with a certified provider: https://github.com/panva/node-oidc-provider */

const emailAddress = 'ada@desk.example';
const redirectUri = 'http://localhost:3000/desk/api/sign-in/openid/callback';

type ProviderOptions = {
  authMethod?: ClientAuthMethod;
  algorithm?: SigningAlgorithmWithNone;
  claims?: Record<string, unknown>;
  tokenClaims?: Record<string, unknown>;
  inToken?: boolean;
  trusted?: boolean;
  isForged?: boolean;
};

let desk: DeskApp;
let server: Server;
afterEach(async () => {
  server.close();
  await desk.drop();
});

const toJwk = (key: { privateKey: KeyObject }, alg: string) =>
  ({ ...key.privateKey.export({ format: 'jwk' }), alg, use: 'sig', kid: alg }) as JWK;
const makeKeys = () => [
  toJwk(generateKeyPairSync('rsa', { modulusLength: 2048 }), 'RS256'),
  toJwk(generateKeyPairSync('rsa', { modulusLength: 2048 }), 'PS256'),
  toJwk(generateKeyPairSync('ec', { namedCurve: 'P-256' }), 'ES256'),
  toJwk(generateKeyPairSync('ed25519'), 'EdDSA'),
];
const keys = makeKeys();

/** Signs a member in like a browser. @returns the URL that the desk redirects to */
async function signIn({
  authMethod = 'client_secret_basic',
  algorithm = 'RS256',
  claims = { email: emailAddress, email_verified: true },
  tokenClaims,
  inToken = false,
  trusted = false,
  isForged = false,
}: ProviderOptions): Promise<string> {
  const port = await findFreePort();
  const issuer = `http://localhost:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'desk',
        client_secret: 'a secret with : and %',
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: authMethod,
        id_token_signed_response_alg: algorithm,
      },
    ],
    jwks: { keys },
    enabledJWA: { idTokenSigningAlgValues: ['RS256', 'PS256', 'ES256', 'EdDSA', 'HS256'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: !inToken,
    cookies: { keys: ['key'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: (use) => ({ sub: id, ...(use === 'id_token' && tokenClaims ? tokenClaims : claims) }),
    }),
  });
  const answer = provider.callback();
  const otherKeys = makeKeys().map(({ d, p, q, dp, dq, qi, ...publicPart }) => publicPart);
  server = createServer((request, response) =>
    isForged && request.url === '/jwks'
      ? response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: otherKeys }))
      : answer(request, response),
  ).listen(port, 'localhost');
  await once(server, 'listening');
  desk = await startDesk('embedded', {
    OPENID_ISSUER: issuer,
    OPENID_CLIENT_ID: 'desk',
    OPENID_CLIENT_SECRET: 'a secret with : and %',
    ...(trusted && { OPENID_TRUSTED_ISSUER: issuer }),
  });
  await makeMember(desk.database, emailAddress, 'admin');
  const opened = openBrowser(desk.app);
  const away = await opened.fetch('GET', 'sign-in/openid', undefined, { 'sec-fetch-site': 'none' });
  const back = await signInAtProvider(String(away.headers.location));
  const arrived = await opened.fetch('GET', `sign-in/openid/callback${back.search}`, undefined, {
    'sec-fetch-site': 'cross-site',
  });
  return String(arrived.headers.location);
}

async function signInAtProvider(start: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  let form: Record<string, string> | undefined;
  for (let step = 0; step < 12 && !url.href.startsWith(redirectUri); step++) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    const to = response.headers.get('location');
    const prompt = /name="prompt" value="(\w+)"/.exec(await response.text())?.[1];
    form = to ? undefined : { prompt: `${prompt}`, login: 'ada', password: 'x' };
    if (to) url = new URL(to, url);
  }
  return url;
}

for (const way of ['client_secret_basic', 'client_secret_post'] as const)
  test(`supports a client with the authentication method ${way}`, async () => {
    assert.equal(await signIn({ authMethod: way }), '/desk');
  });

for (const algorithm of ['PS256', 'ES256', 'EdDSA'] as const)
  test(`accepts ID tokens signed with ${algorithm}`, async () => {
    assert.equal(await signIn({ algorithm, inToken: true }), '/desk');
  });

test('rejects an ID token signed with the client secret', async () => {
  assert.equal(await signIn({ algorithm: 'HS256', inToken: true }), '/desk/sign-in?problem=openid_failed');
});

for (const algorithm of ['RS256', 'ES256', 'EdDSA'] as const)
  test(`rejects an ID token signed with another ${algorithm} key`, async () => {
    assert.equal(
      await signIn({ algorithm, inToken: true, isForged: true }),
      '/desk/sign-in?problem=openid_failed',
    );
  });

test('reads the email address from the userinfo endpoint or the ID token', async () => {
  assert.equal(await signIn({ inToken: false }), '/desk');
  await desk.drop();
  server.close();
  assert.equal(await signIn({ inToken: true }), '/desk');
});

test('accepts email_verified as a string', async () => {
  assert.equal(await signIn({ claims: { email: emailAddress, email_verified: 'true' } }), '/desk');
});

test('accepts an email address without email_verified only from a trusted issuer', async () => {
  const claims = { email: emailAddress };
  assert.equal(await signIn({ claims }), '/desk/sign-in?problem=unverified');
  await desk.drop();
  server.close();
  assert.equal(await signIn({ claims, trusted: true }), '/desk');
});

test('ignores email_verified from the userinfo endpoint if it refers to another email address', async () => {
  const claims = { email: 'stranger@desk.example', email_verified: true };
  const to = await signIn({ claims, tokenClaims: { email: emailAddress }, inToken: true });
  assert.equal(to, '/desk/sign-in?problem=unverified');
});

test('rejects an unverified email address, even from a trusted issuer', async () => {
  const claims = { email: emailAddress, email_verified: false };
  assert.equal(await signIn({ claims, trusted: true }), '/desk/sign-in?problem=unverified');
});

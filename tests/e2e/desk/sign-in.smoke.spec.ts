import type { CDPSession, Page } from '@playwright/test';
import { OAuth2Server } from 'oauth2-mock-server';
import { makeMember } from '#tests/support/desk/members.ts';
import { test as deskTest, expect } from '#tests/support/desk/site.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';

const test = deskTest.extend<object, { provider: OAuth2Server }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture takes none
    async ({}, use) => {
      const provider = new OAuth2Server();
      await provider.issuer.keys.generate('RS256');
      await provider.start(0, 'localhost');
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  deskSettings: [
    ({ provider }, use) =>
      use({
        OPENID_ISSUER: String(provider.issuer.url),
        OPENID_CLIENT_ID: 'desk',
        OPENID_CLIENT_SECRET: 'secret',
        OPENID_NAME: 'Google',
      }),
    { scope: 'worker' },
  ],
});

type Authenticator = {
  set(person: { isRight?: boolean; isThere?: boolean }): Promise<unknown>;
};

async function addAuthenticator(page: Page): Promise<Authenticator> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    set: async ({ isRight = true, isThere = true }) => {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isRight });
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: isThere });
    },
  };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const signOut = async (page: Page) => {
  await page.goto('/desk/account');
  await button(page, 'Sign out here').click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
};

test.describe('signing in with a passkey', () => {
  // The tests include sign-ins that fail.
  test.use({ expectedConsole: /status of 401/ });

  test('creates a passkey from an invite link, and shows when the passkey was last used', async ({
    page,
    desk,
  }) => {
    const key = await addAuthenticator(page);
    await page.goto(await desk.inviteTo('kim@cue.example', 'agent'));
    await page.getByLabel('Your name').fill('Kim Park');
    await button(page, 'Create a passkey').click();
    await expect(page).toHaveURL(/\/desk\/leads/);
    const readPasskeys = () =>
      desk.database.query(
        `select name, password_hash, count(passkey.id)::int as passkeys from staff.member left join staff.passkey on member_id = member.id
        where email = 'kim@cue.example' group by member.id`,
      );
    expect(await readPasskeys()).toEqual([{ name: 'Kim Park', password_hash: null, passkeys: 1 }]);

    await key.set({ isThere: false });
    await signOut(page);
    await key.set({});
    // The browser may offer the passkey and sign in before the button is pressed.
    await Promise.any([
      page.waitForURL(/\/desk\/leads/),
      button(page, 'Continue with a passkey')
        .click()
        .then(() => page.waitForURL(/\/desk\/leads/)),
    ]);

    await page.goto('/desk/account');
    await expect(page.getByText(/^last used today/)).toBeVisible();
  });

  test('adds a passkey for another device beside the password, and removes it', async ({
    page,
    desk,
    context,
  }) => {
    const id = await makeMember(desk.database, 'lou@cue.example');
    await addAuthenticator(page);
    await page.goto('/desk/sign-in');
    await page.getByLabel('Work email').fill('lou@cue.example');
    await page.getByRole('textbox', { name: 'Password' }).fill('a lamp for every hour');
    await button(page, 'Sign in').click();
    await expect(page).toHaveURL(/\/desk\/leads/);
    await page.goto('/desk/account');
    await button(page, 'Add a passkey').click();
    await expect(page.getByText('The passkey is created.')).toBeVisible();
    await expect(page.getByText('not used yet')).toBeVisible();
    await expectAccessible(page, 'an account with a passkey');
    await button(page, 'Add a passkey').click();
    await expect(page.getByText('This device already has a passkey for this desk.')).toBeVisible();
    await button(page, /^Remove the passkey made/).click();
    await expect(page.getByText('The passkey is removed.')).toBeVisible();
    const keys = await desk.database.query('select 1 from staff.passkey where member_id = $1', [id]);
    expect(keys).toEqual([]);
    await context.clearCookies();
    await page.goto('/desk/sign-in');
    await button(page, 'Continue with a passkey').click();
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
    await expect(page).toHaveURL(/\/desk\/sign-in/);
  });

  test('reports that the passkey request was declined, and lets the person retry', async ({ page, desk }) => {
    const key = await addAuthenticator(page);
    await page.goto(await desk.inviteTo('jo@cue.example', 'agent'));
    await key.set({ isRight: false });
    await button(page, 'Create a passkey').click();
    const alert = page.getByRole('alert').filter({ hasText: 'The request was declined or timed out.' });
    await expect(alert).toBeVisible();
    await expectAccessible(page, 'a declined passkey');
    await key.set({});
    await button(page, 'Create a passkey').click();
    await expect(page).toHaveURL(/\/desk\/leads/);

    await key.set({ isRight: false, isThere: false });
    await signOut(page);
    await key.set({ isRight: false });
    await button(page, 'Continue with a passkey').click();
    await expect(alert).toBeVisible();
    await key.set({});
    await button(page, 'Continue with a passkey').click();
    await expect(page).toHaveURL(/\/desk\/leads/);
  });
});

test.describe("signing in through the agency's identity provider", () => {
  test.use({ expectedConsole: /status of 401/ });

  function setClaims(provider: OAuth2Server, page: Page, claims: Record<string, unknown>) {
    let nonce: string | null = null;
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/authorize') nonce = searchParams.get('nonce');
    });
    provider.service.removeAllListeners();
    provider.service.on('beforeTokenSigning', ({ payload }) => {
      Object.assign(payload, { aud: 'desk', nonce, ...claims });
    });
  }

  test('signs in an invited person with the invited role, both on the first and on later sign-ins', async ({
    page,
    desk,
    provider,
    context,
  }) => {
    await desk.inviteTo('eva@cue.example', 'editor');
    setClaims(provider, page, { email: 'eva@cue.example', email_verified: true });
    for (const _time of [1, 2]) {
      await page.goto('/desk/sign-in');
      await page.getByRole('link', { name: 'Continue with Google' }).click();
      await expect(page).toHaveURL(/\/desk\/words$/);
      await page.goto('/desk/account');
      await expect(page.getByText('Editor, eva@cue.example')).toBeVisible();
      await context.clearCookies();
    }
  });

  for (const [who, claims, words] of [
    [
      'an uninvited person',
      { email: 'stranger@cue.example', email_verified: true },
      'This address is not invited.',
    ],
    [
      'a person without a verified address',
      { email: 'eva@cue.example', email_verified: false },
      'has not verified your address',
    ],
  ] as const) {
    test(`tells ${who} why sign-in failed`, async ({ page, provider }) => {
      setClaims(provider, page, claims);
      await page.goto('/desk/sign-in');
      await page.getByRole('link', { name: 'Continue with Google' }).click();
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      await page.goto('/desk/leads');
      await expect(page).toHaveURL(/\/desk\/sign-in/);
    });
  }
});

import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { Config } from '#server/config.ts';

const timeoutSeconds = 5;

/** What is kept of a sign-in while the provider asks the person. */
export type OpenIdStep = { verifier: string; state: string; nonce: string };

/** An identity provider, asked about itself when it is first needed, and again until it answered. */
export class OpenIdProvider {
  readonly #config: Config;
  #found: Promise<Configuration> | undefined;

  constructor(config: Config) {
    this.#config = config;
  }

  /** Where the browser goes, and what is to be kept until it comes back. @throws what the network or the provider says */
  async begin(redirectUri: string): Promise<{ address: string; step: OpenIdStep }> {
    const provider = await this.#discover();
    const step = { verifier: randomPKCECodeVerifier(), state: randomState(), nonce: randomNonce() };
    const address = buildAuthorizationUrl(provider, {
      redirect_uri: redirectUri,
      scope: 'openid email',
      code_challenge: await calculatePKCECodeChallenge(step.verifier),
      code_challenge_method: 'S256',
      state: step.state,
      nonce: step.nonce,
    });
    return { address: address.href, step };
  }

  /**
   * Redeems what the browser came back with.
   * @param current the address it came back to, whole
   * @returns the address that the provider has proved to be the person's; undefined when it has not
   * @throws when state, nonce, issuer, signature or code are not as they have to be
   */
  async end(current: string, { verifier, state, nonce }: OpenIdStep): Promise<string | undefined> {
    const tokens = await authorizationCodeGrant(await this.#discover(), new URL(current), {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    const isProved = typeof claims?.email === 'string' && claims.email_verified === true;
    return isProved ? String(claims.email).toLowerCase() : undefined;
  }

  #discover(): Promise<Configuration> {
    const {
      OPENID_ISSUER: issuer = '',
      OPENID_CLIENT_ID: id = '',
      OPENID_CLIENT_SECRET: secret,
    } = this.#config;
    // The settings take http:// for this machine alone.
    const execute = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
    this.#found ??= discovery(new URL(issuer), id, secret, undefined, {
      execute,
      timeout: timeoutSeconds,
    }).catch((error) => {
      this.#found = undefined;
      throw error;
    });
    return this.#found;
  }
}

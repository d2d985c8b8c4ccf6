import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { Config } from '#server/config.ts';

const timeoutSeconds = 5;

export type OpenIdStep = { verifier: string; state: string; nonce: string };

type Claims = { iss?: unknown; email?: unknown; email_verified?: unknown };

/** Discovers the identity provider on first use, and again after a failure. */
export class OpenIdProvider {
  readonly #config: Config;
  #found: Promise<Configuration[]> | undefined;

  constructor(config: Config) {
    this.#config = config;
  }

  /** The caller stores `step` until the callback. */
  async beginSignIn(redirectUri: string): Promise<{ signInUrl: string; step: OpenIdStep }> {
    const [provider] = (await this.#discover()) as [Configuration];
    const step = { verifier: randomPKCECodeVerifier(), state: randomState(), nonce: randomNonce() };
    const address = buildAuthorizationUrl(provider, {
      redirect_uri: redirectUri,
      scope: 'openid email',
      code_challenge: await calculatePKCECodeChallenge(step.verifier),
      code_challenge_method: 'S256',
      state: step.state,
      nonce: step.nonce,
    });
    return { signInUrl: address.href, step };
  }

  /**
   * Redeems the authorization code. @param callbackUrl complete address of the callback
   * @returns undefined when the provider did not verify the email address
   * @throws when state, nonce, issuer, signature or code are invalid
   */
  async finishSignIn(
    callbackUrl: string,
    { verifier, state, nonce }: OpenIdStep,
  ): Promise<string | undefined> {
    const redeemCode = (provider: Configuration) =>
      authorizationCodeGrant(provider, new URL(callbackUrl), {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
    const [provider, other] = (await this.#discover()) as [Configuration, Configuration?];
    const tokens = await redeemCode(provider).catch((error) => {
      if (other && isClientRefused(error)) return redeemCode(other);
      throw error;
    });
    const token = tokens.claims();
    if (!token) return undefined;
    const isComplete = token.email !== undefined && token.email_verified !== undefined;
    // Some providers return the email address only from their userinfo endpoint.
    const info: Claims =
      isComplete || !provider.serverMetadata().userinfo_endpoint
        ? {}
        : await fetchUserInfo(provider, tokens.access_token, token.sub);
    // Ignores userinfo claims about another email address.
    const isSame = [undefined, info.email].includes(token.email);
    return this.#findVerifiedEmail(isSame ? { ...info, ...token } : token);
  }

  /** @returns an email address in lower case that is verified or comes from a trusted provider */
  #findVerifiedEmail({ iss, email, email_verified: verified }: Claims): string | undefined {
    const isTrusted = verified === undefined && iss === this.#config.OPENID_TRUSTED_ISSUER;
    // Cognito, Azure B2C and Apple send `email_verified` as a string.
    const isProved = verified === true || verified === 'true' || isTrusted;
    return isProved && typeof email === 'string' ? email.toLowerCase() : undefined;
  }

  #discover(): Promise<Configuration[]> {
    this.#found ??= this.#requestConfiguration().catch((error) => {
      this.#found = undefined;
      throw error;
    });
    return this.#found;
  }

  async #requestConfiguration(): Promise<Configuration[]> {
    const {
      OPENID_ISSUER: issuer = '',
      OPENID_CLIENT_ID: id = '',
      OPENID_CLIENT_SECRET: secret = '',
    } = this.#config;
    // The settings allow http:// for this machine only.
    const isInsecure = issuer.startsWith('http:');
    const found = await discovery(new URL(issuer), id, secret, undefined, {
      execute: isInsecure ? [allowInsecureRequests] : [],
      timeout: timeoutSeconds,
    });
    const server = found.serverMetadata();
    const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = server;
    const authMethods = [
      methods.includes('client_secret_basic') && ClientSecretBasic,
      methods.includes('client_secret_post') && ClientSecretPost,
    ].filter((method) => method !== false);
    return (authMethods.length > 0 ? authMethods : [ClientSecretPost]).map((prove) => {
      const provider = new Configuration(server, id, secret, prove(secret));
      provider.timeout = timeoutSeconds;
      if (isInsecure) allowInsecureRequests(provider);
      // Verifies the ID token's signature although it comes directly from the provider.
      enableNonRepudiationChecks(provider);
      return provider;
    });
  }
}

function isClientRefused(error: unknown): boolean {
  const { error: code, status } = error as { error?: string; status?: number };
  return code === 'invalid_client' || status === 401;
}

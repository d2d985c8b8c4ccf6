import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { request } from '#desk/api/client.ts';

export const canUsePasskeys = browserSupportsWebAuthn;

/** Signs in with a passkey. @throws RequestError, or the browser's error */
export async function signInByPasskey(): Promise<void> {
  const optionsJSON = await fetchOptions();
  await request('sign-in/passkey', { method: 'POST', body: await startAuthentication({ optionsJSON }) });
}

/**
 * Offers passkeys in the browser's autofill.
 * @returns false if the browser does not support it, true after signing in
 */
export async function signInByAutofill(): Promise<boolean> {
  if (!(await browserSupportsWebAuthnAutofill())) return false;
  const optionsJSON = await fetchOptions();
  const body = await startAuthentication({ optionsJSON, useBrowserAutofill: true });
  await request('sign-in/passkey', { method: 'POST', body });
  return true;
}

function fetchOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return request('sign-in/passkey/options', { method: 'POST', body: {} });
}

/** Creates a passkey. @param path the API path of the options @returns the registration response for the server */
export async function createPasskey(path: string, body: object = {}) {
  const optionsJSON = await request<PublicKeyCredentialCreationOptionsJSON>(path, { method: 'POST', body });
  return startRegistration({ optionsJSON });
}

/** The error message for a failed passkey request. */
export function passkeyMessage(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  const code = error instanceof WebAuthnError ? error.code : '';
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' || name === 'InvalidStateError') {
    return 'This device already has a passkey for this desk.';
  }
  if (name === 'NotAllowedError' || name === 'AbortError') return 'The request was declined or timed out.';
  if (name === 'SecurityError') return 'Passkeys need the desk’s own address, with https.';
  return error instanceof Error ? error.message : 'The browser gave no reason.';
}

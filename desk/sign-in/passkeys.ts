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

/** Signs in with whichever passkey of this desk the person picks. @throws RequestError, or what the browser says */
export async function signInByPasskey(): Promise<void> {
  const optionsJSON = await askOptions();
  await request('sign-in/passkey', { method: 'POST', body: await startAuthentication({ optionsJSON }) });
}

/** Offers passkeys among what the browser fills in. @returns false where it does not; true once somebody is signed in */
export async function signInByAutofill(): Promise<boolean> {
  if (!(await browserSupportsWebAuthnAutofill())) return false;
  const optionsJSON = await askOptions();
  const body = await startAuthentication({ optionsJSON, useBrowserAutofill: true });
  await request('sign-in/passkey', { method: 'POST', body });
  return true;
}

function askOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return request('sign-in/passkey/options', { method: 'POST', body: {} });
}

/** Makes a passkey. @param path that gives the options @returns what the desk keeps of it */
export async function makePasskey(path: string, body: object = {}) {
  const optionsJSON = await request<PublicKeyCredentialCreationOptionsJSON>(path, { method: 'POST', body });
  return startRegistration({ optionsJSON });
}

/** Why it came to nothing, for the person. */
export function passkeyWords(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  const code = error instanceof WebAuthnError ? error.code : '';
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' || name === 'InvalidStateError') {
    return 'This device has a passkey for this desk already.';
  }
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'The browser was told no, or waited too long.';
  if (name === 'SecurityError') return 'Passkeys need the desk’s own address, with https.';
  return error instanceof Error ? error.message : 'The browser did not say why.';
}

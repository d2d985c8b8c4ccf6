import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import type { StaffQueries } from '#server/db/staff-query.ts';
import { site } from '#site.config';
import type { Credential } from './invites.ts';

// Loaded on demand: its 330 modules take a sixth of the startup time.
const loadWebAuthn = () => import('@simplewebauthn/server');

const algorithms = [-8, -7, -257];
const base64urlSchema = z.string().max(20_000);
const credentialResponseSchema = z.looseObject({
  id: base64urlSchema,
  rawId: base64urlSchema,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()),
});
const transportsSchema = z.array(z.string().max(40)).max(10).optional();

export const registrationSchema = credentialResponseSchema.extend({
  response: z.looseObject({
    clientDataJSON: base64urlSchema,
    attestationObject: base64urlSchema,
    transports: transportsSchema,
  }),
});

export const authenticationSchema = credentialResponseSchema.extend({
  response: z.looseObject({
    clientDataJSON: base64urlSchema,
    authenticatorData: base64urlSchema,
    signature: base64urlSchema,
    userHandle: base64urlSchema.optional(),
  }),
});

/** An IP address cannot have passkeys. */
export function findPasskeyDomain(origin: string): string | undefined {
  const { hostname } = new URL(origin);
  return /^\[|^[\d.]+$/.test(hostname) ? undefined : hostname;
}

export async function createRegistrationOptions(
  staff: StaffQueries,
  domain: string,
  { id, email, name }: { id: string; email: string; name: string },
) {
  const known = await staff.query('select id, transports from staff.passkey where member_id = $1', [id]);
  const { generateRegistrationOptions } = await loadWebAuthn();
  return generateRegistrationOptions({
    rpName: `${site.brand} desk`,
    rpID: domain,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map((one) => ({
      id: String(one.id),
      transports: one.transports as string[],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

export async function verifyRegistration(
  response: z.infer<typeof registrationSchema>,
  expected: { challenge: string; origin: string; domain: string },
): Promise<(Credential & { kind: 'passkey' }) | undefined> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: expected.challenge,
    expectedOrigin: expected.origin,
    expectedRPID: expected.domain,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified || !registrationInfo) return undefined;
  const { id, publicKey, counter } = registrationInfo.credential;
  return { kind: 'passkey', id, publicKey, counter, transports: response.response.transports ?? [] };
}

export async function createSignInOptions(domain: string) {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  return generateAuthenticationOptions({ rpID: domain, userVerification: 'required' });
}

/** @returns undefined for an unknown, invalid or cloned passkey (its counter ran backwards) */
export async function verifySignIn(
  staff: StaffQueries,
  response: z.infer<typeof authenticationSchema>,
  expected: { challenge: string; origin: string; domain: string },
): Promise<string | undefined> {
  const [known] = await staff.query(
    `select member_id, encode(public_key, 'base64') as key, counter::text as counter, transports
    from staff.passkey join staff.member on member.id = member_id
    where passkey.id = $1 and disabled_at is null`,
    [response.id],
  );
  if (!known) return undefined;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: expected.challenge,
    expectedOrigin: expected.origin,
    expectedRPID: expected.domain,
    requireUserVerification: true,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(Buffer.from(String(known.key), 'base64')),
      counter: Number(known.counter),
      transports: known.transports as string[],
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return undefined;
  const [used] = await staff.query(
    `update staff.passkey set counter = $3, used_at = now() where id = $1 and counter = $2 returning 1`,
    [response.id, known.counter, authenticationInfo.newCounter],
  );
  return used ? String(known.member_id) : undefined;
}

export async function addPasskey(
  staff: StaffQueries,
  memberId: string,
  { id, publicKey, counter, transports: transportList }: Credential & { kind: 'passkey' },
): Promise<boolean> {
  const [added] = await staff.query(
    `with added as (
      insert into staff.passkey (id, member_id, public_key, counter, transports) values ($1, $2, $3, $4, $5)
      on conflict do nothing returning member_id
    ),
    logged as (insert into staff.event (member_id, kind) select member_id, 'passkey' from added)
    select 1 from added`,
    [id, memberId, Buffer.from(publicKey), counter, transportList],
  );
  return added !== undefined;
}

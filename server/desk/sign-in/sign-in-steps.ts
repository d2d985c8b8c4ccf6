import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaffQueries } from '#server/db/staff-query.ts';
import { generateToken, hashToken } from '#server/outbound/mail/links.ts';
import { clearCookie, readCookie, setCookie } from './cookies.ts';

const expiryMinutes = 10;

type StepKind = 'openid' | 'passkey' | 'new-passkey';

/** The name distinguishes concurrent sign-ins of one browser. */
const getCookieName = (kind: StepKind, name: string) => `desk-${kind}${name && `-${name}`}`;

/** A cookie binds the second step to this browser. */
export async function saveSignInStep(
  staff: StaffQueries,
  request: FastifyRequest,
  reply: FastifyReply,
  kind: StepKind,
  content: Record<string, string>,
  name = '',
): Promise<void> {
  const token = generateToken();
  await staff.query(
    `with over as (delete from staff.sign_in_step where expires_at < now())
    insert into staff.sign_in_step (token_hash, content, expires_at)
    values ($1, $2, now() + interval '${expiryMinutes} minutes')`,
    [hashToken(token), JSON.stringify({ ...content, kind })],
  );
  setCookie(request, reply, getCookieName(kind, name), token, expiryMinutes * 60);
}

export async function consumeSignInStep(
  staff: StaffQueries,
  request: FastifyRequest,
  reply: FastifyReply,
  kind: StepKind,
  name = '',
): Promise<Record<string, string> | undefined> {
  const hash = readCookie(request, getCookieName(kind, name));
  if (hash === '') return undefined;
  clearCookie(request, reply, getCookieName(kind, name));
  const [consumed] = await staff.query(
    `delete from staff.sign_in_step where token_hash = $1 and content ->> 'kind' = $2 returning content, expires_at > now() as "isValid"`,
    [hash, kind],
  );
  return consumed?.isValid ? (consumed.content as Record<string, string>) : undefined;
}

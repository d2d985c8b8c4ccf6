import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Asked } from '#server/db/staff-query.ts';
import { hashOf, newToken } from '#server/mail/links.ts';
import { clearCookie, readCookie, setCookie } from './cookies.ts';

const minutes = 10;

/** The half of a sign-in that waits for the browser to come back with the other half. */
type StepKind = 'openid' | 'passkey' | 'new-passkey';

const cookieOf = (kind: StepKind) => `desk-${kind}`;

/** Keeps what the second half is checked against, for this browser alone and for ten minutes. */
export async function keepStep(
  staff: Asked,
  request: FastifyRequest,
  reply: FastifyReply,
  kind: StepKind,
  content: Record<string, string>,
): Promise<void> {
  const token = newToken();
  await staff.query(
    `with over as (delete from staff.sign_in_step where expires_at < now())
    insert into staff.sign_in_step (token_hash, content, expires_at)
    values ($1, $2, now() + interval '${minutes} minutes')`,
    [hashOf(token), JSON.stringify({ ...content, kind })],
  );
  setCookie(request, reply, cookieOf(kind), token, minutes * 60);
}

/** What was kept for this browser; it is gone then, so that nothing is answered twice. */
export async function takeStep(
  staff: Asked,
  request: FastifyRequest,
  reply: FastifyReply,
  kind: StepKind,
): Promise<Record<string, string> | undefined> {
  const hash = readCookie(request, cookieOf(kind));
  if (hash === '') return undefined;
  clearCookie(request, reply, cookieOf(kind));
  const [taken] = await staff.query(
    `delete from staff.sign_in_step where token_hash = $1 and content ->> 'kind' = $2 returning content, expires_at > now() as "isValid"`,
    [hash, kind],
  );
  return taken?.isValid ? (taken.content as Record<string, string>) : undefined;
}

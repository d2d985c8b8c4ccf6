import { randomUUID } from 'node:crypto';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { acceptInvite, createInvite } from '#server/desk/sign-in/invites.ts';
import { hashPassword } from '#server/desk/sign-in/passwords.ts';
import type { Role } from '#shared/desk/api.ts';
import type { TestDatabase } from '#tests/support/database/test-database.ts';

export const password = 'a lamp for every hour';

/** Creates a member with a password, without signing in. @returns the member's id */
export async function makeMember(
  { database }: Pick<TestDatabase, 'database'>,
  email: string,
  role: Role = 'agent',
): Promise<string> {
  const staff = createStaffDatabase(database);
  const { token } = await createInvite(staff, { email, role, by: null });
  const credential = { kind: 'password', hash: await hashPassword(password, email) } as const;
  const id = await acceptInvite(staff, { token }, { name: null, memberId: randomUUID(), credential });
  return String(id);
}

/** Creates an invite. @returns the token of the invite link */
export async function invite(
  { database }: Pick<TestDatabase, 'database'>,
  email: string,
  role: Role = 'agent',
): Promise<string> {
  return (await createInvite(createStaffDatabase(database), { email, role, by: null })).token;
}

import type { AddressInfo } from 'node:net';
import { before } from 'node:test';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { beginSession, findMember } from '#server/desk/sign-in/sessions.ts';
import { generateToken, hashToken } from '#server/outbound/mail/links.ts';
import type { InsertListener } from '#server/rest/routes.ts';
import type { Role } from '#shared/desk/api.ts';
import type { Backend, TestDatabase } from '#tests/support/database/test-database.ts';
import { setUp } from '#tests/support/run/set-up.ts';
import { startApp } from '#tests/support/server/start-app.ts';

type MemberDetails = { name?: string; email?: string };

export type DeskApp = {
  app: FastifyInstance;
  /** `http://localhost:PORT`. */
  url: string;
  database: TestDatabase;
  /** Creates a member and signs them in. @returns the session cookie, `desk=...` */
  memberOf(role: Role, person?: MemberDetails): Promise<string>;
  idOf(cookie: string): Promise<string>;
  /** Calls the desk's API like its own page. @param path below `/desk/api/` @param cookie empty for none */
  fetch(
    cookie: string,
    method: NonNullable<InjectOptions['method']>,
    path: string,
    body?: unknown,
  ): Promise<LightMyRequestResponse>;
  drop(): Promise<void>;
};

export const sameOriginHeaders = { host: 'localhost:3000', 'sec-fetch-site': 'same-origin' };

/**
 * Starts site and desk on a separate database, reachable by `inject` and over the network.
 * @param listener is called for stored rows and for new emails
 */
export async function startDesk(
  backend: Backend,
  overrides: Record<string, string> = {},
  listener?: InsertListener,
): Promise<DeskApp> {
  const { app, ...database } = await startApp(backend, { HOST: 'localhost', ...overrides }, listener);
  await app.listen({ port: 0, host: 'localhost' });
  const { port } = app.server.address() as AddressInfo;
  const staff = createStaffDatabase(database.database);
  let made = 0;
  return {
    app,
    url: `http://localhost:${port}`,
    database,
    memberOf: async (role, { name, email } = {}) => {
      made += 1;
      const [member] = await database.query(
        'insert into staff.member (email, name, role) values ($1, $2, $3) returning id',
        [email ?? `${role}-${made}@desk.example`, name ?? `${role} ${made}`, role],
      );
      const about = { device: 'A test', before: '', by: 'test' };
      return `desk=${await beginSession(staff, String(member?.id), about)}`;
    },
    idOf: async (cookie) => {
      const member = await findMember(staff, hashToken(cookie.replace('desk=', '')));
      if (!member) throw new Error(`the cookie ${cookie} has no session`);
      return member.id;
    },
    fetch: (cookie, method, path, body) =>
      app.inject({
        method,
        url: `/desk/api/${path}`,
        headers: {
          ...sameOriginHeaders,
          ...(cookie !== '' && { cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      }),
    drop: database.drop,
  };
}

/** Sets up `startDesk` for the tests of a `describe`. */
export function setUpDesk(...settings: Parameters<typeof startDesk>): DeskApp {
  return setUp(() => startDesk(...settings));
}

/**
 * Creates members of a desk before the tests of a `describe` and signs them in.
 * @param members roles, with a name or an email address where it matters
 * @returns their cookies, in the same order
 */
export function signIn<const Members extends (Role | ({ role: Role } & MemberDetails))[]>(
  desk: DeskApp,
  ...members: Members
): { [Index in keyof Members]: string } {
  const tokens = members.map(generateToken);
  before(async () => {
    for (const [index, member] of members.entries()) {
      const { role, ...person } = typeof member === 'string' ? { role: member } : member;
      const cookie = await desk.memberOf(role, person);
      // Replaces the session's token by the one that was already returned to the tests.
      await desk.database.query('update staff.session set token_hash = $2 where token_hash = $1', [
        hashToken(cookie.replace('desk=', '')),
        hashToken(tokens[index] ?? ''),
      ]);
    }
  });
  return tokens.map((token) => `desk=${token}`) as { [Index in keyof Members]: string };
}

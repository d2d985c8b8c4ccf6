import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { changeRights } from '#server/desk/members.ts';
import type { InviteResult, PeoplePage } from '#shared/desk/api.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { openBrowser } from '#tests/support/desk/browser.ts';
import { invite, makeMember, password } from '#tests/support/desk/members.ts';

for (const backend of backends) {
  describe(`invites and members on the ${backend} database`, () => {
    const desk = setUpDesk(backend);
    const [admin] = signIn(desk, { role: 'admin', name: 'Ada' });

    const readPeople = async (): Promise<PeoplePage> => (await desk.fetch(admin, 'GET', 'people')).json();
    const findMember = async (email: string) =>
      (await readPeople()).people.find((one) => one.email === email);
    const acceptInvite = (token: string, typed = password) => {
      const opened = openBrowser(desk.app);
      return opened.fetch('POST', `invite/${token}`, { password: typed });
    };

    test("accepts an admin's invite link once, for its email address and role", async () => {
      const answer = await desk.fetch(admin, 'POST', 'people/invites', {
        email: ' Noor@Desk.example',
        role: 'agent',
      });
      const made: InviteResult = answer.json();
      assert.equal(made.email, 'noor@desk.example');
      const token = made.link.replace('http://localhost:3000/desk/invite/', '');
      assert.match(token, /^[\w-]{43}$/);
      const invite = (await desk.fetch('', 'GET', `invite/${token}`)).json();
      assert.deepEqual(invite, {
        email: 'noor@desk.example',
        role: 'agent',
        invitedBy: 'Ada',
        expiresAt: made.expiresAt,
      });
      const hours = (Date.parse(made.expiresAt) - Date.now()) / 3_600_000;
      assert.ok(hours > 23.9 && hours <= 24);

      const opened = openBrowser(desk.app);
      const accepted = await opened.fetch('POST', `invite/${token}`, { name: 'Noor H.', password });
      assert.equal(accepted.statusCode, 204);
      const { me } = (await opened.fetch('GET', 'session')).json();
      assert.deepEqual(
        [me.name, me.email, me.role, me.hasPassword],
        ['Noor H.', 'noor@desk.example', 'agent', true],
      );
      assert.equal((await acceptInvite(token)).statusCode, 404);
      assert.equal((await desk.fetch('', 'GET', `invite/${token}`)).statusCode, 404);
    });

    test('lets only one of two people use an invite link that both have open', async () => {
      const token = await invite(desk.database, 'twice@desk.example');
      const answers = await Promise.all([acceptInvite(token), acceptInvite(token, 'another fine sentence')]);
      assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [204, 404]);
    });

    test('rejects expired, replaced and revoked links', async () => {
      const old = await invite(desk.database, 'old@desk.example');
      await desk.database.query(
        "update staff.invite set expires_at = now() where email = 'old@desk.example'",
      );
      assert.equal((await acceptInvite(old)).statusCode, 404);

      const first = await invite(desk.database, 'again@desk.example', 'admin');
      const second = await invite(desk.database, 'again@desk.example', 'agent');
      assert.equal((await acceptInvite(first)).statusCode, 404);
      assert.equal((await acceptInvite(second)).statusCode, 204);
      assert.equal((await findMember('again@desk.example'))?.role, 'agent');

      const back = await invite(desk.database, 'back@desk.example');
      assert.ok((await readPeople()).invites.some(({ email }) => email === 'back@desk.example'));
      assert.equal((await desk.fetch(admin, 'DELETE', 'people/invites/Back@desk.example')).statusCode, 204);
      assert.equal((await desk.fetch(admin, 'DELETE', 'people/invites/back@desk.example')).statusCode, 404);
      assert.equal((await acceptInvite(back)).statusCode, 404);
    });

    test('keeps a link valid after a password is rejected', async () => {
      const token = await invite(desk.database, 'short@desk.example');
      assert.equal((await acceptInvite(token, 'short')).statusCode, 400);
      assert.equal((await acceptInvite(token)).statusCode, 204);
    });

    test('lets a disabled member back in with a new password and role, but ends their old sessions', async () => {
      const id = await makeMember(desk.database, 'lost@desk.example', 'agent');
      const before = openBrowser(desk.app);
      await before.fetch('POST', 'sign-in', { email: 'lost@desk.example', password });
      await desk.fetch(admin, 'PATCH', `people/${id}`, { disabled: true });
      const token = await invite(desk.database, 'lost@desk.example', 'editor');
      assert.equal((await acceptInvite(token, 'found it again, at last')).statusCode, 204);
      const found = await findMember('lost@desk.example');
      assert.deepEqual([found?.id, found?.role, found?.disabled], [id, 'editor', false]);
      assert.equal((await before.fetch('GET', 'account')).statusCode, 401);
      const again = await openBrowser(desk.app).fetch('POST', 'sign-in', {
        email: 'lost@desk.example',
        password,
      });
      assert.equal(again.statusCode, 401);
    });

    test("revokes a member's unused link when the member's role changes", async () => {
      const id = await makeMember(desk.database, 'demoted@desk.example', 'admin');
      const token = await invite(desk.database, 'demoted@desk.example', 'admin');
      assert.equal((await desk.fetch(admin, 'PATCH', `people/${id}`, { role: 'editor' })).statusCode, 204);
      assert.equal((await acceptInvite(token)).statusCode, 404);
      assert.equal((await findMember('demoted@desk.example'))?.role, 'editor');
    });

    test('revokes the invites sent by an admin who is disabled or demoted', async () => {
      for (const change of [{ disabled: true }, { role: 'agent' }]) {
        const leaving = await desk.memberOf('admin');
        const id = await desk.idOf(leaving);
        const made = await desk.fetch(leaving, 'POST', 'people/invites', {
          email: 'friend@desk.example',
          role: 'admin',
        });
        const token = String(made.json().link).split('/').at(-1) ?? '';
        assert.equal((await desk.fetch(admin, 'PATCH', `people/${id}`, change)).statusCode, 204);
        assert.equal((await acceptInvite(token)).statusCode, 404, JSON.stringify(change));
      }
      const lowered = await desk.memberOf('admin', { email: 'lowered@desk.example' });
      const [outer, inner] = await Promise.all(
        ['outer@desk.example', 'inner@desk.example'].map(async (email) => {
          const made = await desk.fetch(lowered, 'POST', 'people/invites', { email, role: 'agent' });
          return String(made.json().link).split('/').at(-1) ?? '';
        }),
      );
      // A new link with the admin role keeps the invites that the member sent. A link with a lower role revokes them.
      assert.equal(
        (await acceptInvite(await invite(desk.database, 'lowered@desk.example', 'admin'))).statusCode,
        204,
      );
      assert.equal((await acceptInvite(outer ?? '')).statusCode, 204);
      assert.equal(
        (await acceptInvite(await invite(desk.database, 'lowered@desk.example', 'agent'))).statusCode,
        204,
      );
      assert.equal((await acceptInvite(inner ?? '')).statusCode, 404);
      const id = await makeMember(desk.database, 'returns@desk.example');
      const own = await invite(desk.database, 'returns@desk.example');
      const others = await invite(desk.database, 'stays@desk.example');
      await desk.fetch(admin, 'PATCH', `people/${id}`, { disabled: true });
      assert.equal((await acceptInvite(own)).statusCode, 404);
      assert.equal((await acceptInvite(others)).statusCode, 204);
    });

    test('ends existing sessions when a member sets a new password through a link', async () => {
      await makeMember(desk.database, 'renews@desk.example');
      const before = openBrowser(desk.app);
      await before.fetch('POST', 'sign-in', { email: 'renews@desk.example', password });
      const token = await invite(desk.database, 'renews@desk.example');
      assert.equal(
        (await before.fetch('GET', 'account')).statusCode,
        200,
        'a link that is not used changes nothing',
      );
      assert.equal((await acceptInvite(token)).statusCode, 204);
      assert.equal((await before.fetch('GET', 'account')).statusCode, 401);
    });

    test('accepts only valid email addresses and roles in invites', async () => {
      for (const body of [
        { email: 'no address', role: 'agent' },
        { email: 'a@b.example, c@d.example', role: 'agent' },
        { email: 'a@b.example', role: 'owner' },
        { email: 'a@b.example' },
      ])
        assert.equal((await desk.fetch(admin, 'POST', 'people/invites', body)).statusCode, 400);
    });

    test('rejects changes to unknown members and empty changes', async () => {
      for (const id of ['no-id', '11111111-1111-4111-8111-111111111111'])
        assert.equal((await desk.fetch(admin, 'PATCH', `people/${id}`, { role: 'agent' })).statusCode, 404);
      assert.equal(
        (await desk.fetch(admin, 'PATCH', `people/${await desk.idOf(admin)}`, {})).statusCode,
        400,
      );
    });

    test('records which admin made each change to a member', async () => {
      const id = await makeMember(desk.database, 'told@desk.example', 'agent');
      await desk.fetch(admin, 'PATCH', `people/${id}`, { role: 'editor' });
      await desk.fetch(admin, 'PATCH', `people/${id}`, { role: 'editor' });
      await desk.fetch(admin, 'PATCH', `people/${id}`, { disabled: true });
      await desk.fetch(admin, 'PATCH', `people/${id}`, { disabled: true });
      await desk.fetch(admin, 'PATCH', `people/${id}`, { disabled: false });
      const by = await desk.idOf(admin);
      const lines = await desk.database.query(
        `select kind, detail, member_id = $2 as is_by, lead_id from staff.event
        where detail ->> 'member' = $1 order by created_at`,
        [id, by],
      );
      assert.deepEqual(lines, [
        { kind: 'role', detail: { member: id, from: 'agent', to: 'editor' }, is_by: true, lead_id: null },
        { kind: 'disable', detail: { member: id }, is_by: true, lead_id: null },
        { kind: 'enable', detail: { member: id }, is_by: true, lead_id: null },
      ]);
    });
  });

  describe(`the last admin on the ${backend} database`, () => {
    const desk = setUpDesk(backend);

    test('refuses to disable or demote the last admin, even through an invite', async () => {
      const admin = await desk.memberOf('admin', { email: 'last@desk.example' });
      const id = await desk.idOf(admin);
      for (const body of [{ disabled: true }, { role: 'agent' }, { role: 'editor', disabled: false }]) {
        const answer = await desk.fetch(admin, 'PATCH', `people/${id}`, body);
        assert.equal(answer.statusCode, 409, JSON.stringify(body));
        assert.equal(answer.json().code, 'last_admin');
      }
      const token = await invite(desk.database, 'last@desk.example', 'agent');
      const answer = await openBrowser(desk.app).fetch('POST', `invite/${token}`, { password });
      assert.equal(answer.statusCode, 404);
      assert.equal((await desk.fetch(admin, 'GET', 'people')).statusCode, 200);
      assert.equal((await desk.fetch(admin, 'PATCH', `people/${id}`, { role: 'admin' })).statusCode, 204);
    });

    test('keeps one admin when two demote each other at the same time', async () => {
      const staff = createStaffDatabase(desk.database.database);
      const one = await desk.idOf(await desk.memberOf('admin'));
      const two = await desk.idOf(await desk.memberOf('admin'));
      await desk.database.query('update staff.member set disabled_at = now() where id <> all($1)', [
        [one, two],
      ]);
      for (let round = 0; round < 20; round++) {
        await desk.database.query("update staff.member set role = 'admin' where id = any($1)", [[one, two]]);
        const results = await Promise.all([
          changeRights(staff, one, { role: 'agent' }, two),
          changeRights(staff, two, { role: 'agent' }, one),
        ]);
        assert.deepEqual(results.toSorted(), ['changed', 'last_admin'], `round ${round}`);
      }
    });
  });
}

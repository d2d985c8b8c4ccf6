import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, test } from 'node:test';
import type { QuarantinedEntry } from '#shared/desk/api.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { makeLeads, readList } from '#tests/support/desk/leads.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { insert } from '#tests/support/server/requests.ts';

for (const backend of backends)
  describe(`quarantined submissions in the desk on the ${backend} database`, () => {
    const desk = setUpDesk(backend);
    const [agent] = signIn(desk, 'agent');
    let agentId: string;

    before(async () => {
      agentId = await desk.idOf(agent);
    });

    const query = (sql: string, values: unknown[] = []) => desk.database.query(sql, values);
    const requestStatus = async (cookie: string, method: 'GET' | 'POST' | 'DELETE', path: string) =>
      (await desk.fetch(cookie, method, path)).statusCode;
    const listQuarantined = async (): Promise<QuarantinedEntry[]> =>
      (await desk.fetch(agent, 'GET', 'quarantine')).json();
    const sendAsBot = (changes: Record<string, unknown> = {}) =>
      insert(
        desk.app,
        'contact_submissions',
        { ...payloads.contact_submissions, ...changes },
        { 'form-trap': 'x' },
      );

    test('lists the newest submissions first, with the reason and the days until deletion', async () => {
      await sendAsBot({ first_name: 'Old' });
      await query("update staff.quarantine set created_at = now() - interval '28 days 1 hour'");
      await sendAsBot({ first_name: 'New', message: 'x\n'.repeat(9_000) });
      const [newest, oldest, ...more] = await listQuarantined();
      assert.deepEqual(more, []);
      assert.deepEqual(
        [newest?.name, newest?.daysLeft, oldest?.name, oldest?.daysLeft],
        ['New Day', 30, 'Old Day', 2],
      );
      assert.equal(newest?.reason, 'A hidden field was filled in.');
      assert.ok(`${newest?.summary}`.length < 200 && !newest?.summary.includes('\n'));
    });

    test('releases a submission as a new lead, deletes another and returns 404 for missing ones', async () => {
      const [first, second] = await listQuarantined();
      assert.equal(await requestStatus(agent, 'POST', `quarantine/${first?.id}/let-in`), 204);
      await makeLeads(desk.database);
      const [lead] = await readList(desk, agent, 'view=open');
      assert.deepEqual([lead?.name, lead?.unread, lead?.clock.hours], ['New Day', true, 24]);
      assert.equal(await requestStatus(agent, 'DELETE', `quarantine/${second?.id}`), 204);
      assert.deepEqual(await listQuarantined(), []);
      for (const id of [`${first?.id}`, randomUUID(), 'x']) {
        assert.equal(await requestStatus(agent, 'POST', `quarantine/${id}/let-in`), 404);
        assert.equal(await requestStatus(agent, 'DELETE', `quarantine/${id}`), 404);
      }
      assert.equal(await requestStatus(await desk.memberOf('editor'), 'GET', 'quarantine'), 403);
      const lines = await query(
        "select kind, member_id from staff.event where lead_id is null and kind <> 'settings' order by created_at",
      );
      assert.deepEqual(
        lines.filter(({ kind }) => /let_in|quarantine/.test(`${kind}`)),
        [
          { kind: 'let_in', member_id: agentId },
          { kind: 'quarantine_delete', member_id: agentId },
        ],
      );
    });

    test('deletes submissions quarantined on Supabase, whose ids are hashes of their keys', async () => {
      // On Supabase, only the form-trap header matters. Most ids from these keys have no valid UUID version (RFC 9562).
      for (const key of ['a', 'b', 'c', 'd'])
        await query(
          `with asked as materialized (select set_config('request.headers', $1, true))
          insert into contact_submissions (first_name, last_name, email, inquiry_type, message)
          select 'A', 'B', 'a@b.example', 'other', 'x' from asked`,
          [JSON.stringify({ 'idempotency-key': key, 'form-trap': 'x' })],
        );
      const found = await listQuarantined();
      assert.equal(found.length, 4);
      for (const { id } of found) assert.equal(await requestStatus(agent, 'DELETE', `quarantine/${id}`), 204);
    });

    test('keeps a submission that its table rejects, and gives the reason', async () => {
      await insert(
        desk.app,
        'newsletter_subscribers',
        { email: 'twice@example.com', source: 'footer' },
        { 'form-trap': 'x' },
      );
      await insert(desk.app, 'newsletter_subscribers', { email: 'twice@example.com', source: 'footer' });
      const [robot] = await listQuarantined();
      const refused = await desk.fetch(agent, 'POST', `quarantine/${robot?.id}/let-in`);
      assert.equal(refused.statusCode, 409);
      assert.equal(refused.json().message, 'It stays in quarantine: its address is already subscribed.');
      assert.equal((await listQuarantined()).length, 1);
    });
  });

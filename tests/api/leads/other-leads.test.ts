import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { createStaffDatabase, type StaffDatabase } from '#server/db/staff-query.ts';
import { purge } from '#server/leads/purge.ts';
import { readTables } from '#server/leads/tables.ts';
import { formatLeadRef } from '#shared/desk/lead-ref.ts';
import { forms } from '#shared/forms/forms.ts';
import { backUp } from '#tests/support/database/backup.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk } from '#tests/support/desk/app.ts';
import { makeLeads, openLead, readList } from '#tests/support/desk/leads.ts';
import { insertOtherLead, otherLeads } from '#tests/support/server/other-leads.ts';
import type { TableName } from '#tests/support/server/payloads.ts';
import { insert } from '#tests/support/server/requests.ts';

const otherForms = forms.filter(({ origin }) => origin !== 'site');

test('has a sample for every kind of lead that does not come from the site', () => {
  assert.ok(otherForms.length > 0);
  assert.deepEqual(otherForms.map(({ table }) => table).toSorted(), Object.keys(otherLeads).toSorted());
});

for (const backend of backends)
  describe(`leads that do not come from a form (${backend})`, () => {
    const desk = setUpDesk(backend);
    let staff: StaffDatabase;
    let admin: string;
    let agent: string;

    before(async () => {
      staff = createStaffDatabase(desk.database.database);
      admin = await desk.memberOf('admin');
      agent = await desk.memberOf('agent');
    });

    for (const { table, letter, audience, deadlineHours, name } of otherForms) {
      const row = otherLeads[table] ?? {};
      const { email = '' } = row;
      const storeLead = async (changes: Record<string, string> = {}) => {
        const id = await insertOtherLead(staff, table, changes);
        await makeLeads(desk.database);
        const [lead] = await staff.query('select number from staff.lead where subject_id = $1', [id]);
        return { id, ref: formatLeadRef(table, String(lead?.number)) };
      };

      test(`${name}: prevents visitors from inserting and reading leads`, async () => {
        assert.equal((await insert(desk.app, table as TableName, row)).statusCode, 401);
        for (const sql of [
          `select 1 from public.${table}`,
          `insert into public.${table} (email) values ('a@b.example')`,
        ])
          await assert.rejects(
            desk.database.database.asVisitor((client) => client.query(sql)),
            { code: '42501' },
          );
      });

      test(`${name}: lists, finds, opens and replies to the lead as if from a form`, async () => {
        const { ref } = await storeLead();
        assert.equal(ref[0], letter);
        const view = audience === 'creator' ? 'creators' : 'brands';
        const [listed] = await readList(desk, agent, `view=${view}&q=${encodeURIComponent(email)}`);
        assert.equal(listed?.ref, ref);
        const { createdAt, clock } = listed ?? assert.fail();
        const hours = clock.dueAt && (Date.parse(clock.dueAt) - Date.parse(createdAt)) / 3_600_000;
        assert.equal(hours, deadlineHours);
        const lead = await openLead(desk, agent, ref);
        assert.equal(lead.email, email);
        assert.deepEqual(
          lead.events.map(({ kind }) => kind),
          ['arrived'],
        );
        assert.deepEqual(
          lead.mails.map(({ kind }) => kind),
          ['mail.notice'],
        );
        const reply = { id: crypto.randomUUID(), subject: 'Hello', body: 'See you there.' };
        assert.equal((await desk.fetch(agent, 'POST', `leads/${ref}/replies`, reply)).statusCode, 201);
        const { promises } = (await desk.fetch(agent, 'GET', 'settings')).json();
        assert.deepEqual(promises.find(({ form }: { form: string }) => form === table)?.hours, deadlineHours);
      });

      test(`${name}: exports, backs up and erases the lead`, async () => {
        const { id } = await storeLead();
        const exported = await desk.fetch(admin, 'GET', `export?format=jsonl&view=all&form=${table}`);
        assert.ok(exported.body.includes(id));
        assert.ok((await backUp(desk.database)).includes(id));
        const erased = await desk.fetch(admin, 'POST', 'erasure', { email, typed: email });
        const { parts } = erased.json();
        assert.ok(
          parts.some(({ name }: { name: string }) => name === table),
          erased.body,
        );
        assert.deepEqual(
          await staff.query(`select from public.${table} where lower(email) = $1`, [email]),
          [],
        );
        assert.deepEqual(await staff.query('select from staff.lead where subject_id = $1', [id]), []);
      });

      test(`${name}: purges the lead after its retention period`, async () => {
        const { id } = await storeLead();
        const tables = await readTables(staff);
        const countRemaining = async () =>
          (await staff.query(`select from public.${table} where id = $1`, [id])).length;
        const dateInDays = (days: number) => new Date(Date.now() + days * 86_400_000);
        await purge(staff, tables, { now: dateInDays(700) });
        assert.equal(await countRemaining(), 1);
        await purge(staff, tables, { now: dateInDays(735) });
        assert.equal(await countRemaining(), 0);
        // The purge also deleted the members' sessions.
        admin = await desk.memberOf('admin');
        agent = await desk.memberOf('agent');
      });
    }
  });

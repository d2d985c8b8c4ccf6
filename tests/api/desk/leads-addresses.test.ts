import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { openLead, readList, sendLead } from '#tests/support/desk/leads.ts';

for (const backend of backends)
  describe(`email addresses and presence on the ${backend} database`, () => {
    const desk = setUpDesk(backend);
    const [ada, ruben] = signIn(desk, 'admin', 'agent');
    let adaId: string;
    let rubenId: string;

    before(async () => {
      [adaId, rubenId] = [await desk.idOf(ada), await desk.idOf(ruben)];
    });

    test("resends a bounced automatic email when the address is corrected, and lifts the address's block", async () => {
      const ref = await sendLead(desk, 'roi_calculator_submissions');
      const number = Number(ref.slice(2));
      const job = `from staff.job where kind = 'mail.roi' and subject_id = (select subject_id from staff.lead where number = ${number})`;
      await desk.database.query(
        `update staff.job set state = 'dead', attempts = 3, begun = 1, reply = '550 no such mailbox', done_at = now()
        where id = (select id ${job})`,
      );
      const { email } = await openLead(desk, ada, ref);
      await desk.database.query(
        `insert into staff.suppressed_addresses (address_hash, reason) values (encode(sha256(convert_to(lower($1), 'UTF8')), 'hex'), 'refused')`,
        [email],
      );
      const bounced = await openLead(desk, ada, ref);
      assert.equal(bounced.suppressed, 'refused');
      assert.ok(bounced.clock.bouncedAt !== null && bounced.clock.byMail);
      const correctAddress = (who: string, email: string, was: string | null) =>
        desk.fetch(who, 'PATCH', `leads/${ref}/email`, { email, was });
      assert.equal((await correctAddress(ada, 'a@x.co, b@y.co', null)).statusCode, 400);
      assert.equal((await correctAddress(ada, 'pia@wrenalder.example', bounced.email)).statusCode, 204);
      const [again] = await desk.database.query(`select state, attempts, begun, insisted ${job}`);
      assert.deepEqual(again, { state: 'queued', attempts: 0, begun: 0, insisted: true });
      const lead = await openLead(desk, ada, ref);
      assert.deepEqual(
        [lead.correctedEmail, lead.clock.bouncedAt, lead.suppressed],
        ['pia@wrenalder.example', null, null],
      );
      assert.ok(
        lead.events.some((line) => line.kind === 'email' && line.detail.to === 'pia@wrenalder.example'),
      );
      const row = (await readList(desk, ada, 'view=all')).find((row) => row.ref === ref);
      assert.equal(row?.aside, 'pia@wrenalder.example');
      const conflict = await correctAddress(ruben, 'other@wrenalder.example', null);
      assert.deepEqual(
        [conflict.statusCode, conflict.json().now, conflict.json().by],
        [409, 'pia@wrenalder.example', adaId],
      );
    });

    test('lists all leads with the same email address together, newest first', async () => {
      const email = 'nadia@juniper.example';
      const refs = [
        await sendLead(desk, 'roi_calculator_submissions', { email }),
        await sendLead(desk, 'contact_submissions', { email: 'Nadia@Juniper.example' }),
        await sendLead(desk, 'roi_calculator_submissions', { email }),
        await sendLead(desk, 'newsletter_subscribers', { email }),
      ];
      const lead = await openLead(desk, ada, `${refs[2]}`);
      assert.equal(lead.summary, '$11,976 a month, second calculation');
      assert.deepEqual(
        lead.related.map(({ ref }) => ref),
        [refs[3], refs[1], refs[0]],
      );
      assert.equal(lead.related[2]?.summary, '$11,976 a month');
      assert.equal(lead.related[2]?.row.brand_name, 'Glow');
      assert.ok(lead.mails.some(({ kind, state }) => kind === 'mail.roi' && state === 'queued'));
      await desk.database.query(
        'insert into staff.newsletter_confirmations (id) select id from newsletter_subscribers where email = $1',
        [email],
      );
      await desk.database.query(
        `insert into staff.suppressed_addresses (address_hash, reason) values (encode(sha256(convert_to($1, 'UTF8')), 'hex'), 'left')`,
        [email],
      );
      const subscriber = await openLead(desk, ada, `${refs[3]}`);
      assert.ok(subscriber.confirmedAt);
      assert.deepEqual([subscriber.summary, subscriber.suppressed], ['Confirmed, from the footer', 'left']);
    });

    test('shows each member who else has the lead open', async () => {
      const ref = await sendLead(desk);
      const listOtherVisitors = async (who: string) =>
        (await desk.fetch(who, 'POST', `leads/${ref}/presence`)).json().others;
      assert.deepEqual(await listOtherVisitors(ada), []);
      assert.deepEqual(await listOtherVisitors(ruben), [adaId]);
      assert.deepEqual(await listOtherVisitors(ada), [rubenId]);
      await desk.database.query("update staff.presence set seen_at = now() - interval '46 seconds'");
      assert.deepEqual(await listOtherVisitors(ada), []);
      await desk.database.query("update staff.presence set seen_at = now() - interval '1 hour'");
      assert.deepEqual(await listOtherVisitors(ruben), []);
      assert.deepEqual(await desk.database.query('select member_id as id from staff.presence'), [
        { id: rubenId },
      ]);
    });
  });

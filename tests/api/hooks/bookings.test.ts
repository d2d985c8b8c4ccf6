import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, beforeEach, describe, test } from 'node:test';
import type { LeadRow, Overview, Settings } from '#shared/desk/api.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { makeLeads, openLead, readList, sendLead } from '#tests/support/desk/leads.ts';
import { hookSettings } from '#tests/support/hooks/run.ts';
import { schedulerNames, schedulerOf, sendCall } from '#tests/support/hooks/scheduler.ts';

const hour = 3_600_000;
const dateInHours = (hours: number) =>
  new Date(Math.floor(Date.now() / 1_000) * 1_000 + hours * hour).toISOString();

for (const backend of backends)
  describe(`booked calls (${backend})`, () => {
    const desk = setUpDesk(backend, hookSettings);
    const [admin, agent] = signIn(desk, 'admin', { role: 'agent', email: 'mei@agency.example' });
    let secret: string;
    let connection: string;

    before(async () => {
      const wanted = { kind: 'calendar', name: 'Scheduler', events: [], isFull: false };
      ({ secret, id: connection } = (await desk.fetch(admin, 'POST', 'connections', wanted)).json());
    });
    beforeEach(async () => {
      await desk.database.query(
        'delete from booked_calls; delete from contact_submissions; delete from roi_calculator_submissions',
      );
    });

    const sendBooking = async (message: Parameters<typeof sendCall>[1], status = 204) => {
      const answer = await sendCall(desk, message);
      assert.equal(answer.statusCode, status, answer.body);
    };
    const findListedLead = async (search: string): Promise<LeadRow> => {
      const leads = await readList(desk, agent, `view=all&q=${encodeURIComponent(search)}`);
      assert.equal(leads.length, 1, search);
      return leads[0] ?? assert.fail();
    };
    const readEventKinds = async (ref: string) =>
      (await openLead(desk, agent, ref)).events.map(({ kind }) => kind);
    const attendeeDana = (email = 'dana@whitlock.test') => ({ email, name: 'Dana Whitlock' });

    for (const name of schedulerNames) {
      const createScheduler = () => schedulerOf(name, secret);

      test(`${name}: creates a lead for an unknown person, with the time, answers and source`, async () => {
        const startsAt = dateInHours(20);
        const message = createScheduler().booked({
          id: randomUUID(),
          attendees: [attendeeDana()],
          startsAt,
          meeting: 'Strategy call',
          answers: { 'Which products?': 'Serums', 'Monthly revenue?': '$20,000' },
          source: { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'fall', other: 'x' },
        });
        await sendBooking(message);
        await sendBooking(message);
        const row = await findListedLead('Dana Whitlock');
        assert.match(row.ref, /^b-\d+$/);
        assert.deepEqual(row.booking, {
          meeting: 'Strategy call',
          startsAt,
          wasAt: null,
          moves: 0,
          isNewMove: false,
          canceledAt: null,
        });
        assert.deepEqual([row.status, row.clock.dueAt, row.source], ['new', null, 'Google ads']);
        const lead = await openLead(desk, agent, row.ref);
        assert.equal(lead.email, 'dana@whitlock.test');
        assert.equal(lead.row.message, 'Which products?\nSerums\n\nMonthly revenue?\n$20,000');
        assert.equal(lead.visit?.utm_campaign, 'fall');
        assert.equal(Object.hasOwn(lead.visit ?? {}, 'other'), false);
        assert.equal((await readList(desk, agent, 'view=all&messages=1&q=serums')).length, 1);
        await makeLeads(desk.database);
        assert.deepEqual(await readEventKinds(row.ref), ['arrived', 'booked']);
        assert.deepEqual(
          (await openLead(desk, agent, row.ref)).mails.map(({ kind }) => kind),
          ['mail.notice'],
        );
        const { calls }: Overview = (await desk.fetch(agent, 'GET', 'overview')).json();
        assert.deepEqual(calls, [
          { ref: row.ref, name: 'Dana Whitlock', form: row.form, assignee: null, startsAt },
        ]);
      });

      test(`${name}: shows a rescheduled call once, and a canceled call with a new deadline`, async () => {
        const ref = await sendLead(desk, 'contact_submissions', { email: 'dana@whitlock.test' });
        const [was, is] = [dateInHours(20), dateInHours(30)];
        const first = randomUUID();
        // With Standard Webhooks, a rescheduled call keeps its id. Other schedulers give it a new one.
        const second = name === 'Standard Webhooks' ? first : randomUUID();
        const attendees = [attendeeDana('DANA@whitlock.test')];
        await sendBooking(createScheduler().booked({ id: first, attendees, startsAt: was }));
        let row = await findListedLead('whitlock');
        assert.equal(row.ref, ref);
        assert.deepEqual([row.status, row.clock.answeredBy], ['contacted', 'booked']);
        await openLead(desk, agent, ref);
        const moved = createScheduler().moved({ id: second, formerId: first, attendees, startsAt: is });
        await sendBooking(moved);
        await sendBooking(moved);
        await sendBooking(createScheduler().moved({ id: second, formerId: first, attendees, startsAt: is }));
        row = await findListedLead('whitlock');
        assert.equal(row.unread, true);
        assert.deepEqual(row.booking, {
          meeting: null,
          startsAt: is,
          wasAt: was,
          moves: 1,
          isNewMove: true,
          canceledAt: null,
        });
        await openLead(desk, agent, ref);
        await sendBooking(createScheduler().booked({ id: first, attendees, startsAt: was }));
        row = await findListedLead('whitlock');
        assert.deepEqual([row.unread, row.booking?.isNewMove, row.booking?.startsAt], [false, false, is]);
        for (let sent = 0; sent < 2; sent++)
          await sendBooking(createScheduler().canceled({ id: second, attendees, startsAt: is }));
        row = await findListedLead('whitlock');
        assert.notEqual(row.booking?.canceledAt, null);
        const left = Date.parse(row.clock.dueAt ?? '') - Date.now();
        assert.ok(left > 23.9 * hour && left <= 24 * hour, `${left}`);
        assert.deepEqual([row.clock.answeredAt, row.clock.hours], [null, 24]);
        assert.deepEqual(await readEventKinds(ref), ['arrived', 'booked', 'call_moved', 'call_canceled']);
        const { calls, running }: Overview = (await desk.fetch(agent, 'GET', 'overview')).json();
        assert.deepEqual(calls, []);
        assert.deepEqual(
          running.map(({ ref }) => ref),
          [ref],
        );
        await sendBooking(
          createScheduler().booked({ id: randomUUID(), attendees, startsAt: dateInHours(40) }),
        );
        row = await findListedLead('whitlock');
        assert.deepEqual([row.clock.answeredBy, row.booking?.canceledAt], ['booked', null]);
      });

      test(`${name}: ignores a booking that arrives after its cancellation`, async () => {
        const call = { id: randomUUID(), attendees: [attendeeDana()], startsAt: dateInHours(20) };
        await sendBooking(createScheduler().canceled(call));
        await sendBooking(createScheduler().booked(call));
        assert.deepEqual(await desk.database.query('select from staff.booking'), []);
        assert.deepEqual(await readList(desk, agent, 'view=all'), []);
      });

      test(`${name}: finds the lead by any attendee and any email address that the forms accept`, async () => {
        for (const email of [
          'jack&jill@larch.example',
          'first/last@larch.example',
          'sales#1@larch.example',
        ]) {
          const ref = await sendLead(desk, 'contact_submissions', { email, first_name: email });
          const attendees = [{ email: 'colleague@larch.example' }, { email: 'not an address' }, { email }];
          await sendBooking(
            createScheduler().booked({ id: randomUUID(), attendees, startsAt: dateInHours(5) }),
          );
          assert.notEqual((await openLead(desk, agent, ref)).booking, null, email);
        }
        assert.deepEqual(await desk.database.query('select from booked_calls'), []);
        const attendees = [
          { email: 'mei@agency.example' },
          { email: 'new/one@larch.example', name: 'New One' },
        ];
        await sendBooking(
          createScheduler().booked({ id: randomUUID(), attendees, startsAt: dateInHours(5) }),
        );
        assert.equal((await findListedLead('New One')).test, false);
        await sendBooking(
          createScheduler().booked({ id: randomUUID(), attendees: [{ email: 'not an address' }] }),
          400,
        );
      });

      test(`${name}: chooses the lead of the person who booked, even if a guest has a newer lead`, async () => {
        const own = await sendLead(desk, 'contact_submissions', { email: 'sam@larch.example' });
        const guest = await sendLead(desk, 'contact_submissions', { email: 'dana@whitlock.test' });
        const attendees = [{ email: 'sam@larch.example' }, attendeeDana()];
        await sendBooking(
          createScheduler().booked({ id: randomUUID(), attendees, startsAt: dateInHours(20) }),
        );
        const [booked, named] = [await openLead(desk, agent, own), await openLead(desk, agent, guest)];
        assert.deepEqual([booked.status, booked.clock.answeredBy], ['contacted', 'booked']);
        assert.deepEqual([named.status, named.clock.answeredBy, named.booking], ['new', null, null]);
        assert.deepEqual(await desk.database.query('select from booked_calls'), []);
      });

      test(`${name}: reads a time without a zone in the connection's time zone`, async () => {
        for (const [timeZone, at] of [
          ['Europe/Berlin', '2027-01-15T09:00:00.000Z'],
          [null, '2027-01-15T18:00:00.000Z'],
        ]) {
          const changed = await desk.fetch(admin, 'PATCH', `connections/${connection}`, { timeZone });
          assert.equal(changed.statusCode, 204, changed.body);
          const attendees = [attendeeDana()];
          await sendBooking(
            createScheduler().booked({ id: randomUUID(), attendees, startsAt: '2027-01-15T10:00:00' }),
          );
          const [{ starts } = {}] = await desk.database.query(
            'select starts_at as starts from staff.booking order by created_at desc limit 1',
          );
          assert.equal((starts as Date).toISOString(), at);
        }
        await sendBooking(
          createScheduler().booked({
            id: randomUUID(),
            attendees: [attendeeDana()],
            startsAt: '2027-02-30T10:00',
          }),
        );
      });
    }

    const createCalCom = () => schedulerOf('Cal.com', secret);

    test('keeps the deadline when bookings do not count as a reply', async () => {
      const settings: Settings = (await desk.fetch(admin, 'GET', 'settings')).json();
      assert.deepEqual(settings.bookings, { isAnswer: true });
      const off = { ...settings, bookings: { isAnswer: false } };
      const changeSettings = (to: Settings, was: Settings) =>
        desk.fetch(admin, 'PUT', 'settings', { settings: to, was });
      assert.equal((await changeSettings(off, settings)).statusCode, 200);
      const ref = await sendLead(desk, 'contact_submissions', { email: 'dana@whitlock.test' });
      const before = await openLead(desk, agent, ref);
      const call = { id: randomUUID(), attendees: [attendeeDana()], startsAt: dateInHours(3) };
      await sendBooking(createCalCom().booked(call));
      await sendBooking(
        createCalCom().booked({ ...call, id: randomUUID(), attendees: [{ email: 'new@larch.example' }] }),
      );
      await sendBooking(createCalCom().canceled(call));
      const now = await openLead(desk, agent, ref);
      assert.deepEqual([now.status, now.clock], [before.status, before.clock]);
      assert.notEqual((await findListedLead('new@larch.example')).clock.dueAt, null);
      assert.equal((await changeSettings(settings, off)).statusCode, 200);
    });

    test('does not restart the deadline while another call is booked, or for closed leads', async () => {
      const ref = await sendLead(desk, 'contact_submissions', { email: 'dana@whitlock.test' });
      const calls = [1, 2].map((hours) => ({
        id: randomUUID(),
        attendees: [attendeeDana()],
        startsAt: dateInHours(hours),
      }));
      for (const call of calls) await sendBooking(createCalCom().booked(call));
      for (const call of calls.slice(0, 1)) await sendBooking(createCalCom().canceled(call));
      const half = await openLead(desk, agent, ref);
      assert.deepEqual([half.clock.answeredBy, half.booking?.startsAt], ['booked', calls[1]?.startsAt]);
      await desk.fetch(agent, 'PATCH', `leads/${ref}`, { field: 'status', value: 'lost', was: 'contacted' });
      for (const call of calls.slice(1)) await sendBooking(createCalCom().canceled(call));
      assert.equal((await openLead(desk, agent, ref)).clock.answeredBy, 'booked');
      await sendBooking(
        createCalCom().booked({ id: randomUUID(), attendees: [attendeeDana()], startsAt: dateInHours(9) }),
      );
      const refs = (await readList(desk, agent, 'view=all&q=whitlock')).map(({ ref }) => ref);
      assert.equal(refs.length, 2);
      assert.equal((await openLead(desk, agent, ref)).related.length, 1);
    });

    test('clears the deadline when a call is booked, and sets it again when the call is canceled', async () => {
      const ref = await sendLead(desk, 'roi_calculator_submissions', { email: 'dana@whitlock.test' });
      const call = { id: randomUUID(), attendees: [attendeeDana()], startsAt: dateInHours(3) };
      await sendBooking(createCalCom().booked(call));
      const booked = await openLead(desk, agent, ref);
      assert.deepEqual([booked.clock.answeredAt, booked.clock.dueAt], [null, null]);
      await sendBooking(createCalCom().canceled(call));
      const { clock } = await openLead(desk, agent, ref);
      assert.deepEqual([clock.byMail, clock.hours], [false, 24]);
    });

    test('stores one call when an event arrives several times at once', async () => {
      const call = createCalCom().booked({
        id: randomUUID(),
        attendees: [attendeeDana()],
        startsAt: dateInHours(3),
      });
      await Promise.all(Array.from({ length: 8 }, () => sendBooking(call)));
      assert.equal((await desk.database.query('select from staff.booking')).length, 1);
      assert.equal((await desk.database.query('select from booked_calls')).length, 1);
    });

    test("erases a person's calls along with the person", async () => {
      await sendBooking(
        createCalCom().booked({ id: randomUUID(), attendees: [attendeeDana()], startsAt: dateInHours(3) }),
      );
      const body = { email: 'dana@whitlock.test', typed: 'dana@whitlock.test' };
      const { parts } = (await desk.fetch(admin, 'POST', 'erasure', body)).json();
      assert.ok(
        parts.some(({ name, rows }: { name: string; rows: number }) => name === 'booking' && rows === 1),
      );
      assert.deepEqual(await desk.database.query('select from staff.booking'), []);
    });
  });

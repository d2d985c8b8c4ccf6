import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { before, describe, test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn, startDesk } from '#tests/support/desk/app.ts';
import { sendLead } from '#tests/support/desk/leads.ts';
import { connect, hookSettings } from '#tests/support/hooks/run.ts';

const minute = 60_000;

for (const backend of backends)
  describe(`webhook connections in the desk (${backend})`, () => {
    const desk = setUpDesk(backend, hookSettings);
    const [admin] = signIn(desk, 'admin');
    let secret: string;
    let ref: string;
    let made = 0;

    before(async () => {
      const wanted = { kind: 'calendar', name: 'Cal.com', events: [], isFull: false };
      const added = await desk.fetch(admin, 'POST', 'connections', wanted);
      secret = added.json().secret;
      ref = await sendLead(desk, 'contact_submissions', { email: 'Dana@example.com' });
    });

    const postBooking = (body: string, headers: Record<string, string>) =>
      desk.app.inject({
        method: 'POST',
        url: '/hooks/calendar',
        headers: { 'content-type': 'application/json', ...headers },
        payload: body,
      });
    const signHex = (text: string, key = secret) => createHmac('sha256', key).update(text).digest('hex');
    const readBookings = async () =>
      (
        await desk.database.query(`select detail from staff.event where kind = 'booked' order by created_at`)
      ).map(({ detail }) => detail);
    const startTime = '2026-12-01T18:00:00.000Z';
    const createCalComBody = (changes = {}) => {
      made += 1;
      const payload = { uid: `booking-${made}`, startTime, attendees: [{ email: 'dana@example.com' }] };
      return JSON.stringify({
        triggerEvent: 'BOOKING_CREATED',
        createdAt: new Date().toISOString(),
        payload,
        ...changes,
      });
    };
    const createCalendlyMessage = (at: number, key = secret) => {
      made += 1;
      const scheduled_event = { start_time: startTime };
      const payload = {
        uri: `https://api.calendly.com/invitees/${made}`,
        email: 'dana@example.com',
        scheduled_event,
      };
      const body = JSON.stringify({ event: 'invitee.created', payload });
      const seconds = Math.floor(at / 1_000);
      return {
        body,
        headers: { 'calendly-webhook-signature': `t=${seconds},v1=${signHex(`${seconds}.${body}`, key)}` },
      };
    };
    const createStandardMessage = (at: number, key = secret) => {
      made += 1;
      const body = JSON.stringify({
        type: 'call.booked',
        data: { email: 'dana@example.com', starts_at: startTime },
      });
      const moment = new Date(at);
      return {
        body,
        headers: {
          'webhook-id': `msg_${made}`,
          'webhook-timestamp': String(Math.floor(at / 1_000)),
          'webhook-signature': new Webhook(key).sign(`msg_${made}`, moment, body),
        },
      };
    };

    test("adds a booked call to the lead with the attendee's email address, in each of three formats", async () => {
      const body = createCalComBody();
      assert.equal((await postBooking(body, { 'x-cal-signature-256': signHex(body) })).statusCode, 204);
      for (const { body, headers } of [createCalendlyMessage(Date.now()), createStandardMessage(Date.now())])
        assert.equal((await postBooking(body, headers)).statusCode, 204);
      const [first, ...others] = await readBookings();
      assert.deepEqual(first, { startsAt: startTime, from: 'new' });
      assert.deepEqual(others, Array(2).fill({ startsAt: startTime }));
      const lead = (await desk.fetch(admin, 'GET', `leads/${ref}`)).json();
      assert.equal(lead.events.filter(({ kind }: { kind: string }) => kind === 'booked').length, 3);
    });

    test('rejects forged, changed, old and oversized booking messages, and ignores repeated ones', async () => {
      const before = await readBookings();
      const body = createCalComBody();
      const signed = { 'x-cal-signature-256': signHex(body) };
      assert.equal((await postBooking(body, signed)).statusCode, 204);
      assert.equal((await postBooking(body, signed)).statusCode, 204);
      assert.equal((await postBooking(`${body} `, signed)).statusCode, 401);
      assert.equal(
        (await postBooking(body, { 'x-cal-signature-256': signHex(body, 'another') })).statusCode,
        401,
      );
      assert.equal((await postBooking(body, {})).statusCode, 401);
      for (const format of [createCalendlyMessage, createStandardMessage]) {
        const other = 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
        for (const { body, headers } of [
          format(Date.now() - 6 * minute),
          format(Date.now() + 6 * minute),
          format(Date.now(), other),
        ])
          assert.equal((await postBooking(body, headers as Record<string, string>)).statusCode, 401);
      }
      const old = createCalComBody({ createdAt: new Date(Date.now() - 25 * 60 * minute).toISOString() });
      assert.equal((await postBooking(old, { 'x-cal-signature-256': signHex(old) })).statusCode, 401);
      const large = createCalComBody({ more: 'x'.repeat(33 * 1024) });
      assert.equal((await postBooking(large, { 'x-cal-signature-256': signHex(large) })).statusCode, 413);
      assert.equal((await readBookings()).length, before.length + 1);
    });

    test('allows only admins to read and add connections', async () => {
      for (const role of ['agent', 'editor'] as const) {
        const cookie = await desk.memberOf(role);
        assert.equal((await desk.fetch(cookie, 'GET', 'connections')).statusCode, 403);
        assert.equal((await desk.fetch(cookie, 'POST', 'connections', {})).statusCode, 403);
      }
      assert.equal((await desk.fetch('', 'GET', 'connections')).statusCode, 401);
    });

    test('hides the URL and secret after saving, in the desk and in the database', async () => {
      const address = 'https://hooks.example.com/services/T0/B0/very-secret-place';
      const wanted = { kind: 'webhook', name: 'HubSpot', address, events: ['lead.created'], isFull: false };
      const added = (await desk.fetch(admin, 'POST', 'connections', wanted)).json();
      const page = (await desk.fetch(admin, 'GET', 'connections')).body;
      const stored = await desk.database.query('select * from staff.endpoint');
      const sealed = stored.flatMap((row) => [row.address_sealed, row.secret_sealed]).filter(Boolean);
      assert.ok(sealed.length >= 2);
      for (const one of sealed) assert.equal(page.includes(String(one)), false);
      const rows = JSON.stringify(stored);
      for (const text of [page, rows]) {
        assert.doesNotMatch(text, /very-secret|services/);
        assert.equal(text.includes(added.secret), false);
        assert.match(text, /hooks\.example\.com/);
        assert.match(text, /lace"/);
      }
    });

    test('rejects the second of two concurrent changes to a connection', async () => {
      const other = await desk.memberOf('admin');
      const was = { events: ['lead.created' as const], isFull: true };
      const { id, secret } = await connect(desk, admin, { address: 'https://crm.example.com/hook', ...was });
      const sendTwoChanges = async (
        method: 'PATCH' | 'POST' | 'DELETE',
        path: string,
        bodies: [unknown, unknown?],
      ) => {
        const [one, another = one] = bodies;
        const answers = await Promise.all([
          desk.fetch(admin, method, `connections/${id}${path}`, one),
          desk.fetch(other, method, `connections/${id}${path}`, another),
        ]);
        return answers.toSorted((a, b) => a.statusCode - b.statusCode);
      };
      const readStoredConnection = async () =>
        (
          await desk.database.query(
            'select events, is_full, secret_tail, old_secret_sealed from staff.endpoint where id = $1',
            [id],
          )
        )[0];
      const wanted = [
        { events: ['lead.created'], isFull: false },
        { events: ['lead.updated'], isFull: true },
      ];
      const [done, refused] = await sendTwoChanges('PATCH', '', [
        { told: { ...wanted[0], was } },
        { told: { ...wanted[1], was } },
      ]);
      assert.deepEqual([done?.statusCode, refused?.statusCode], [204, 409]);
      assert.match(refused?.json().message, /Another admin has changed this connection/);
      const { events, is_full: isFull } = (await readStoredConnection()) ?? {};
      assert.ok(wanted.some((one) => JSON.stringify(one) === JSON.stringify({ events, isFull })));

      const { old_secret_sealed: before } = (await readStoredConnection()) ?? {};
      assert.equal(before, null);
      const [turned, late] = await sendTwoChanges('POST', '/secret', [{ was: secret.slice(-4) }]);
      assert.deepEqual([turned?.statusCode, late?.statusCode], [200, 409]);
      assert.equal((await readStoredConnection())?.secret_tail, turned?.json().secret.slice(-4));

      const [removed, gone] = await sendTwoChanges('DELETE', '', [undefined]);
      assert.deepEqual([removed?.statusCode, gone?.statusCode], [204, 404]);
    });

    test('rejects a connection to a blocked address and suggests a fix', async () => {
      const wanted = { kind: 'webhook', name: 'CRM', events: ['lead.created'], isFull: false };
      const before = (await desk.fetch(admin, 'GET', 'connections')).json().connections.length;
      for (const [address, words] of [
        ['http://10.0.0.5/hook', /Use https:\/\/, or ask your operator to add the address/],
        ['http://93.184.215.14/hook', /Use https:\/\/, or ask your operator to add the address/],
        ['https://10.0.0.5/hook', /ask your operator to add its address to HOOKS_ALLOW_PRIVATE/],
        ['https://[::ffff:10.0.0.5]/hook', /ask your operator to add its address to HOOKS_ALLOW_PRIVATE/],
      ] as const) {
        const refused = await desk.fetch(admin, 'POST', 'connections', { ...wanted, address });
        assert.deepEqual([refused.statusCode, refused.json().code], [400, 'address'], address);
        assert.match(refused.json().message, words, address);
      }
      const after = (await desk.fetch(admin, 'GET', 'connections')).json().connections.length;
      assert.equal(after, before);
    });

    test('adds no connections without HOOKS_KEY and gives the reason', async () => {
      const bare = await startDesk(backend);
      const cookie = await bare.memberOf('admin');
      assert.equal((await bare.fetch(cookie, 'GET', 'connections')).json().hasKey, false);
      const wanted = {
        kind: 'slack',
        name: 'x',
        address: 'https://a.example/',
        events: ['lead.created'],
        isFull: false,
      };
      const refused = await bare.fetch(cookie, 'POST', 'connections', wanted);
      assert.deepEqual([refused.statusCode, refused.json().code], [409, 'no_key']);
      await bare.drop();
    });
  });

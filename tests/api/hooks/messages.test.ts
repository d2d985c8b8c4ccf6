import assert from 'node:assert/strict';
import { createHmac, randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { payloadSchemas } from '#server/outbound/hooks/schemas.ts';
import { createLinkToken, followLink } from '#server/outbound/mail/links.ts';
import { type Connection, type Delivery, hookEvents } from '#shared/desk/connections.ts';
import { erase } from '#tests/support/database/backup.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { makeLeads, sendLead } from '#tests/support/desk/leads.ts';
import { connect, hookSettings, setUpHooks } from '#tests/support/hooks/run.ts';

for (const backend of backends)
  describe(`webhook messages (${backend})`, () => {
    const desk = setUpDesk(backend, hookSettings);
    const [admin] = signIn(desk, 'admin');
    const { receiver, work } = setUpHooks(desk);

    const readDeliveries = async (id: string): Promise<Delivery[]> =>
      (await desk.fetch(admin, 'GET', `connections/${id}/deliveries`)).json();
    const resend = (id: string, job: string) =>
      desk.fetch(admin, 'POST', `connections/${id}/messages/${job}/again`, {});
    const receivedIds = () => receiver.requests.map(({ headers }) => headers['webhook-id']);

    const bookCall = async (email: string) => {
      const { secret } = await connect(desk, admin, { kind: 'calendar', events: [], address: '' });
      const startTime = '2026-12-01T18:00:00.000Z';
      const body = JSON.stringify({
        triggerEvent: 'BOOKING_CREATED',
        createdAt: new Date().toISOString(),
        payload: { uid: randomUUID(), startTime, attendees: [{ email }] },
      });
      const signature = createHmac('sha256', secret).update(body).digest('hex');
      const headers = { 'content-type': 'application/json', 'x-cal-signature-256': signature };
      const url = '/hooks/calendar';
      assert.equal((await desk.app.inject({ method: 'POST', url, headers, payload: body })).statusCode, 204);
    };

    test('matches the schema of all seven events, both with ids only and with personal data', async () => {
      const person = { first_name: 'Ilse', email: 'ilse@larch.example' };
      for (const isFull of [false, true])
        await connect(desk, admin, {
          address: `${receiver.url}/${isFull ? 'full' : 'thin'}`,
          events: [...hookEvents],
          isFull,
        });
      const staff = createStaffDatabase(desk.database.database);
      const ref = await sendLead(desk, 'contact_submissions', person);
      await work.run();
      for (const change of [
        { field: 'status', value: 'qualified', was: 'new' },
        { field: 'assignee', value: await desk.idOf(admin), was: null },
      ])
        assert.equal((await desk.fetch(admin, 'PATCH', `leads/${ref}`, change)).statusCode, 200);
      await bookCall(person.email.toUpperCase());
      // An id that hosted Supabase derives from a key. Its UUID version is not valid (RFC 9562).
      const [reader] = await desk.database.query(
        `insert into newsletter_subscribers (id, email, source)
        values ('0123456789abcdef0123456789abcdef', 'reader@larch.example', 'footer') returning id`,
      );
      await makeLeads(desk.database);
      await work.run();
      for (const purpose of ['confirm', 'leave'] as const) {
        const token = await createLinkToken(staff, purpose, String(reader?.id), 'reader@larch.example');
        await followLink(staff, purpose, token, () => {});
        await work.run();
      }
      const release = randomUUID();
      await desk.database.query(`insert into staff.release (id, kind, folder) values ($1, 'publish', $1)`, [
        release,
      ]);
      await desk.database.query(`update staff.release set state = 'live', ended_at = now() where id = $1`, [
        release,
      ]);
      await work.run();
      await erase(desk.database, person.email);
      await work.run();

      const told = Map.groupBy(
        receiver.requests.map(({ path, body }) => ({ path, body, payload: JSON.parse(body) })),
        ({ path }) => path,
      );
      for (const [path, messages] of told) {
        assert.deepEqual(
          [...new Set(messages.map(({ payload }) => payload.type))].toSorted(),
          hookEvents.toSorted(),
          path,
        );
        for (const { payload } of messages)
          payloadSchemas[payload.type as (typeof hookEvents)[number]].parse(payload);
        // The two messages are sent at once, in either order.
        const changes = messages.flatMap(({ payload }) => payload.data.changes ?? []);
        assert.deepEqual(Object.assign({}, ...changes), {
          status: { from: 'new', to: 'qualified' },
          assignee: { from: null, to: await desk.idOf(admin) },
        });
        assert.equal(changes.length, 2);
        const withPerson = messages.filter(({ body }) => /Ilse|larch\.example/i.test(body));
        assert.deepEqual(
          new Set(withPerson.map(({ payload }) => payload.type)),
          new Set(
            path === '/full' ? ['lead.created', 'lead.updated', 'call.booked', 'subscriber.confirmed'] : [],
          ),
        );
      }
      assert.deepEqual([...told.keys()].toSorted(), ['/full', '/thin']);
    });

    test('resends a message with its original id, whether it was delivered or not', async () => {
      const { id } = await connect(desk, admin, { address: receiver.url });
      await sendLead(desk);
      await work.run();
      const [taken] = await readDeliveries(id);
      assert.equal((await resend(id, `${taken?.job}`)).statusCode, 204);
      receiver.answer = (_request, response) => response.writeHead(500).end('busy');
      await work.run();
      const [failed] = await readDeliveries(id);
      assert.deepEqual([failed?.status, failed?.answer, failed?.state], [500, 'busy', 'queued']);
      receiver.answer = (_request, response) => response.writeHead(204).end();
      assert.equal((await resend(id, `${taken?.job}`)).statusCode, 204);
      await work.run();
      assert.equal(receiver.requests.length, 3);
      assert.equal(new Set(receivedIds()).size, 1);
      assert.deepEqual(
        (await readDeliveries(id)).map(({ status }) => status),
        [204, 500, 204],
      );
    });

    test('does not resend deliveries that are running, deleted or paused, or belong to another connection', async () => {
      const { id } = await connect(desk, admin, { address: receiver.url });
      const other = await connect(desk, admin, { address: receiver.url, events: ['content.published'] });
      await sendLead(desk, 'contact_submissions', { email: 'again@larch.example' });
      await work.run();
      const job = `${(await readDeliveries(id))[0]?.job}`;
      for (const [connection, message] of [
        [other.id, job],
        [id, randomUUID()],
        [id, 'x'],
        [randomUUID(), job],
      ] as const)
        assert.equal((await resend(connection, message)).statusCode, 409);
      await desk.database.query(
        `update staff.job set leased_until = now() + interval '1 minute' where id = $1`,
        [job],
      );
      assert.equal((await resend(id, job)).statusCode, 409);
      await desk.database.query('update staff.job set leased_until = null where id = $1', [job]);
      await desk.fetch(admin, 'PATCH', `connections/${id}`, { state: 'paused' });
      assert.equal((await resend(id, job)).statusCode, 409);
      await desk.fetch(admin, 'PATCH', `connections/${id}`, { state: 'active' });
      await erase(desk.database, 'again@larch.example');
      assert.equal((await resend(id, job)).statusCode, 409);
      await work.run();
      assert.equal(receiver.requests.length, 1);
    });

    test('limits a chat to one message a second and does not count Retry-After as an attempt', async () => {
      const { id } = await connect(desk, admin, { kind: 'slack', address: receiver.url });
      for (const name of ['a', 'b', 'c'])
        await sendLead(desk, 'contact_submissions', { email: `${name}@chat.example` });
      for (const heard of [1, 2]) {
        await work.run();
        assert.equal(receiver.requests.length, heard);
        work.forward(1_001);
      }
      receiver.answer = (_request, response) => response.writeHead(429, { 'retry-after': '60' }).end();
      for (let times = 0; times < 12; times++) {
        await work.run();
        work.forward(60_001);
      }
      receiver.answer = (_request, response) => response.writeHead(200).end('ok');
      await work.run();
      assert.equal(receiver.requests.length, 2 + 12 + 1);
      const [last] = await readDeliveries(id);
      assert.deepEqual([last?.status, last?.attempt], [200, 1]);
    });

    test('lists the last fifty attempts, newest first, with the responses', async () => {
      const { id } = await connect(desk, admin, { address: receiver.url, events: ['content.published'] });
      await desk.database.query(
        `insert into staff.hook_event (type, detail) values ('content.published', '{}');
        insert into staff.delivery (job_id, event_id, endpoint_id, attempt, is_taken, status, milliseconds, answer, created_at)
        select gen_random_uuid(), event.id, endpoint.id, n, n % 2 = 0, 200 + n, n, 'answer ' || n, now() - n * interval '1 second'
        from staff.hook_event as event, staff.endpoint, generate_series(1, 60) as n`,
      );
      const shown = await readDeliveries(id);
      assert.deepEqual(
        shown.map(({ answer, status, taken }) => ({ answer, status, taken })),
        Array.from({ length: 50 }, (_, index) => ({
          answer: `answer ${index + 1}`,
          status: 201 + index,
          taken: index % 2 === 1,
        })),
      );
    });

    test('shows at most four characters of a URL and a secret', async () => {
      const { secret } = await connect(desk, admin, { address: `${receiver.url}/hook/very-secret` });
      const { connections } = (await desk.fetch(admin, 'GET', 'connections')).json();
      const [{ address, secretTail }] = connections as [Connection];
      assert.deepEqual(address, { host: new URL(receiver.url).host, tail: 'cret' });
      assert.equal(secretTail, secret.slice(-4));
    });
  });

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import type { Connection } from '#shared/desk/connections.ts';
import { erase } from '#tests/support/database/backup.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { sendLead } from '#tests/support/desk/leads.ts';
import { assertStoppedConnectionNotices } from '#tests/support/hooks/mails.ts';
import { connect, hookSettings, type Receiver, setUpHooks, startReceiver } from '#tests/support/hooks/run.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
/** Delays between attempts in the Standard Webhooks specification. */
const retryDelays = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

for (const backend of backends)
  describe(`webhook deliveries (${backend})`, () => {
    const desk = setUpDesk(backend, hookSettings);
    const [admin] = signIn(desk, 'admin', 'agent');
    const { receiver, work } = setUpHooks(desk);
    let made = 0;

    const createLead = (changes = {}) => {
      made += 1;
      return sendLead(desk, 'contact_submissions', { email: `visitor-${made}@example.com`, ...changes });
    };
    const readJobStates = async () =>
      (
        await desk.database.query(
          `select state from staff.job where kind like 'hook.%' order by created_at, id`,
        )
      ).map(({ state }) => state);
    const listConnections = async (): Promise<Connection[]> =>
      (await desk.fetch(admin, 'GET', 'connections')).json().connections;
    const rejectWith = (status: number, headers = {}) => {
      receiver.answer = (_request, response) => response.writeHead(status, headers).end();
    };

    test('sends a new lead once, with a Standard Webhooks signature and only ids and a link', async () => {
      const { secret } = await connect(desk, admin, { address: receiver.url });
      const ref = await createLead();
      await work.run();
      assert.equal(receiver.requests.length, 1);
      const [{ body, headers }] = receiver.requests as [Receiver['requests'][0]];
      const payload = new Webhook(secret).verify(body, headers) as {
        type: string;
        data: { lead: { ref: string; link: string } };
      };
      assert.equal(payload.type, 'lead.created');
      assert.equal(payload.data.lead.ref, ref);
      assert.match(payload.data.lead.link, new RegExp(`/desk/leads/${ref}$`));
      assert.doesNotMatch(body, /visitor-|@|skincare/i);
      assert.throws(() => new Webhook('whsec_AAAA').verify(body, headers));
      await work.run();
      assert.equal(receiver.requests.length, 1);
    });

    test('sends personal data only to connections that allow it', async () => {
      await connect(desk, admin, { address: receiver.url, isFull: true });
      await createLead({ first_name: 'Ilse' });
      await work.run();
      const { person } = JSON.parse(receiver.requests[0]?.body ?? '').data;
      assert.equal(person.row.first_name, 'Ilse');
      assert.match(person.email, /^visitor-\d+@example\.com$/);
    });

    test('sends the previous and the new value of a changed status', async () => {
      await connect(desk, admin, { address: receiver.url, events: ['lead.updated'] });
      const ref = await createLead();
      const change = { field: 'status', value: 'qualified', was: 'new' };
      for (const _ of [1, 2]) await desk.fetch(admin, 'PATCH', `leads/${ref}`, change);
      await work.run();
      assert.deepEqual(
        receiver.requests.map(({ body }) => JSON.parse(body).data.changes),
        [{ status: { from: 'new', to: 'qualified' } }],
      );
    });

    test('retries on the Standard Webhooks schedule, so that a receiver that is down for three days misses nothing', async () => {
      await connect(desk, admin, { address: receiver.url });
      await createLead();
      await createLead();
      rejectWith(500);
      await work.run();
      let passed = 0;
      for (const [tries, delay] of retryDelays.slice(0, 7).entries()) {
        work.forward(delay - second);
        await work.run();
        assert.equal(receiver.requests.length, (tries + 1) * 2, `a try too early after ${tries + 1}`);
        work.forward(second + 500);
        passed += delay + 500;
        await work.run();
        assert.equal(receiver.requests.length, (tries + 2) * 2, `no try after ${tries + 1}`);
      }
      receiver.answer = (_request, response) => response.writeHead(200).end();
      work.forward(72 * hour - passed);
      await createLead();
      await work.run();
      work.forward(20 * hour);
      await work.run();
      assert.deepEqual(await readJobStates(), ['done', 'done', 'done']);
      const ids = new Set(receiver.requests.map(({ headers }) => headers['webhook-id']));
      assert.equal(ids.size, 3);
    });

    test('pauses an endpoint that fails for days, notifies admins and resends missed events on request', async () => {
      const { id } = await connect(desk, admin, { address: receiver.url });
      await createLead();
      rejectWith(500);
      await work.run();
      for (const delay of retryDelays) {
        work.forward(delay + second);
        await work.run();
      }
      assert.equal(receiver.requests.length, 10);
      const [paused] = await listConnections();
      assert.deepEqual([paused?.state, paused?.reason, paused?.missed], ['paused', 'failing', 1]);
      await assertStoppedConnectionNotices(desk, 'HubSpot');
      await createLead();
      await work.run();
      assert.deepEqual(await readJobStates(), ['held', 'held']);
      receiver.answer = (_request, response) => response.writeHead(204).end();
      await desk.fetch(admin, 'PATCH', `connections/${id}`, { state: 'active' });
      await work.run();
      assert.equal(receiver.requests.length, 10);
      assert.deepEqual((await desk.fetch(admin, 'POST', `connections/${id}/missed`)).json(), { messages: 2 });
      await work.run();
      assert.deepEqual(await readJobStates(), ['done', 'done']);
      assert.equal(receiver.requests.length, 12);
    });

    test('gives up on a message that is always rejected, and resends it on request', async () => {
      const { id } = await connect(desk, admin, { address: receiver.url });
      await createLead();
      let refused: string | undefined;
      receiver.answer = (_request, response, { headers }) => {
        refused ??= headers['webhook-id'];
        response.writeHead(headers['webhook-id'] === refused ? 422 : 204).end();
      };
      const countAttempts = () =>
        receiver.requests.filter(({ headers }) => headers['webhook-id'] === refused).length;
      await work.run();
      for (let minutes = 0; minutes < 12; minutes++) {
        work.forward(minute);
        await createLead();
        await work.run();
      }
      assert.equal(countAttempts(), 3, 'at once, after 5 s and after 5 min');
      for (const delay of retryDelays.slice(2)) {
        await createLead();
        await work.run();
        work.forward(delay + second);
        await work.run();
      }
      assert.equal(countAttempts(), 10);
      const [connection] = await listConnections();
      assert.deepEqual(
        [connection?.state, connection?.failingSince, connection?.missed],
        ['active', null, 1],
      );
      assert.deepEqual(new Set(await readJobStates()), new Set(['dead', 'done']));
      receiver.answer = (_request, response) => response.writeHead(204).end();
      assert.deepEqual((await desk.fetch(admin, 'POST', `connections/${id}/missed`)).json(), { messages: 1 });
      await work.run();
      assert.deepEqual(new Set(await readJobStates()), new Set(['done']));
    });

    test('does not pause after one failure if an earlier failed message was erased days before', async () => {
      await connect(desk, admin, { address: receiver.url });
      await createLead({ email: 'erased@example.com' });
      rejectWith(500);
      await work.run();
      await erase(desk.database, 'erased@example.com');
      work.forward(100 * hour);
      await createLead();
      await work.run();
      const [connection] = await listConnections();
      assert.equal(connection?.state, 'active');
      assert.deepEqual(await readJobStates(), ['queued']);
    });

    test('disables a connection on 410 and notifies admins by email', async () => {
      await connect(desk, admin, { address: receiver.url });
      await createLead();
      rejectWith(410);
      await work.run();
      const [ended] = await listConnections();
      assert.deepEqual([ended?.state, ended?.reason], ['ended', 'gone']);
      await assertStoppedConnectionNotices(desk, 'HubSpot');
      await createLead();
      await work.run();
      assert.equal(receiver.requests.length, 1);
      assert.deepEqual(await readJobStates(), ['dead']);
    });

    test('treats a redirect as a failure and does not follow it', async () => {
      await connect(desk, admin, { address: `${receiver.url}/hook` });
      receiver.answer = (_request, response) =>
        response.writeHead(302, { location: `${receiver.url}/inside` }).end();
      await createLead();
      await work.run();
      assert.deepEqual(
        receiver.requests.map(({ path }) => path),
        ['/hook'],
      );
      assert.deepEqual(await readJobStates(), ['queued']);
    });

    for (const status of [429, 503]) {
      test(`delays the whole connection on ${status} with Retry-After, by at most one day`, async () => {
        await connect(desk, admin, { address: receiver.url });
        await createLead();
        rejectWith(status, { 'retry-after': '600' });
        await work.run();
        await createLead();
        work.forward(599 * second);
        await work.run();
        assert.equal(receiver.requests.length, 1);
        rejectWith(status, { 'retry-after': '9000000' });
        work.forward(2 * second);
        await work.run();
        const before = receiver.requests.length;
        receiver.answer = (_request, response) => response.writeHead(204).end();
        work.forward(24 * hour + second);
        await work.run();
        assert.ok(receiver.requests.length > before);
        assert.deepEqual(await readJobStates(), ['done', 'done']);
      });
    }

    test('also signs with the old secret for a day after a rotation', async () => {
      const { id, secret } = await connect(desk, admin, { address: receiver.url });
      const turned = (
        await desk.fetch(admin, 'POST', `connections/${id}/secret`, { was: secret.slice(-4) })
      ).json();
      await createLead();
      await work.run();
      const verifyRequest = (which: string, index: number) => {
        const { body, headers } = receiver.requests[index] as Receiver['requests'][0];
        return new Webhook(which).verify(body, headers);
      };
      verifyRequest(secret, 0);
      verifyRequest(turned.secret, 0);
      await desk.database.query(`update staff.endpoint set old_secret_until = now() - interval '1 second'`);
      await createLead();
      await work.run();
      verifyRequest(turned.secret, 1);
      assert.throws(() => verifyRequest(secret, 1));
    });

    test('sends an unresponsive receiver two messages at a time without delaying other receivers', async () => {
      const dead = await startReceiver();
      let open = 0;
      let most = 0;
      const answers: (() => void)[] = [];
      dead.answer = (_request, response) => {
        open += 1;
        most = Math.max(most, open);
        answers.push(() => {
          open -= 1;
          response.writeHead(204).end();
        });
      };
      await connect(desk, admin, { address: dead.url, name: 'Dead' });
      await connect(desk, admin, { address: receiver.url, name: 'Alive' });
      for (let leads = 0; leads < 5; leads++) await createLead();
      const [one, other] = [work.another(), work.another()];
      for (let round = 0; round < 20; round++) {
        await Promise.all([one.startDeliveries(() => {}), other.startDeliveries(() => {})]);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      assert.equal(receiver.requests.length, 5);
      assert.equal(most, 2);
      assert.equal(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size, 5);
      dead.answer = (_request, response) => response.writeHead(204).end();
      for (const answer of answers) answer();
      for (let round = 0; round < 5; round++) {
        await one.waitUntilSettled();
        await other.waitUntilSettled();
        await one.startDeliveries(() => {});
      }
      await dead.stop();
      assert.equal(most, 2);
      assert.equal(new Set(dead.requests.map(({ headers }) => headers['webhook-id'])).size, 5);
    });

    test('sends only the erasure event for an erased lead', async () => {
      await connect(desk, admin, {
        address: receiver.url,
        isFull: true,
        events: ['lead.created', 'lead.erased'],
      });
      const ref = await createLead({ email: 'erased@example.com' });
      await erase(desk.database, 'erased@example.com');
      const left = 'select type, lead_id from staff.hook_event';
      assert.deepEqual(await desk.database.query(left), [{ type: 'lead.erased', lead_id: null }]);
      assert.deepEqual(await readJobStates(), ['queued']);
      await work.run();
      const told = receiver.requests.map(({ body }) => JSON.parse(body));
      assert.deepEqual(
        told.map(({ type }) => type),
        ['lead.erased'],
      );
      assert.deepEqual(Object.keys(told[0].data), ['lead']);
      assert.equal(told[0].data.lead.ref, ref);
      assert.doesNotMatch(receiver.requests[0]?.body ?? '', /erased@/);
    });

    test('does not send an event whose lead is erased after the worker has claimed the event', async () => {
      await connect(desk, admin, { address: receiver.url });
      await createLead({ email: 'meanwhile@example.com' });
      const { database } = desk.database;
      const asStaff = database.asStaff.bind(database);
      let asked = 0;
      database.asStaff = async (ask, options) => {
        asked += 1;
        // The worker first queries due jobs, the claim and the lead. Its fourth query checks whether the message must
        // still be sent.
        if (asked === 4) {
          database.asStaff = asStaff;
          await erase({ database }, 'meanwhile@example.com');
        }
        return asStaff(ask, options);
      };
      await work.run();
      assert.equal(asked, 4);
      assert.deepEqual(receiver.requests, []);
    });

    test('stores no events without subscribers', async () => {
      await connect(desk, admin, { address: receiver.url, events: ['content.published'] });
      await createLead();
      assert.deepEqual(await desk.database.query('select from staff.hook_event'), []);
      assert.deepEqual(await readJobStates(), []);
    });

    test('sends a test message in the same way as an event, and marks it as a test', async () => {
      const { id, secret } = await connect(desk, admin, { address: receiver.url, events: ['call.booked'] });
      await createLead();
      assert.deepEqual((await desk.fetch(admin, 'POST', `connections/${id}/try`)).json(), {
        event: 'call.booked',
      });
      await work.run();
      const { body, headers } = receiver.requests[0] as Receiver['requests'][0];
      new Webhook(secret).verify(body, headers);
      assert.equal(JSON.parse(body).test, true);
      const answer = await desk.fetch(admin, 'GET', `connections/${id}/deliveries`);
      assert.equal(answer.statusCode, 200, answer.body);
      const deliveries = answer.json();
      assert.deepEqual([deliveries[0].status, deliveries[0].taken, deliveries[0].test], [204, true, true]);
    });
  });

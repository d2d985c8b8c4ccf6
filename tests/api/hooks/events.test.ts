import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { createLinkToken, followLink } from '#server/outbound/mail/links.ts';
import { hookEvents } from '#shared/desk/connections.ts';
import { backUp, erase, restore } from '#tests/support/database/backup.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { makeLeads, sendLead } from '#tests/support/desk/leads.ts';
import { connect, hookSettings, setUpHooks } from '#tests/support/hooks/run.ts';
import { payloads } from '#tests/support/server/payloads.ts';

for (const backend of backends)
  describe(`webhook events (${backend})`, () => {
    const desk = setUpDesk(backend, hookSettings);
    const [admin] = signIn(desk, 'admin');
    const { receiver, work } = setUpHooks(desk);

    const deliverEvents = async () => {
      await work.run();
      return receiver.requests.map(({ body }) => JSON.parse(body));
    };
    const deliveredTypes = async () => (await deliverEvents()).map(({ type }) => type);

    test('sends one event per confirmation and unsubscription, with ids only', async () => {
      await connect(desk, admin, {
        address: receiver.url,
        events: ['subscriber.confirmed', 'subscriber.left', 'lead.erased'],
      });
      await sendLead(desk, 'newsletter_subscribers', { email: 'reader@example.com' });
      const [{ id }] = (await desk.database.query(
        `select id from newsletter_subscribers where email = 'reader@example.com'`,
      )) as [{ id: string }];
      const staff = createStaffDatabase(desk.database.database);
      for (const purpose of ['confirm', 'leave'] as const) {
        const token = await createLinkToken(staff, purpose, id, 'reader@example.com');
        for (let press = 0; press < 2; press++) await followLink(staff, purpose, token, () => {});
        await work.run();
      }
      const messages = await deliverEvents();
      assert.deepEqual(messages.map(({ type }) => type).toSorted(), [
        'lead.erased',
        'subscriber.confirmed',
        'subscriber.left',
      ]);
      for (const { type, data } of messages)
        if (type !== 'lead.erased') assert.deepEqual(data, { subscriber: { id } });
      assert.doesNotMatch(JSON.stringify(messages), /reader@/);
    });

    test('sends an event when a release goes live, but not when it fails', async () => {
      await connect(desk, admin, { address: receiver.url, events: ['content.published'] });
      for (const [state, reason] of [
        ['live', null],
        ['failed', 'The site could not be built.'],
      ]) {
        const id = randomUUID();
        await desk.database.query(`insert into staff.release (id, kind, folder) values ($1, 'publish', $1)`, [
          id,
        ]);
        await desk.database.query(
          `update staff.release set state = $2, ended_at = now(), reason = $3 where id = $1`,
          [id, state, reason],
        );
      }
      const [message, ...others] = await deliverEvents();
      assert.equal(message.type, 'content.published');
      assert.equal(typeof message.data.release.number, 'number');
      assert.deepEqual(others, []);
    });

    for (const existing of ['replace', 'keep'] as const) {
      test(`sends no events for restored rows (--existing ${existing}), but sends events for later changes`, async () => {
        const ref = await sendLead(desk, 'contact_submissions', { email: `${existing}@example.com` });
        const { email } = payloads.newsletter_subscribers;
        await sendLead(desk, 'newsletter_subscribers', { email: `${existing}.${email}` });
        await desk.database.query(
          'insert into staff.newsletter_confirmations select id from newsletter_subscribers on conflict do nothing',
        );
        await connect(desk, admin, { address: receiver.url, events: [...hookEvents], isFull: true });
        const change = { field: 'status', value: 'qualified', was: 'new' };
        await desk.fetch(admin, 'PATCH', `leads/${ref}`, change);
        const sql = await backUp(desk.database);
        assert.equal(
          /hook\.|staff\."(endpoint|delivery)|sealed/.test(sql),
          false,
          'connections are in the backup',
        );
        await erase(desk.database, `${existing}@example.com`);
        await sendLead(desk, 'contact_submissions', { email: `later.${existing}@example.com` });
        assert.deepEqual((await deliveredTypes()).toSorted(), ['lead.created', 'lead.erased']);
        await restore(desk.database, sql, existing);
        await makeLeads(desk.database);
        assert.equal((await deliverEvents()).length, 2);
        assert.deepEqual(
          await desk.database.query(
            `select state from staff.job where kind like 'hook.%' and state <> 'done'`,
          ),
          [],
        );
        assert.equal((await desk.fetch(admin, 'GET', `leads/${ref}`)).json().status, 'qualified');
        await desk.fetch(admin, 'PATCH', `leads/${ref}`, { field: 'status', value: 'won', was: 'qualified' });
        assert.equal((await deliveredTypes()).at(-1), 'lead.updated');
      });
    }

    test('sends each chat service one message in its format, with visitor input escaped', async () => {
      const typed = '<!channel> @everyone *bold* [a](https://evil.example) `code`';
      for (const kind of ['slack', 'teams', 'discord'] as const)
        await connect(desk, admin, {
          kind,
          name: kind,
          address: `${receiver.url}/${kind}`,
          events: ['lead.created'],
          isFull: true,
        });
      await sendLead(desk, 'contact_submissions', { email: 'chat@example.com', company: typed });
      await work.run();
      const heard = Object.fromEntries(receiver.requests.map(({ path, body }) => [path.slice(1), body]));
      assert.deepEqual(Object.keys(heard).toSorted(), ['discord', 'slack', 'teams']);
      const slack = JSON.parse(heard.slack ?? '');
      assert.match(slack.text, /^\*New lead m-\d+\*/);
      assert.match(slack.text, /&lt;!channel&gt; @everyone/);
      const discord = JSON.parse(heard.discord ?? '');
      assert.deepEqual(discord.allowed_mentions, { parse: [] });
      assert.match(discord.content, /\\\[a\\\]\\\(https:/);
      const [card] = JSON.parse(heard.teams ?? '').attachments;
      assert.match(card.content.body[0].text, /^New lead m/);
      assert.doesNotMatch(JSON.stringify(card.content.body), /\[a\]\(https/);
    });
  });

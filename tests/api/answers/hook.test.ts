import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { before, beforeEach, describe, test } from 'node:test';
import type { LightMyRequestResponse } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { hashAddress } from '#server/outbound/mail/address.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, startDesk } from '#tests/support/desk/app.ts';
import { sendLead } from '#tests/support/desk/leads.ts';
import { emailFrom, replyAddressOf, replyTo } from '#tests/support/mail/received.ts';
import { until } from '#tests/support/run/until.ts';

const lin = 'Lin Day <lin@example.com>';
const secret = 'f00dfeedf00dfeedf00dfeedf00dfeed';
const nonHexSecret = 'a-key-of-mailgun-that-is-no-hex';
const basicAuth = (password: string) => `Basic ${Buffer.from(`desk:${password}`).toString('base64')}`;

for (const backend of backends)
  describe(`incoming emails posted by a mail provider (${backend})`, () => {
    const desk = setUpDesk(
      backend,
      { MAIL_REPLY_TO: replyTo, MAIL_HOOK_SECRET: `${secret},${nonHexSecret}`, RATE_LIMIT_PER_ADDRESS: '0' },
      {
        stored: () => {
          nudges += 1;
        },
        known: () => {},
      },
    );
    let ref: string;
    let to: string;
    let nudges = 0;

    before(async () => {
      ref = await sendLead(desk);
      to = await replyAddressOf(desk, ref);
    });
    beforeEach(async () => {
      nudges = 0;
      await desk.database.query('truncate staff.received_mail, staff.received_file, staff.heard_mail');
    });

    const post = (payload: Buffer | string | object, headers: Record<string, string | undefined> = {}) =>
      desk.app.inject({
        method: 'POST',
        url: '/hooks/mail',
        payload: typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload),
        headers: Object.fromEntries(
          Object.entries({
            'content-type': 'application/json',
            authorization: basicAuth(secret),
            ...headers,
          }).filter(([, value]) => value !== undefined),
        ) as Record<string, string>,
      });
    const readStoredEmails = () =>
      desk.database.query(
        `select subject, body, matched_by as by, kind, (
          select coalesce(string_agg(name || ' ' || encode(content, 'escape'), ', ' order by place), '') from staff.received_file
          where mail_id = received_mail.id
        ) as files from staff.received_mail order by created_at`,
      );
    const postTwice = async (send: () => Promise<LightMyRequestResponse>) => {
      for (const text of ['Stored.', 'This email was stored before.']) {
        const { statusCode, body } = await send();
        assert.deepEqual([statusCode, body], [200, text]);
      }
      assert.equal(nudges, 1);
      const [mail, ...others] = await readStoredEmails();
      assert.deepEqual(others, []);
      assert.deepEqual(
        [mail?.by, mail?.kind, mail?.subject],
        ['token', 'answer', 'Re: Your show in December'],
      );
      assert.equal(mail?.body, 'Tuesday works for us.');
      return mail?.files;
    };
    const plan = { filename: 'plan.txt', content: Buffer.from('the plan') };

    test('accepts raw MIME with the secret as a password or a bearer token', async () => {
      const raw = await emailFrom(lin, { to, attachments: [plan] });
      const headers = { 'content-type': 'message/rfc822' };
      assert.equal((await post(raw, { ...headers, authorization: basicAuth(nonHexSecret) })).statusCode, 200);
      await desk.database.query('truncate staff.received_mail, staff.received_file, staff.heard_mail');
      nudges = 0;
      const files = await postTwice(() => post(raw, { ...headers, authorization: `Bearer ${secret}` }));
      assert.equal(files, 'plan.txt the plan');
    });

    test('returns 200 for an email from a blocked sender and hides it', async () => {
      await desk.database.query('insert into staff.blocked_sender (address, address_hash) values ($1, $2)', [
        'info@shop.example',
        hashAddress('info@shop.example'),
      ]);
      const raw = await emailFrom('info@shop.example');
      const { statusCode, body } = await post(raw, { 'content-type': 'message/rfc822' });
      assert.deepEqual([statusCode, body], [200, 'The sender is blocked.']);
      const hidden = await desk.database.query(
        'select blocked_at is not null as hidden from staff.received_mail',
      );
      assert.deepEqual([hidden, nudges], [[{ hidden: true }], 0]);
    });

    test('accepts raw MIME with a Standard Webhooks signature', async () => {
      const raw = `${await emailFrom(lin, { to })}`;
      const now = new Date();
      const createSignedHeaders = (at: Date) => ({
        'content-type': 'message/rfc822',
        authorization: undefined,
        'webhook-id': 'm1',
        'webhook-timestamp': String(Math.floor(+at / 1_000)),
        'webhook-signature': new Webhook(secret).sign('m1', at, raw),
      });
      await postTwice(() => post(raw, createSignedHeaders(now)));
      assert.equal((await post(raw, createSignedHeaders(new Date(+now - 600_000)))).statusCode, 401);
      assert.equal((await post(`${raw}x`, createSignedHeaders(now))).statusCode, 401);
    });

    test('accepts signed emails while a client on another network sends a large body slowly', async (t) => {
      const { hostname, port } = new URL(desk.url);
      const slow = connect({ host: hostname, port: Number(port) });
      t.after(() => slow.destroy());
      await once(slow, 'connect');
      const { remoteAddress: attacker = '' } = slow;
      const begun = once(desk.app.server, 'request');
      slow.write(
        [
          'POST /hooks/mail HTTP/1.1',
          'Host: localhost',
          'Content-Type: message/rfc822',
          'Content-Length: 38010880',
          'Webhook-Signature: x',
          '',
          'F',
        ].join('\r\n'),
      );
      const postForgedEmail = async (
        remoteAddress: string,
        payload: string | Buffer = 'From: a@b\r\n\r\nx',
      ) => {
        const headers = { 'content-type': 'message/rfc822', 'webhook-signature': 'x' };
        return (
          await desk.app.inject({ method: 'POST', url: '/hooks/mail', remoteAddress, payload, headers })
        ).statusCode;
      };
      await begun;
      await until(async () => assert.equal(await postForgedEmail(attacker), 503));
      const raw = `${await emailFrom(lin, { to })}`;
      const now = new Date();
      const genuine = await desk.app.inject({
        method: 'POST',
        url: '/hooks/mail',
        remoteAddress: '192.0.2.9',
        payload: raw,
        headers: {
          'content-type': 'message/rfc822',
          'webhook-id': 'm1',
          'webhook-timestamp': String(Math.floor(+now / 1_000)),
          'webhook-signature': new Webhook(secret).sign('m1', now, raw),
        },
      });
      assert.equal(genuine.body, 'Stored.');
      // Memory use stays bounded no matter how many networks send request bodies.
      const large = Buffer.alloc(9 * 1024 * 1024, 'x');
      assert.equal(await postForgedEmail('192.0.2.9', large), 503);
      slow.destroy();
      await until(async () => assert.equal(await postForgedEmail(attacker), 401));
      assert.equal(await postForgedEmail('192.0.2.9', large), 401);
    });

    const postmark = {
      MessageID: '22c74902-a0c1-4511-804f-341342852c90',
      From: 'lin@example.com',
      FromFull: { Email: 'lin@example.com', Name: 'Lin Day' },
      ToFull: [{ Email: 'someone@example.com', Name: '' }],
      Subject: 'Re: Your show in December',
      TextBody: 'Tuesday works for us.',
      HtmlBody: '',
      Date: 'Tue, 17 Nov 2026 10:05:00 +0000',
    };

    test("accepts Postmark's format, with and without the raw email", async () => {
      const Attachments = [
        {
          Name: 'plan.txt',
          Content: plan.content.toString('base64'),
          ContentType: 'text/plain',
          ContentLength: 8,
        },
      ];
      const Headers = [{ Name: 'X-Spam-Status', Value: 'No' }];
      const fields = { ...postmark, OriginalRecipient: to, Headers, Attachments };
      assert.equal(await postTwice(() => post(fields)), 'plan.txt the plan');
      await desk.database.query('truncate staff.received_mail, staff.received_file, staff.heard_mail');
      nudges = 0;
      const RawEmail = `${await emailFrom(lin, { to, attachments: [plan] })}`;
      assert.equal(await postTwice(() => post({ ...fields, RawEmail })), 'plan.txt the plan');
    });

    test("recognizes an automatic email in Postmark's format", async () => {
      const Headers = [{ Name: 'Auto-Submitted', Value: 'auto-replied' }];
      assert.equal((await post({ ...postmark, OriginalRecipient: to, Headers })).statusCode, 200);
      assert.equal((await readStoredEmails())[0]?.kind, 'automatic');
    });

    test("accepts Mailgun's format with Mailgun's signature", async () => {
      const at = String(Math.floor(Date.now() / 1_000));
      const signatureFields = (key: string, timestamp = at, token = 'c2f7') => ({
        timestamp,
        token,
        signature: createHmac('sha256', key).update(`${timestamp}${token}`).digest('hex'),
      });
      const fields = {
        recipient: to,
        from: lin,
        subject: 'Re: Your show in December',
        'body-plain': 'Tuesday works for us.',
        'message-headers': JSON.stringify([['Message-Id', '<a@example.com>']]),
      };
      const postForm = async (more: Record<string, string>, file?: boolean) => {
        const data = new FormData();
        for (const [name, value] of Object.entries({ ...fields, ...more })) data.set(name, value);
        if (file) data.set('attachment-1', new Blob(['the plan'], { type: 'text/plain' }), 'plan.txt');
        const response = new Response(data);
        return post(Buffer.from(await response.arrayBuffer()), {
          authorization: undefined,
          'content-type': response.headers.get('content-type') ?? '',
        });
      };
      assert.equal(await postTwice(() => postForm(signatureFields(nonHexSecret), true)), 'plan.txt the plan');
      assert.equal((await postForm(signatureFields('another-key-of-somebody-else'))).statusCode, 401);
      assert.equal(
        (await postForm(signatureFields(nonHexSecret, String(Number(at) - 100_000)))).statusCode,
        401,
      );
      const mime = { 'body-mime': `${await emailFrom(lin, { to, text: 'as MIME' })}` };
      assert.equal(
        (await postForm({ ...signatureFields(nonHexSecret, at, 'c2f8'), ...mime })).statusCode,
        200,
      );
      assert.equal((await readStoredEmails()).at(-1)?.body, 'as MIME');
    });

    test('accepts each Mailgun signature for only one email, regardless of the case of its letters', async () => {
      const timestamp = String(Math.floor(Date.now() / 1_000));
      const signature = createHmac('sha256', nonHexSecret).update(`${timestamp}c2f9`).digest('hex');
      const postForm = async (text: string, changed = signature) =>
        post(
          `${new URLSearchParams({ timestamp, token: 'c2f9', signature: changed, recipient: to, 'body-mime': text })}`,
          { authorization: undefined, 'content-type': 'application/x-www-form-urlencoded' },
        );
      const genuine = `${await emailFrom(lin, { to, messageId: '<b@example.com>' })}`;
      assert.equal((await postForm(genuine)).body, 'Stored.');
      for (const changed of [signature, signature.toUpperCase()])
        assert.equal(
          (await postForm(`From: ${lin}\r\n\r\nforged`, changed)).body,
          'This email was stored before.',
        );
      assert.deepEqual(
        (await readStoredEmails()).map(({ body }) => body),
        ['Tuesday works for us.'],
      );
      // The rejected request did not mark its email as stored.
      assert.equal(
        (await post(`From: ${lin}\r\n\r\nforged`, { 'content-type': 'message/rfc822' })).body,
        'Stored.',
      );
    });

    test('accepts a Mailgun form without attachments', async () => {
      const timestamp = String(Math.floor(Date.now() / 1_000));
      const signature = createHmac('sha256', nonHexSecret).update(`${timestamp}c2fa`).digest('hex');
      const form = new URLSearchParams({ recipient: to, from: lin, subject: 'Re: Your show in December' });
      for (const [name, value] of Object.entries({ timestamp, token: 'c2fa', signature }))
        form.set(name, value);
      form.set('body-plain', 'Tuesday works for us.');
      const headers = { authorization: undefined, 'content-type': 'application/x-www-form-urlencoded' };
      await postTwice(() => post(`${form}`, headers));
    });

    test('does not parse a form body without a valid signature', async () => {
      const begin = performance.now();
      const fields = 'a&'.repeat(256 * 1024);
      for (const [type, body] of [
        ['application/x-www-form-urlencoded', `timestamp=1&token=2&signature=3&${fields}`],
        ['multipart/form-data; boundary=b', 'a:name="timestamp"\r\n'.repeat(100_000)],
      ] as const) {
        const { statusCode } = await post(body, { authorization: undefined, 'content-type': type });
        assert.equal(statusCode, 401);
      }
      // Parsing these bodies would block the server for more than five seconds.
      assert.ok(performance.now() - begin < 2_000);
    });

    test('accepts Amazon SES over SNS and rejects subscription URLs outside Amazon', async () => {
      const raw = await emailFrom(lin, { attachments: [plan] });
      const message = {
        notificationType: 'Received',
        receipt: { recipients: [to], action: { type: 'SNS', encoding: 'BASE64' } },
        content: raw.toString('base64'),
      };
      const body = { Type: 'Notification', Message: JSON.stringify(message) };
      const headers = { 'content-type': 'text/plain; charset=UTF-8' };
      assert.equal(await postTwice(() => post(body, headers)), 'plan.txt the plan');
      for (const SubscribeURL of [
        'http://sns.eu-west-1.amazonaws.com/?a',
        'https://sns.evil.example/',
        'https://sns.eu.amazonaws.com@evil.example/',
        'https://127.0.0.1/',
      ]) {
        const confirmation = { Type: 'SubscriptionConfirmation', Message: 'You have chosen', SubscribeURL };
        assert.equal((await post(confirmation, headers)).statusCode, 400, SubscribeURL);
      }
    });

    test('rejects requests without the secret before reading the body', async () => {
      for (const authorization of [
        undefined,
        basicAuth(''),
        basicAuth('f00d'),
        basicAuth(`${secret}x`),
        'Bearer x',
        'Digest x',
      ]) {
        const { statusCode, headers } = await post('From: a@b\r\n\r\nx', { authorization });
        assert.deepEqual([statusCode, headers['www-authenticate']], [401, 'Basic realm="mail"']);
      }
      assert.deepEqual(await readStoredEmails(), []);
    });

    test('rejects unknown formats and request bodies that are too large', async () => {
      for (const body of [
        '',
        '{',
        '{}',
        '[]',
        'hello',
        '{"Type":"Notification","Message":"{}"}',
        Buffer.from([0, 1, 2]),
      ])
        assert.equal((await post(body)).statusCode, 400, `${body}`);
      assert.equal((await post(Buffer.alloc(38 * 1024 * 1024, 'x'))).statusCode, 413);
      assert.deepEqual(await readStoredEmails(), []);
    });
  });

test('responds with 404 when no secret is set', async () => {
  const desk = await startDesk(backends[0] ?? 'embedded');
  const { statusCode } = await desk.app.inject({
    method: 'POST',
    url: '/hooks/mail',
    payload: 'From: a@b\r\n\r\nx',
  });
  await desk.drop();
  assert.equal(statusCode, 404);
});

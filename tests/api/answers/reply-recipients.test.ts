import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, test } from 'node:test';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { openLead, sendLead } from '#tests/support/desk/leads.ts';
import { emailFrom, receive, replyAddressOf, replyTo } from '#tests/support/mail/received.ts';
import { setUpMails } from '#tests/support/mail/run.ts';

for (const backend of backends)
  describe(`recipients of replies on the ${backend} database`, () => {
    const desk = setUpDesk(backend, { MAIL_REPLY_TO: replyTo });
    const [agent] = signIn(desk, { role: 'agent', name: 'Ada Okafor', email: 'ada@cue.example' });
    const { smtp, mails } = setUpMails(() => desk.database, { MAIL_REPLY_TO: replyTo });

    beforeEach(async () => {
      await desk.database.query('truncate staff.received_mail, staff.received_file, staff.heard_mail');
    });

    test('sends a reply to any address that the customer wrote from, and rejects other addresses', async () => {
      const ref = await sendLead(desk);
      const stranger = await sendLead(desk, 'contact_submissions', { email: 'stranger@example.com' });
      const to = await replyAddressOf(desk, ref);
      await receive(desk, await emailFrom('Lin <Lin@home.example>', { to, text: 'From home.' }));
      await receive(desk, await emailFrom('Ada <ada@cue.example>', { to, text: 'From a colleague.' }));
      await receive(
        desk,
        await emailFrom('robot@home.example', { to, headers: { 'Auto-Submitted': 'auto-replied' } }),
      );
      await receive(
        desk,
        await emailFrom('stranger@home.example', { to: await replyAddressOf(desk, stranger), text: 'Mine.' }),
      );
      const postReply = (subject: string, recipient: string, id: string = randomUUID()) =>
        desk.fetch(agent, 'POST', `leads/${ref}/replies`, { id, subject, body: 'Yes.', to: recipient });
      for (const unknown of [
        'stranger@example.com',
        'stranger@home.example',
        'robot@home.example',
        'ada@cue.example',
        'lin@home.example, evil@evil.example',
        '%',
        '',
      ]) {
        const refused = await postReply('Refused', unknown);
        assert.deepEqual([refused.statusCode, refused.json().code], [400, 'unknown_address'], unknown);
      }
      const id = randomUUID();
      assert.equal((await postReply('To their home', 'LIN@home.example', id)).statusCode, 201);
      assert.equal((await postReply('To their home', 'lin@home.example', id)).statusCode, 200);
      assert.equal((await postReply('To their home', 'lin@example.com', id)).json().code, 'other_words');
      assert.equal((await postReply('To the form', 'LIN@example.com')).statusCode, 201);
      mails.forward(25 * 3_600_000);
      await mails.run();
      const recipientsOf = (subject: string) =>
        smtp.received.filter(({ mail }) => mail.subject === subject).map(({ to }) => to);
      assert.deepEqual(recipientsOf('To their home'), [['Lin@home.example']]);
      assert.deepEqual(recipientsOf('To the form'), [['Lin@Example.com']]);
      assert.deepEqual(recipientsOf('Refused'), []);
      const replies = (await openLead(desk, agent, ref)).mails.filter(({ kind }) => kind === 'mail.reply');
      assert.deepEqual(
        replies.map(({ to }) => to),
        ['Lin@home.example', null],
      );
      const shown = await desk.fetch(agent, 'GET', `leads/${ref}/mails/${replies[0]?.id}`);
      assert.equal(shown.json().to, 'Lin@home.example');
    });

    test("keeps a received email's headers out of our emails", async () => {
      const ref = await sendLead(desk);
      const raw = [
        `From: "=?utf-8?Q?Lin=0D=0ABcc:_evil@evil.example?=" <lin@example.com>`,
        `To: ${await replyAddressOf(desk, ref)}`,
        'Subject: =?utf-8?Q?Hello=0D=0ABcc:_evil@evil.example?=',
        'Message-ID: <a@b>\r\n\tBcc: evil@evil.example',
        '',
        'Hello.',
      ].join('\r\n');
      assert.equal((await receive(desk, raw))?.kind, 'answer');
      const [mail] = await desk.database.query('select sender_name, subject from staff.received_mail');
      assert.doesNotMatch(`${mail?.sender_name}${mail?.subject}`, /[\r\n]/);
      await desk.fetch(agent, 'POST', `leads/${ref}/replies`, {
        id: randomUUID(),
        subject: 'Re: Hello\r\nBcc: evil@evil.example',
        body: 'Hello.',
      });
      await mails.run();
      assert.ok(smtp.received.some(({ mail }) => mail.subject === 'Re: Hello Bcc: evil@evil.example'));
      for (const { raw, to } of smtp.received) {
        assert.doesNotMatch(raw, /^bcc:/im);
        assert.ok(!to.includes('evil@evil.example'));
      }
    });
  });
